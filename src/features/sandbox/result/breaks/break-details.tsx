import { Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useText } from '@/i18n/use-text';
import { joinNames } from '@/lib/join-names';
import { missingReasons, type BreakReason } from '@/targeting/breaks';
import type { MediaPlan, PlannedBreak } from '@/targeting/plan';
import { TONE_WINDOW_MS } from '@/targeting/program-tone';
import { toneStepAt } from '@/targeting/tone-step';
import { useFormats } from '@/ui/use-formats';
import { useConceptName } from '../../use-concept-name';
import { useLevelText } from '../plan/level-text';
import { useToneText } from '../plan/tone-text';

/** What the score of a place is made of, what is missing, what the audience has seen and heard before it, and what changes. */
export function BreakDetails({ place, plan }: { place: PlannedBreak; plan: MediaPlan }) {
  const t = useText();
  const { oneDecimal } = useFormats();
  const levelText = useLevelText(plan.program.limits);
  const nameOf = useConceptName();
  const { stepText, stepFigures } = useToneText();
  const step = toneStepAt(plan.response, place.timestamp);
  const { lookback, match, risks, reasons } = place;
  const { range, topics, seen, loudness } = lookback;
  const named = (all: readonly BreakReason[]) => all.map((reason) => t(`plan.breaks.${reason}`)).join(', ');
  const seconds = Math.round((range.endMs - range.startMs) / 1000);
  const before = [
    ...topics.map(({ topic }) => nameOf(topic.name)),
    ...seen.map(nameOf),
    ...(loudness === undefined ? [] : [t('plan.breaks.loudness', { value: oneDecimal(loudness) })]),
  ];
  const facts: [string, string][] = [
    [t('plan.place-score.from'), named(reasons)],
    [t('plan.place-score.missing'), named(missingReasons(reasons))],
    [t('plan.breaks.before', { seconds }), joinNames(before)],
    [
      t('plan.tone.before-after', { seconds: TONE_WINDOW_MS / 1000 }),
      `${stepText(step)} ${stepFigures(step)}`.trim(),
    ],
    [
      t('plan.breaks.risk-around'),
      joinNames(risks.map(({ topic, level }) => `${nameOf(topic)} (${levelText(level)})`)),
    ],
    [
      t('plan.brief.title'),
      joinNames((match?.reasons ?? []).flatMap(({ concepts }) => concepts.map(nameOf))),
    ],
  ];
  return (
    <Stack component="dl" gap={2} fz="sm">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <Text component="dt" display="inline" size="sm" c="dimmed" mr={8}>
              {name}
            </Text>
            <Text component="dd" display="inline" size="sm">
              {value}
            </Text>
          </div>
        ))}
    </Stack>
  );
}
