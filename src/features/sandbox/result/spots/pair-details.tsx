import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useRef } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { categoryById } from '@/targeting/categories';
import type { Conflict } from '@/targeting/spots/conflicts';
import type { Pair } from '@/targeting/spots/pairs';
import type { SceneEvidence } from '@/targeting/spots/scene-subjects';
import type { Placement, Spot } from '@/targeting/spots/spot';
import { toneChanges, type ToneStep } from '@/targeting/tone-step';
import { useFormats } from '@/ui/use-formats';
import { useConceptName } from '../../use-concept-name';
import { PlayTime } from '../entries/play-time';
import { useToneText } from '../plan/tone-text';
import { languageName } from '../transcript/track-name';
import { FitParts } from './fit-parts';
import classes from './spots.module.css';
import type { Preview } from './use-preview';

const CHOICES = ['auto', 'pinned', 'forbidden'] as const;

function Evidence({ evidence }: { evidence: SceneEvidence }) {
  const t = useText();
  const nameOf = useConceptName();
  function text(): string {
    switch (evidence.kind) {
      case 'line':
        return t(`spots.evidence.${evidence.source}`, { text: evidence.text, words: evidence.words });
      case 'similar':
        return t('spots.evidence.similar', { text: evidence.text });
      case 'topic':
        return [
          t('spots.evidence.topic', { name: nameOf(evidence.name) }),
          evidence.level && t(`plan.level.${evidence.level}`),
        ]
          .filter(Boolean)
          .join(' · ');
      case 'track':
        return evidence.text === ''
          ? t('spots.evidence.track')
          : t('spots.evidence.track-line', { text: evidence.text });
      case 'object':
        return t('spots.evidence.object', { name: nameOf(evidence.name) });
    }
  }
  return (
    <li>
      <PlayTime timeMs={evidence.timeMs} /> <bdi>{text()}</bdi>
    </li>
  );
}

/** The name of a conflict in the language of the page. */
function useConflictText(): (conflict: Conflict) => string {
  const t = useText();
  const nameOf = useConceptName();
  const { locale } = useFormats();
  return (conflict) => {
    switch (conflict.kind) {
      case 'subject':
        return t('spots.conflict.subject', { subject: t(`spots.subject.${conflict.subject}`) });
      case 'avoided':
        return t('spots.conflict.avoided', {
          category: nameOf(categoryById(conflict.category)?.name ?? conflict.category),
        });
      case 'rival':
        return t('spots.conflict.rival', { brand: conflict.brand });
      case 'language':
        return t('spots.conflict.language', {
          language: languageName(conflict.program, locale) ?? conflict.program,
        });
      default:
        return t(`spots.conflict.${conflict.kind}`);
    }
  };
}

/** What changes from the program to the spot and back, as far as it is measured: it is no mood. */
function ToneSentences({ pair: { spot }, step }: { pair: Pair; step: ToneStep }) {
  const t = useText();
  const { changeList } = useToneText();
  const tone = spot.measured?.tone;
  if (!tone) return null;
  const sides = [
    ['into', { before: step.before, after: tone }],
    ['out', { before: tone, after: step.after }],
  ] as const;
  return sides.map(([side, each]) => {
    const changes = toneChanges(each);
    if (!changes) return null;
    return (
      <Text key={side} size="sm">
        {changes.length > 0
          ? t(`spots.tone.${side}`, { list: changeList(changes) })
          : t(`spots.tone.${side}-same`)}
      </Text>
    );
  });
}

/** The preview of a spot in a break; undefined if another one runs, or none. */
function runningOf({ running }: Preview, spot: Spot, timestamp: number): Preview['running'] | undefined {
  return running?.spot.id === spot.id && running.timestamp === timestamp ? running : undefined;
}

/** Starts and stops the preview of a spot in a break, and skips the spot. */
function PreviewButtons({ spot, preview, timestamp }: { spot: Spot; preview: Preview; timestamp: number }) {
  const t = useText();
  const stop = useRef<HTMLButtonElement>(null);
  const running = runningOf(preview, spot, timestamp);
  return (
    <>
      {preview.problem ? null : (
        <Button
          ref={stop}
          size="xs"
          variant="default"
          onClick={running ? preview.stop : () => preview.start(spot, timestamp)}
        >
          {t(running ? 'spots.preview.stop' : 'spots.preview.start')}
        </Button>
      )}
      {running?.step === 'spot' ? (
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            // This button goes.
            stop.current?.focus();
            preview.goOn();
          }}
        >
          {t('spots.preview.skip')}
        </Button>
      ) : null}
    </>
  );
}

interface PairDetailsProps {
  pair: Pair;
  step: ToneStep;
  preview: Preview;
  /** The break, in ms. */
  timestamp: number;
  /** Total length of the advertisements in the break. */
  podSeconds: number;
  onChoice: (choice: Placement['choice'] | undefined) => void;
}

/** Why a spot fits a break or not, with the evidence, and what the user wants. */
export function PairDetails({ pair, step, preview, timestamp, podSeconds, onChoice }: PairDetailsProps) {
  const t = useText();
  const conflictText = useConflictText();
  const { spot, conflicts, choice } = pair;
  const running = runningOf(preview, spot, timestamp);
  const isInConflict = conflicts.some(({ forbids }) => forbids);
  return (
    <Stack gap="xs">
      {conflicts.map((conflict, index) => (
        <div key={index}>
          <Text size="sm" fw={560} c={conflict.forbids ? 'var(--bad-ink)' : 'var(--warn-ink)'}>
            <span aria-hidden="true">{conflict.forbids ? '✕' : '!'}</span> {conflictText(conflict)}
          </Text>
          <ul className={classes.parts}>
            {conflict.evidence.map((evidence, position) => (
              <Evidence key={position} evidence={evidence} />
            ))}
          </ul>
        </div>
      ))}
      {spot.seconds > podSeconds ? (
        <Text size="sm" fw={560} c="var(--warn-ink)">
          {t('spots.long', { seconds: spot.seconds, pod: podSeconds })}
        </Text>
      ) : null}
      {conflicts.length === 0 ? <Text size="sm">{t('spots.conflict.none')}</Text> : null}
      <Group gap="xs">
        <SegmentedControl
          size="xs"
          aria-label={t('spots.choice')}
          value={choice ?? 'auto'}
          data={CHOICES.map((value) => ({
            value,
            label: t(`spots.choice.${value}`),
            // A conflict is not overruled: an ad server would ignore the warning.
            disabled: value === 'pinned' && isInConflict,
          }))}
          onChange={(value) => onChoice(value === 'auto' ? undefined : value)}
        />
        <PreviewButtons spot={spot} preview={preview} timestamp={timestamp} />
      </Group>
      <Text size="sm" role="status" className={classes.previewed}>
        {preview.problem
          ? t(`spots.preview.${preview.problem}`)
          : running
            ? t(`spots.preview.${running.step}`, { name: spot.name, time: formatTimecode(timestamp) })
            : null}
      </Text>
      <FitParts pair={pair} />
      <ToneSentences pair={pair} step={step} />
    </Stack>
  );
}
