import { Anchor, Badge, Paper, Table, Text, Title, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Anchor.layer.css';
import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Table.layer.css';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import {
  memo,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useText } from '@/i18n/use-text';
import { splitBreaks, type MediaPlan } from '@/targeting/plan';
import { firstTopics, type TopicTime } from '@/targeting/topics';
import { useFormats } from '@/ui/use-formats';
import { useConceptName } from '../../use-concept-name';
import type { Player } from '../player/use-player';
import { usePosition } from '../player/use-position';
import { rangeStyle } from '../timeline/time-axis';
import { TopicEvidence } from './topic-evidence-panel';
import classes from './topic-grid.module.css';

/** Number of topics shown at first, besides the sensitive ones. */
const FIRST_TOPICS = 5;

/** Sets the position of the playhead in the lanes. */
function PlayheadScope({
  player,
  totalMs,
  children,
}: {
  player: Player;
  totalMs: number;
  children: ReactNode;
}) {
  const positionMs = usePosition(player.video)?.positionMs ?? player.startMs;
  const style = { '--playhead': `${Math.min(100, (positionMs / totalMs) * 100)}%` } as CSSProperties;
  return <div style={style}>{children}</div>;
}

interface TopicRowProps {
  topic: TopicTime;
  plan: MediaPlan;
  onSeek: (timeMs: number) => void;
}

/** A topic with its times, its share and its confidence; it opens to its evidence. */
const TopicRow = memo(function TopicRow({ topic, plan, onSeek }: TopicRowProps) {
  const t = useText();
  const { percent, percentOneDecimal } = useFormats();
  const conceptName = useConceptName();
  const [isOpen, setOpen] = useState(false);
  const { name, ranges, share, confidence, isSensitive } = topic;
  const { durationMs } = plan;
  const button = useRef<HTMLButtonElement>(null);
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  }

  function seek({ currentTarget, clientX }: MouseEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    onSeek(Math.max(0, Math.min(1, (clientX - left) / width)) * durationMs);
  }

  return (
    <>
      <Table.Tr>
        <Table.Th scope="row" fw={500}>
          <UnstyledButton
            ref={button}
            className={classes.name}
            aria-expanded={isOpen}
            onKeyDown={closeOnEscape}
            onClick={() => setOpen(!isOpen)}
          >
            <Chevron size={16} aria-hidden="true" className={classes.chevron} />
            <span className={classes.topic}>
              <span>{conceptName(name)}</span>
              {isSensitive ? (
                <Badge variant="outline" color="gray" size="xs" tt="none">
                  {t('plan.glance.is-sensitive')}
                </Badge>
              ) : null}
            </span>
          </UnstyledButton>
        </Table.Th>
        <Table.Td>
          {/* For a pointer: by keyboard, the times are buttons in the evidence. */}
          <div className={classes.lane} aria-hidden="true" onClick={seek}>
            {ranges.map((range) => (
              <span key={range.startMs} className={classes.range} style={rangeStyle(range, durationMs)} />
            ))}
            {splitBreaks(plan.breaks).planned.map(({ timestamp }) => (
              <span
                key={timestamp}
                className={classes.break}
                style={{ left: `${(timestamp / durationMs) * 100}%` }}
              />
            ))}
          </div>
        </Table.Td>
        <Table.Td ta="end">{percent(share)}</Table.Td>
        <Table.Td ta="end">{percentOneDecimal(confidence)}</Table.Td>
      </Table.Tr>
      {isOpen ? (
        <Table.Tr onKeyDown={closeOnEscape}>
          <Table.Td colSpan={4}>
            <TopicEvidence topic={topic} plan={plan} />
          </Table.Td>
        </Table.Tr>
      ) : null}
    </>
  );
});

interface TopicGridProps {
  plan: MediaPlan;
  player: Player;
}

/**
 * What the video is about: the topics by share, each with its times. The sensitive ones are marked, and shown at once,
 * after the first of the others.
 */
export const TopicGrid = memo(function TopicGrid({ plan, player }: TopicGridProps) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const { first, others } = useMemo(() => firstTopics(plan.topics, FIRST_TOPICS), [plan.topics]);
  const shown = isWhole ? [...first, ...others] : first;
  return (
    <Paper withBorder px="md" py="xs">
      <Title order={4} size="md" id="result-topics">
        {t('plan.glance.about')}
      </Title>
      {first.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('plan.glance.no-topic')}
        </Text>
      ) : (
        <PlayheadScope player={player} totalMs={plan.durationMs}>
          <Table
            verticalSpacing={2}
            horizontalSpacing={6}
            tabularNums
            className={classes.topics}
            aria-labelledby="result-topics"
          >
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('plan.glance.topic')}</Table.Th>
                <Table.Th>{t('plan.glance.times')}</Table.Th>
                <Table.Th ta="end">{t('plan.glance.share')}</Table.Th>
                <Table.Th ta="end">{t('plan.glance.confidence')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {shown.map((topic) => (
                <TopicRow key={topic.name} topic={topic} plan={plan} onSeek={player.seek} />
              ))}
            </Table.Tbody>
          </Table>
        </PlayheadScope>
      )}
      {!isWhole && others.length > 0 ? (
        <Anchor component="button" type="button" size="sm" py={3} onClick={() => setWhole(true)}>
          {t('plan.glance.more', { count: others.length })}
        </Anchor>
      ) : null}
    </Paper>
  );
});
