import { memo, useMemo } from 'react';
import type { Shot, Thumbnail } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { useFormats } from '@/ui/use-formats';
import { usePlayFrom } from '../player/use-player';
import classes from './frame-strip.module.css';
import { framesOf, type Frame } from './frames';

function FrameContent({ frame: { timestampMs, endMs, image } }: { frame: Frame }) {
  const t = useText();
  const { oneDecimal } = useFormats();
  const time = formatTimecode(timestampMs);
  return (
    <>
      {image ? (
        <img
          className={classes.image}
          src={image}
          alt={t('sandbox.frame-strip.frame', { time })}
          decoding="async"
          draggable={false}
        />
      ) : (
        <span className={classes.blank} />
      )}
      <span className={classes.label}>
        <span>{time}</span>
        {endMs === undefined ? null : (
          <span className={classes.length}>
            {t('sandbox.seconds', { seconds: oneDecimal((endMs - timestampMs) / 1000) })}
          </span>
        )}
      </span>
    </>
  );
}

interface FrameStripProps {
  shots: Shot[] | undefined;
  thumbnails: Thumbnail[] | undefined;
}

/** The shots with their thumbnails; each plays the video from there. Memoized: a filter does not change it. */
export const FrameStrip = memo(function FrameStrip({ shots, thumbnails }: FrameStripProps) {
  const t = useText();
  const playFrom = usePlayFrom();
  const frames = useMemo(() => framesOf(shots, thumbnails), [shots, thumbnails]);
  if (frames.length === 0) return null;
  const label = shots?.length
    ? t('sandbox.frame-strip.shots', { count: shots.length })
    : t('sandbox.frame-strip.frames');
  return (
    <div className={classes.strip}>
      <h4 className={classes.title}>{label}</h4>
      {/* Focusable, so that it can be scrolled by keyboard, where it contains no buttons. */}
      <ol className={classes.frames} aria-label={label} {...(playFrom ? {} : { tabIndex: 0 })}>
        {frames.map((frame) => (
          <li
            key={`${frame.timestampMs} ${frame.endMs ?? ''}`}
            className={classes.frame}
            data-shot-start={frame.endMs !== undefined}
            data-blank={frame.image === undefined}
          >
            {playFrom ? (
              <button type="button" className={classes.play} onClick={() => playFrom(frame.timestampMs)}>
                <FrameContent frame={frame} />
              </button>
            ) : (
              <FrameContent frame={frame} />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
});
