import { Group, Text } from '@mantine/core';
import type { CSSProperties } from 'react';
import type { Evidence } from '@/contracts/analysis';
import { useText, type Translate } from '@/i18n/use-text';
import type { Formats } from '@/lib/formats';
import { useFormats } from '@/ui/use-formats';
import classes from './evidence-figure.module.css';
import {
  measurementOf,
  OBJECT_THRESHOLD,
  thresholdOf,
  UNSAFE_THRESHOLD,
  type Measurement,
} from './measurements';

/** Margin at each end of a bar, as a share of the distance between its levels. */
const BESIDE = 0.15;

interface FigureProps {
  label: string;
  /** The language of the label, where it is not that of the page. */
  lang?: 'en';
  /** The value as displayed. */
  text: string;
  /** The value from which on the figure makes the concept, in words. */
  limit?: string;
  /** The value and the threshold between the ends of the bar; missing for no bar. */
  bar?: { value: number; threshold: number; from: number; to: number };
}

/** A figure with its name, as text and as a bar with the threshold. */
function Figure({ label, lang, text, limit, bar }: FigureProps) {
  const at = (value: number) => (bar ? `${((value - bar.from) / (bar.to - bar.from)) * 100}%` : '0');
  return (
    <>
      <Group component="dl" gap="2px 14px" align="baseline" mt={4}>
        <dt lang={lang}>{label}</dt>
        <Text component="dd" fz="lg" fw={600}>
          {text}
        </Text>
      </Group>
      {bar ? (
        <span
          className={classes.bar}
          style={{ '--value': at(bar.value), '--threshold': at(bar.threshold) } as CSSProperties}
          aria-hidden="true"
        />
      ) : null}
      {limit ? (
        <Text size="xs" c="dimmed" mt={6}>
          {limit}
        </Text>
      ) : null}
    </>
  );
}

/** How a figure was measured, folded. */
function Method({ lang, children }: { lang?: 'en'; children: string }) {
  const t = useText();
  return (
    <Text component="details" size="xs" c="dimmed" mt={4}>
      <summary className={classes.method}>{t('evidence.method')}</summary>
      <p lang={lang}>{children}</p>
    </Text>
  );
}

function formatted(value: number, { unit }: Measurement, t: Translate, formats: Formats): string {
  const { number, oneDecimal, percent } = formats;
  switch (unit) {
    case 'lufs':
      return t('sandbox.audio.lufs', { value: oneDecimal(value) });
    case 'peak':
      return t('sandbox.audio.true-peak', { value: oneDecimal(value) });
    case 'level':
      return t('evidence.decibels', { value: oneDecimal(value) });
    case 'time':
      return t('sandbox.seconds', { seconds: oneDecimal(value / 1000) });
    case 'pixels':
      return t('evidence.pixels', { value: number(value) });
    default:
      return percent(value);
  }
}

interface MeasuredProps {
  concept: string;
  evidence: Extract<Evidence, { kind: 'measurement' }>;
}

/** A measurement in plain words, with the method folded; an unknown one is shown under the server's name for it. */
export function MeasuredEvidence({ concept, evidence: { measurement, value, unit } }: MeasuredProps) {
  const t = useText();
  const formats = useFormats();
  const raw = [formats.number(value), unit].filter(Boolean).join('\u00a0');
  const known = measurementOf(concept, unit);
  // The server names measurements in English.
  if (!known) return <Figure label={measurement} text={raw} lang="en" />;
  const { none, full } = known;
  const threshold = thresholdOf(known);
  const beside = BESIDE * Math.abs(full - none);
  // A balance of colors is shown as a positive amount: the words say which color dominates.
  const write = (each: number) =>
    formatted(known.reading === 'blue-over-red' ? -each : each, known, t, formats);
  const isShare = known.unit === 'share' && none >= 0;
  const rises = known.reading === 'blue-over-red' || full > none;
  return (
    <>
      <Figure
        label={t(`evidence.reads.${known.reading}`)}
        text={write(value)}
        limit={t(rises ? 'evidence.from' : 'evidence.up-to', { threshold: write(threshold) })}
        bar={{
          value,
          threshold,
          // No share is below 0 or above 1.
          from: Math.max(Math.min(none, full, value) - beside, isShare ? 0 : -Infinity),
          to: Math.min(Math.max(none, full, value) + beside, isShare ? 1 : Infinity),
        }}
      />
      <Method>
        {t('evidence.method-value', {
          method: t(`evidence.method.${known.reading}`),
          value: formats.number(value),
        })}
      </Method>
    </>
  );
}

const FACES = new Set(['one face', 'a few faces', 'crowd of faces']);

/** The score of what a model found in a frame, with the scores of the single models folded; or the number of faces. */
export function DetectedEvidence({ evidence }: { evidence: Extract<Evidence, { kind: 'detection' }> }) {
  const t = useText();
  const { number, percent, percentOneDecimal } = useFormats();
  const { label, score, modelScores } = evidence;
  if (FACES.has(label)) return <Figure label={t('evidence.faces')} text={number(score)} />;
  const threshold = label === 'possibly unsafe picture' ? UNSAFE_THRESHOLD : OBJECT_THRESHOLD;
  const each = Object.entries(modelScores ?? {}).map(([model, own]) => `${model} ${percentOneDecimal(own)}`);
  return (
    <>
      <Figure
        label={t('evidence.score')}
        text={percentOneDecimal(score)}
        limit={t('evidence.from', { threshold: percent(threshold) })}
        bar={{ value: score, threshold, from: 0, to: 1 }}
      />
      {each.length > 0 ? <Method lang="en">{each.join(', ')}</Method> : null}
    </>
  );
}
