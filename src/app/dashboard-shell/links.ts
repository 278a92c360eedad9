import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconMovie from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import type { Icon } from '@tabler/icons-react';
import { paths } from '@/config/paths';
import type { MessageId } from '@/i18n/message';

export interface SidebarLinkTarget {
  label: MessageId;
  href: string;
  icon: Icon;
}

/** In the order of the specification, section 2. */
export const sidebarLinks: readonly SidebarLinkTarget[] = [
  { label: 'shell.settings', href: paths.settings, icon: IconUser },
  { label: 'shell.billing', href: paths.billing, icon: IconCreditCard },
  { label: 'shell.statistics', href: paths.statistics, icon: IconChartBar },
  { label: 'shell.api', href: paths.api, icon: IconKey },
  { label: 'shell.configuration', href: paths.configuration, icon: IconAdjustmentsHorizontal },
  { label: 'shell.organizations', href: paths.organizations, icon: IconBuilding },
  { label: 'shell.campaigns', href: paths.campaigns, icon: IconSpeakerphone },
  { label: 'shell.sandbox', href: paths.sandbox, icon: IconMovie },
];
