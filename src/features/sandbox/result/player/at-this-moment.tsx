import { ActionIcon, Card, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Card.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
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

/** How long a line is shown at most, in ms, as subtitling guidelines recommend. */
const LONGEST_LINE_MS = 7000;

/**
 * The words from one source that topics are based on at this moment, each once; those that are said at another time, in the
 * same conversation, with it.
 */
function wordsOf(
  concepts: readonly Concept[],
  source: 'said' | 'written',
  { startMs, endMs }: { startMs: number; endMs: number },
): string[] {
  const found = concepts.flatMap(({ evidence }) => {
    if (evidence?.kind !== 'words' || evidence.isSimilar || sourceOf(evidence) !== source) return [];
    const { words, timestamp } = evidence;
    const isNow = timestamp < endMs && timestamp > startMs - LONGEST_LINE_MS;
    return words.split(', ').map((word) => (isNow ? word : `${word} (${formatTimecode(timestamp)})`));
  });
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
  const { percentWhole } = useFormats();
  const conceptName = useConceptName();
  const index = response.analysis.findLastIndex(({ timestamp }) => timestamp <= timeMs);
  const entry = response.analysis[index];
  const during = {
    startMs: entry?.timestamp ?? 0,
    endMs: response.analysis[index + 1]?.timestamp ?? lastEntryEnd(response),
  };
  const concepts = entry && timeMs < lastEntryEnd(response) ? entry.concepts : [];
  const namesOf = (kind: Concept['kind']) =>
    concepts
      .filter((concept) => concept.kind === kind)
      .map(({ name, confidence }) => `${conceptName(name)} ${percentWhole(confidence)}`);

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
    { label: t('result.moment.text'), values: wordsOf(concepts, 'written', during), isKnown: isRead },
    {
      label: t(isTranscribed ? 'result.moment.heard' : 'result.moment.captions'),
      values: wordsOf(concepts, 'said', during),
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

/** The rows as they are shown: what nothing was found of is said once, and not in a row for each kind. */
function useLines(rows: readonly MomentRow[]) {
  const t = useText();
  const labelsOf = (some: readonly MomentRow[]) => some.map(({ label }) => label).join(' · ');
  const found = rows.filter(({ values }) => values.length > 0);
  const empty = rows.filter(({ values }) => values.length === 0);
  const lines = [
    ...found.map(({ label, values }) => ({ label, text: values.join(' · '), isEmpty: false })),
    { label: t('result.moment.none'), text: labelsOf(empty.filter(({ isKnown }) => isKnown)), isEmpty: true },
    {
      label: t('result.moment.not-assessed'),
      text: labelsOf(empty.filter(({ isKnown }) => !isKnown)),
      isEmpty: true,
    },
  ].filter(({ text }) => text !== '');
  return { lines, summary: found.flatMap(({ values }) => values).join(' · ') };
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
  const { lines, summary } = useLines(useMoment(plan, timeMs));
  const Chevron = isFolded ? IconChevronDown : IconChevronUp;
  return (
    <Card component="section" withBorder padding={isFolded ? 4 : 'sm'} aria-labelledby="result-moment">
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <div className={classes.head} data-folded={isFolded}>
          <Title order={3} size="sm" id="result-moment">
            {isFolded ? (
              <VisuallyHidden>{t('result.moment.title')} </VisuallyHidden>
            ) : (
              `${t('result.moment.title')} `
            )}
            <Text span inherit ff="monospace" fw={400} c="dimmed">
              {formatTimecode(timeMs)}
            </Text>
          </Title>
          {isFolded ? (
            <Text size="sm" truncate>
              {summary || t('result.moment.none')}
            </Text>
          ) : null}
        </div>
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
      {isFolded ? null : (
        <Text component="dl" size="sm" mt={6} className={classes.rows}>
          {lines.map(({ label, text, isEmpty }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-empty={isEmpty}>{text}</dd>
            </div>
          ))}
        </Text>
      )}
    </Card>
  );
});
