import { memo } from 'react';
import type { FormatWindow } from '@/contracts/windows';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import { LaneFold } from '../timeline/lane-fold';
import { useLazyPart } from './use-lazy-part';

interface LanesProps {
  windows: readonly FormatWindow[];
  totalMs: number;
}

function Lanes(props: LanesProps) {
  const lanes = useLazyPart(async () => (await import('./place-lanes')).PlaceLanes);
  return lanes ? <lanes.Component {...props} /> : null;
}

/** The windows beside the breaks, folded: one lane per place, which load when they are unfolded. */
export const WindowLanes = memo(function WindowLanes({
  windows = [],
  totalMs,
}: Pick<LanesProps, 'totalMs'> & { windows: LanesProps['windows'] | undefined }) {
  const t = useText();
  const { number } = useFormats();
  if (windows.length === 0) return null;
  return (
    <LaneFold label={`${t('result.view.windows')} ${number(windows.length)}`} isOpenAtFirst={false}>
      <Lanes windows={windows} totalMs={totalMs} />
    </LaneFold>
  );
});
