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

export interface SidebarLinkTarget {
  label: string;
  href: string;
  icon: Icon;
}

/** In the order of the specification, section 2. */
export const sidebarLinks: readonly SidebarLinkTarget[] = [
  { label: 'Personal Settings', href: paths.settings, icon: IconUser },
  { label: 'Billing', href: paths.billing, icon: IconCreditCard },
  { label: 'Statistics', href: paths.statistics, icon: IconChartBar },
  { label: 'API Settings', href: paths.api, icon: IconKey },
  { label: 'Configuration', href: paths.configuration, icon: IconAdjustmentsHorizontal },
  { label: 'Organizations', href: paths.organizations, icon: IconBuilding },
  { label: 'Campaigns', href: paths.campaigns, icon: IconSpeakerphone },
  { label: 'Sandbox', href: paths.sandbox, icon: IconMovie },
];
