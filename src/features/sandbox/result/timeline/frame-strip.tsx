import { ActionIcon, Group, Text, Title, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { memo, useEffect, useMemo, useRef, type RefObject } from 'react';
import type { Shot, Thumbnail } from '@/contracts/timeline';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { useFormats } from '@/ui/use-formats';
import { usePosition } from '../player/use-position';
import { usePlayFrom, type Player } from '../player/use-player';
import classes from './frame-strip.module.css';
import { framesOf, type Frame } from './frames';
import type { TimeView } from './use-zoom';

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
        <span className={classes.image} />
      )}
      <Group component="span" justify="space-between" wrap="nowrap" gap={4} pt={2}>
        <Text component="span" size="xs" ff="monospace">
          {time}
        </Text>
        {endMs === undefined ? null : (
          <Text component="span" size="xs" c="dimmed">
            {t('sandbox.seconds', { seconds: oneDecimal((endMs - timestampMs) / 1000) })}
          </Text>
        )}
      </Group>
    </>
  );
}

/** Memoized: only the frames whose mark changes are rendered while the video plays. */
const StripFrame = memo(function StripFrame({ frame, isCurrent }: { frame: Frame; isCurrent: boolean }) {
  const playFrom = usePlayFrom();
  return (
    <li
      className={classes.frame}
      data-blank={frame.image === undefined}
      data-current={isCurrent}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {playFrom ? (
        <UnstyledButton className={classes.play} onClick={() => playFrom(frame.timestampMs)}>
          <FrameContent frame={frame} />
        </UnstyledButton>
      ) : (
        <FrameContent frame={frame} />
      )}
    </li>
  );
});

/** Up to this number of frames, all are in view on a wide screen. */
const FEW = 6;

/** The share of the strip's width by which an arrow button scrolls. */
const PAGE = 0.8;

/** Scrolls the list sideways to follow the playback position; nothing else moves. */
function useFollowing(list: RefObject<HTMLOListElement | null>, current: number) {
  useEffect(() => {
    const frame = list.current?.children[current];
    if (!list.current || !(frame instanceof HTMLElement)) return;
    const [shown, wanted] = [list.current.getBoundingClientRect(), frame.getBoundingClientRect()];
    if (wanted.left >= shown.left && wanted.right <= shown.right) return;
    list.current.scrollBy({ left: wanted.left - shown.left - (shown.width - wanted.width) / 2 });
  }, [list, current]);
}

/** While nothing plays, the list begins where the view of the timeline does, however that is zoomed and scrolled. */
function useFollowingView(
  list: RefObject<HTMLOListElement | null>,
  frames: readonly Frame[],
  { scroller, inView }: TimeView,
  { video }: Player,
) {
  useEffect(() => {
    const timeline = scroller.current;
    let shown = 0;
    const follow = () => {
      const startMs = inView()?.startMs ?? 0;
      const index = Math.max(
        0,
        frames.findLastIndex(({ timestampMs }) => timestampMs <= startMs),
      );
      if (index === shown || (video && !video.paused)) return;
      shown = index;
      const [first, frame] = [list.current?.children[0], list.current?.children[index]];
      if (!(first instanceof HTMLElement) || !(frame instanceof HTMLElement)) return;
      list.current?.scrollTo({ left: frame.offsetLeft - first.offsetLeft });
    };
    timeline?.addEventListener('scroll', follow, { passive: true });
    return () => timeline?.removeEventListener('scroll', follow);
  }, [list, frames, scroller, inView, video]);
}

interface FrameStripProps {
  shots: Shot[] | undefined;
  thumbnails: Thumbnail[] | undefined;
  player: Player;
  view: TimeView;
}

/** The shots, one frame each. A frame plays the video from its shot; the shot that plays is marked. */
export const FrameStrip = memo(function FrameStrip({ shots, thumbnails, player, view }: FrameStripProps) {
  const t = useText();
  const playFrom = usePlayFrom();
  const frames = useMemo(() => framesOf(shots, thumbnails), [shots, thumbnails]);
  const position = usePosition(player.video);
  const current = position
    ? frames.findLastIndex(({ timestampMs }) => timestampMs <= position.positionMs)
    : -1;
  const list = useRef<HTMLOListElement>(null);
  useFollowing(list, current);
  useFollowingView(list, frames, view, player);
  if (frames.length === 0) return null;
  const label = shots?.length
    ? t('sandbox.frame-strip.shots', { count: shots.length })
    : t('sandbox.frame-strip.frames');

  function turn(direction: -1 | 1) {
    list.current?.scrollBy({ left: direction * PAGE * list.current.clientWidth, behavior: 'smooth' });
  }

  return (
    <div>
      <Group justify="space-between" mih={28}>
        <Title order={4} size="h6">
          {label}
        </Title>
        {frames.length > FEW ? (
          <ActionIcon.Group>
            <ActionIcon
              variant="subtle"
              size={28}
              aria-label={t('result.strip-back')}
              title={t('result.strip-back')}
              onClick={() => turn(-1)}
            >
              <IconChevronLeft size={18} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              size={28}
              aria-label={t('result.strip-on')}
              title={t('result.strip-on')}
              onClick={() => turn(1)}
            >
              <IconChevronRight size={18} aria-hidden="true" />
            </ActionIcon>
          </ActionIcon.Group>
        ) : null}
      </Group>
      {/* Focusable where it contains no buttons, so that it can be scrolled by keyboard. */}
      <ol ref={list} className={classes.frames} aria-label={label} {...(playFrom ? {} : { tabIndex: 0 })}>
        {frames.map((frame, index) => (
          <StripFrame key={frame.timestampMs} frame={frame} isCurrent={index === current} />
        ))}
      </ol>
    </div>
  );
});
