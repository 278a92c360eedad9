import { ActionIcon, Card, Group, Text, Title } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Card.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { memo } from 'react';
import type { Concept, Evidence } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { areTopicsAssessed } from '@/targeting/assessment';
import { analyzedUntil, lastEntryEnd } from '@/targeting/concept-ranges';
import type { MediaPlan } from '@/targeting/plan';
import { risksWithin, riskTimes } from '@/targeting/risk-times';
import { useFormats } from '@/ui/use-formats';
import { useConceptName } from '../../use-concept-name';
import classes from './at-this-moment.module.css';
import type { Player } from './use-player';
import { usePosition } from './use-position';

type Words = Extract<Evidence, { kind: 'words' }>;

/** Where the words of evidence were found: a topic can have several sources, and its words are from the strongest. */
function sourceOf({ box, sources = ['said'] }: Words) {
  if (box) return 'written';
  return sources.includes('said') || sources.includes('heard') ? 'said' : sources[0];
}

/** The words from one source that topics are based on at this moment, each once. */
function wordsOf(concepts: readonly Concept[], source: 'said' | 'written'): string[] {
  const found = concepts.flatMap(({ evidence }) =>
    evidence?.kind === 'words' && !evidence.isSimilar && sourceOf(evidence) === source
      ? evidence.words.split(', ')
      : [],
  );
  return [...new Set(found)];
}

interface MomentRow {
  label: string;
  values: readonly string[];
  /** Whether it was analyzed, so that nothing found means that there is nothing. */
  isKnown: boolean;
}

/** What is found at a time, by kind; the risk is the last row. */
function useMoment({ response, choices, program, topics }: MediaPlan, timeMs: number): MomentRow[] {
  const t = useText();
  const { percent } = useFormats();
  const conceptName = useConceptName();
  const entry = response.analysis.findLast(({ timestamp }) => timestamp <= timeMs);
  const concepts = entry && timeMs < lastEntryEnd(response) ? entry.concepts : [];
  const namesOf = (kind: Concept['kind']) =>
    concepts
      .filter((concept) => concept.kind === kind)
      .map(({ name, confidence }) => `${conceptName(name)} ${percent(Math.round(confidence * 100) / 100)}`);

  const now = { startMs: timeMs, endMs: timeMs + 1 };
  const risks = risksWithin(riskTimes(response, choices.profile.leastConfidence), now).map(
    ({ name, level }) => t(`result.risk.${level ?? 'unknown'}`, { topic: conceptName(name) }),
  );
  const isRead = timeMs < analyzedUntil(response);
  const isAssessed = isRead && areTopicsAssessed(program.limits);
  // An older result has topics without their sources.
  const areTopicsKnown = isAssessed || (isRead && topics.length > 0);
  const isHeard = isRead && !program.limits.includes('no-audio');
  const isTranscribed = response.transcript?.source === 'heard';
  return [
    { label: t('sandbox.group.topic'), values: namesOf('topic'), isKnown: areTopicsKnown },
    { label: t('result.moment.seen'), values: namesOf('seen'), isKnown: isRead },
    { label: t('result.moment.text'), values: wordsOf(concepts, 'written'), isKnown: isRead },
    {
      label: t(isTranscribed ? 'result.moment.heard' : 'result.moment.captions'),
      values: wordsOf(concepts, 'said'),
      isKnown: isRead,
    },
    { label: t('sandbox.introduction.audio'), values: namesOf('sound'), isKnown: isHeard },
    { label: t('result.moment.risk'), values: risks, isKnown: isAssessed },
  ];
}

interface AtThisMomentProps {
  plan: MediaPlan;
  player: Player;
  /** Whether it is one line. */
  isFolded?: boolean;
  /** Folds or unfolds it; missing where it has room. */
  onFold?: (() => void) | undefined;
}

/** What the video is about, shows and says at the playback position, and its risk as the plan counts it. */
export const AtThisMoment = memo(function AtThisMoment({
  plan,
  player,
  isFolded = false,
  onFold,
}: AtThisMomentProps) {
  const t = useText();
  const position = usePosition(player.video);
  // At its end, a video shows its last moment.
  const timeMs = Math.min(position?.positionMs ?? player.startMs, plan.durationMs - 1);
  const rows = useMoment(plan, timeMs);
  const textOf = ({ values, isKnown }: MomentRow) =>
    values.join(' · ') || t(isKnown ? 'result.moment.none' : 'result.moment.not-assessed');
  const summary = rows.flatMap(({ values }) => values).join(' · ');
  const Chevron = isFolded ? IconChevronDown : IconChevronUp;
  return (
    <Card component="section" withBorder padding={isFolded ? 'xs' : 'sm'} aria-labelledby="result-moment">
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Title order={3} size="sm" id="result-moment">
          {t('result.moment.title')}{' '}
          <Text span inherit ff="monospace" fw={400} c="dimmed">
            {formatTimecode(timeMs)}
          </Text>
        </Title>
        {onFold ? (
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={t('result.moment.all')}
            aria-expanded={!isFolded}
            onClick={onFold}
          >
            <Chevron size={18} aria-hidden="true" />
          </ActionIcon>
        ) : null}
      </Group>
      {isFolded ? (
        <Text size="sm" lineClamp={2}>
          {summary || t('result.moment.none')}
        </Text>
      ) : (
        <Text component="dl" size="sm" mt={6} className={classes.rows}>
          {rows.map((row) => (
            <div key={row.label}>
              <dt>{row.label}</dt>
              <dd data-empty={row.values.length === 0}>{textOf(row)}</dd>
            </div>
          ))}
        </Text>
      )}
    </Card>
  );
});
