import { Text } from '@mantine/core';
import type { Evidence } from '@/contracts/analysis';
import type { Thumbnail } from '@/contracts/timeline';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import classes from './evidence-frame.module.css';

type InFrame = Exclude<Evidence, { kind: 'measurement' }>;

/** A thumbnail within this time of the evidence shows the same frame, in ms: both timestamps are rounded. */
const SAME_FRAME_MS = 2;

interface EvidenceFrameProps {
  evidence: InFrame;
  /** In time order. */
  thumbnails: readonly Thumbnail[] | undefined;
}

/**
 * Where something is in its frame: the thumbnail with a box, and the same in words. Without a box, or a thumbnail
 * of that very frame, there is no image: a box over another frame would be wrong.
 */
export function EvidenceFrame({ evidence: { box, timestamp }, thumbnails }: EvidenceFrameProps) {
  const t = useText();
  const { percent } = useFormats();
  if (!box) return null;
  const thumbnail = thumbnails?.find((each) => Math.abs(each.timestamp - timestamp) <= SAME_FRAME_MS);
  const place = t('sandbox.evidence.place', {
    left: percent(box.x),
    top: percent(box.y),
    width: percent(box.width),
    height: percent(box.height),
  });
  return (
    <figure style={{ margin: '8px 0 0' }}>
      {thumbnail ? (
        <span className={classes.frame}>
          <img src={thumbnail.image} alt="" />
          <svg className={classes.box} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
            <rect x={box.x} y={box.y} width={box.width} height={box.height} />
            <rect className={classes.inner} x={box.x} y={box.y} width={box.width} height={box.height} />
          </svg>
        </span>
      ) : null}
      <Text component="figcaption" size="xs" c="dimmed">
        {place}
      </Text>
    </figure>
  );
}
