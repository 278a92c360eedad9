import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconMovie from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';

/** The icons of the pages, only for the sidebar: visitors of the other pages do not fetch them. */
export const pageIcons = {
  IconAdjustmentsHorizontal,
  IconBuilding,
  IconChartBar,
  IconCreditCard,
  IconKey,
  IconMovie,
  IconSpeakerphone,
  IconUser,
};
