import { memo, useMemo } from 'react';
import type { Shot, Thumbnail } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { useFormats } from '@/ui/use-formats';
import { usePlayFrom } from '../player/play-context';
import classes from './film-strip.module.css';
import { framesOf, type Frame } from './frames';

function FramePicture({ frame: { timestampMs, endMs, image } }: { frame: Frame }) {
  const t = useText();
  const { oneDecimal } = useFormats();
  const time = formatTimecode(timestampMs);
  return (
    <>
      {image ? (
        <img
          className={classes.picture}
          src={image}
          alt={t('sandbox.film-strip.picture', { time })}
          decoding="async"
          draggable={false}
        />
      ) : (
        <span className={classes.blank} />
      )}
      <span className={classes.caption}>
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

interface FilmStripProps {
  shots: Shot[] | undefined;
  thumbnails: Thumbnail[] | undefined;
}

/**
 * The shots one after another with their pictures; those who can play the video play it from there. Memoised: a
 * hundred pictures have nothing to do with a filter.
 */
export const FilmStrip = memo(function FilmStrip({ shots, thumbnails }: FilmStripProps) {
  const t = useText();
  const playFrom = usePlayFrom();
  const frames = useMemo(() => framesOf(shots, thumbnails), [shots, thumbnails]);
  if (frames.length === 0) return null;
  const label = shots?.length
    ? t('sandbox.film-strip.shots', { count: shots.length })
    : t('sandbox.film-strip.pictures');
  return (
    <div className={classes.strip}>
      <h4 className={classes.title}>{label}</h4>
      {/* Scrolled by its own keys where nothing in it takes the focus. */}
      <ol className={classes.frames} aria-label={label} {...(playFrom ? {} : { tabIndex: 0 })}>
        {frames.map((frame) => (
          <li
            key={`${frame.timestampMs} ${frame.endMs ?? ''}`}
            className={classes.frame}
            data-begins={frame.endMs !== undefined}
            data-blank={frame.image === undefined}
          >
            {playFrom ? (
              <button type="button" className={classes.play} onClick={() => playFrom(frame.timestampMs)}>
                <FramePicture frame={frame} />
              </button>
            ) : (
              <FramePicture frame={frame} />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
});
