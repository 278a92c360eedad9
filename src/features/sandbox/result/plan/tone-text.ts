import { useMemo } from 'react';
import { useText } from '@/i18n/use-text';
import { TONE_MEASURES, type Tone, type ToneMeasure } from '@/targeting/program-tone';
import { toneChanges, type ToneChange, type ToneStep } from '@/targeting/tone-step';
import { useFormats } from '@/ui/use-formats';

interface ToneText {
  /** Two values of a measure with their unit: `6 to 24 cuts/min`; one if they read the same. */
  rangeText: (measure: ToneMeasure, from: number, to: number) => string;
  /** All measures of a part: `Pace 12 cuts/min, Light 40%`; empty if none is known. */
  toneText: (tone: Tone) => string;
  /** Changes of tone as a list: `louder by 6 dB and brighter`. */
  changeList: (changes: readonly ToneChange[]) => string;
  /** What changes across a break, in a sentence; empty if no measure is known on both sides. */
  stepText: (step: ToneStep) => string;
  /** The same in figures: `Pace 6 to 24 cuts/min, Light 40%`. */
  stepFigures: (step: ToneStep) => string;
}

/** Returns functions that say the tone of a part, and the step at a break, in words. */
export function useToneText(): ToneText {
  const t = useText();
  const { number, oneDecimal, percent, locale } = useFormats();
  return useMemo(() => {
    const figure = (measure: ToneMeasure, value: number) => {
      if (measure === 'pace') return number(Math.round(value));
      return measure === 'loudness' ? oneDecimal(value) : percent(Math.round(value * 100) / 100);
    };
    const rangeText = (measure: ToneMeasure, from: number, to: number) => {
      const [start, end] = [figure(measure, from), figure(measure, to)];
      const value = start === end ? start : t('sandbox.timeline.range', { start, end });
      if (measure === 'pace') return t('plan.tone.cuts', { value });
      return measure === 'loudness' ? t('sandbox.audio.lufs', { value }) : value;
    };
    const changeText = (change: ToneChange) => {
      switch (change.kind) {
        case 'faster':
        case 'slower':
          if (change.times === undefined) return t(`plan.tone.change.${change.kind}`);
          return change.times === 2
            ? t(`plan.tone.change.${change.kind}-twice`)
            : t(`plan.tone.change.${change.kind}-times`, { times: number(change.times) });
        case 'louder':
        case 'quieter':
          return t(`plan.tone.change.${change.kind}`, { decibels: number(Math.round(change.decibels)) });
        default:
          return t(`plan.tone.change.${change.kind}`);
      }
    };
    const figures = (from: Tone, to: Tone) =>
      TONE_MEASURES.flatMap((measure) => {
        const [start, end] = [from[measure], to[measure]];
        if (start === undefined || end === undefined) return [];
        return [`${t(`plan.tone.${measure}`)} ${rangeText(measure, start, end)}`];
      }).join(', ');
    const changeList = (changes: readonly ToneChange[]) =>
      new Intl.ListFormat(locale).format(changes.map(changeText));
    return {
      rangeText,
      changeList,
      toneText: (tone) => figures(tone, tone),
      stepText: (step) => {
        const changes = toneChanges(step);
        if (!changes) return '';
        return changes.length > 0
          ? t('plan.tone.step', { list: changeList(changes) })
          : t('plan.tone.no-step');
      },
      stepFigures: ({ before, after }) => figures(before, after),
    };
  }, [t, number, oneDecimal, percent, locale]);
}
