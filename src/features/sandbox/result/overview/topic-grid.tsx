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
  type Ref,
} from 'react';
import { useText } from '@/i18n/use-text';
import { splitBreaks } from '@/targeting/best-of-plan';
import type { MediaPlan } from '@/targeting/plan';
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

interface TopicNameProps {
  topic: TopicTime;
  isOpen: boolean;
  onToggle: () => void;
  onEscape: (event: KeyboardEvent) => void;
  buttonRef: Ref<HTMLButtonElement>;
}

/** Opens the evidence of a topic. */
function TopicName({ topic: { name, isSensitive }, isOpen, onToggle, onEscape, buttonRef }: TopicNameProps) {
  const t = useText();
  const conceptName = useConceptName();
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <UnstyledButton
      ref={buttonRef}
      className={classes.name}
      fz="sm"
      aria-expanded={isOpen}
      onKeyDown={onEscape}
      onClick={onToggle}
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
  );
}

interface TopicRowProps {
  topic: TopicTime;
  plan: MediaPlan;
  onSeek: (timeMs: number) => void;
}

/** The times of a topic and the breaks. For a pointer: by keyboard, the times are buttons in the evidence. */
function TopicTimes({ topic, plan, onSeek }: TopicRowProps) {
  const { durationMs } = plan;

  function seek({ currentTarget, clientX }: MouseEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    onSeek(Math.max(0, Math.min(1, (clientX - left) / width)) * durationMs);
  }

  return (
    <div className={classes.lane} aria-hidden="true" onClick={seek}>
      {topic.ranges.map((range) => (
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
  );
}

/** A topic with its times, its share and its confidence; it opens to its evidence. */
const TopicRow = memo(function TopicRow({ topic, plan, onSeek }: TopicRowProps) {
  const { percent, percentOneDecimal } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  }

  return (
    <>
      <Table.Tr>
        <Table.Th scope="row" fw={500}>
          <TopicName
            topic={topic}
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
            onEscape={closeOnEscape}
            buttonRef={button}
          />
        </Table.Th>
        <Table.Td>
          <TopicTimes topic={topic} plan={plan} onSeek={onSeek} />
        </Table.Td>
        <Table.Td ta="end">{percent(topic.share)}</Table.Td>
        <Table.Td ta="end">{percentOneDecimal(topic.confidence)}</Table.Td>
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
