import type { AnalysisResponse } from '@/contracts/analysis';
import type { RiskLevel } from '@/contracts/topics';
import type { TimeRange } from '@/contracts/time-range';
import { LOOKBACK_MS } from '../lookback';
import { conceptsOf, lastEntryEnd } from '../concept-ranges';
import { perResponse } from '../per-response';
import { riskTimes, risksWithin } from '../risk-times';
import { taxonomyIds } from '../taxonomy-ids';
import { clipped, firstIndex, totalMs } from '../time-ranges';
import { languagesToRead, type WordLanguage } from './words';

/** Words that were said, or written in a frame, before a break. */
export interface SceneLine {
  text: string;
  timeMs: number;
  source: 'said' | 'written';
}

/** A topic of the time before a break. */
export interface SceneTopic {
  name: string;
  /** Its own ID in the IAB Content Taxonomy, then those of the tiers above it. */
  ids: readonly string[];
  /** Where it is within that time; in time order and disjoint. */
  ranges: readonly TimeRange[];
  /** Of a sensitive topic, if it was measured. */
  level: RiskLevel | undefined;
}

/** A part of that time in which the topics stay the same. */
export interface SceneMoment extends TimeRange {
  /** Its topics by name, each with its confidence, 0 to 1. */
  confidences: ReadonlyMap<string, number>;
}

/** An object that is seen before a break. */
export interface SceneObject {
  name: string;
  /** When it is first seen. */
  timeMs: number;
}

/** What the audience has just seen and heard before a break: as `lookbackOf` in `breaks.ts`, with its words. */
export interface SceneBefore {
  range: TimeRange;
  /** In time order. */
  lines: readonly SceneLine[];
  /** The languages in which its words are read: that of the program, or all four where it is not known. */
  languages: readonly WordLanguage[];
  /** Words that the program writes in small letters somewhere: ordinary words, even where a sentence begins with one. */
  smallWords: ReadonlySet<string>;
  /** The longest first. */
  topics: readonly SceneTopic[];
  /** In time order. */
  moments: readonly SceneMoment[];
  objects: readonly SceneObject[];
}

/** Texts in frames, and, where a result has no transcript, quotations: the evidence of its concepts. Computed once. */
const quotations = perResponse((response): SceneLine[] => {
  const hasTranscript = (response.transcript?.lines.length ?? 0) > 0;
  const found = new Map<string, SceneLine>();
  for (const { concepts } of response.analysis) {
    for (const { evidence } of concepts) {
      if (evidence?.kind !== 'words') continue;
      const isWritten = evidence.sources?.includes('written') ?? false;
      if (!isWritten && (hasTranscript || evidence.sources?.includes('described'))) continue;
      const line: SceneLine = {
        text: evidence.words,
        timeMs: evidence.timestamp,
        source: isWritten ? 'written' : 'said',
      };
      found.set(`${line.timeMs} ${line.text}`, line);
    }
  }
  return [...found.values()].toSorted((a, b) => a.timeMs - b.timeMs);
});

/** The languages in which the words of a program are read. Computed once. */
const languagesOf = perResponse((response) =>
  languagesToRead(response.transcript?.language, response.transcript?.lines ?? quotations(response)),
);

/** Whether a line has capital and small letters. */
export const hasCase = (text: string): boolean => /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text);

/** The words in small letters of the lines that have capital ones too. Computed once. */
const smallWordsOf = perResponse(
  ({ transcript }): ReadonlySet<string> =>
    new Set(
      (transcript?.lines ?? [])
        .filter(({ text }) => hasCase(text))
        .flatMap(({ text }) => text.match(/(?<![\p{L}\p{N}])\p{Ll}+(?![\p{L}\p{N}])/gu) ?? []),
    ),
);

function linesIn(response: AnalysisResponse, { startMs, endMs }: TimeRange): SceneLine[] {
  const said = (response.transcript?.lines ?? [])
    .filter(({ start, end }) => start < endMs && end > startMs)
    .map(({ text, start }): SceneLine => ({ text, timeMs: start, source: 'said' }));
  const quoted = quotations(response);
  const written = quoted.slice(
    firstIndex(quoted, ({ timeMs }) => timeMs < startMs),
    firstIndex(quoted, ({ timeMs }) => timeMs < endMs),
  );
  return [...said, ...written].toSorted((a, b) => a.timeMs - b.timeMs);
}

/** The parts of a time with topics. @param isTopic whether a concept of at least this confidence is one of its topics */
function momentsIn(
  response: AnalysisResponse,
  { startMs, endMs }: TimeRange,
  isTopic: (name: string, confidence: number) => boolean,
): SceneMoment[] {
  const { analysis } = response;
  const last = firstIndex(analysis, ({ timestamp }) => timestamp < endMs);
  const first = Math.max(0, firstIndex(analysis, ({ timestamp }) => timestamp <= startMs) - 1);
  return analysis.slice(first, last).flatMap(({ timestamp, concepts }, index): SceneMoment[] => {
    const nextMs = analysis[first + index + 1]?.timestamp ?? lastEntryEnd(response);
    const confidences = new Map<string, number>();
    for (const { name, confidence } of concepts)
      if (isTopic(name, confidence)) confidences.set(name, Math.max(confidence, confidences.get(name) ?? 0));
    const moment = { startMs: Math.max(startMs, timestamp), endMs: Math.min(endMs, nextMs), confidences };
    return confidences.size > 0 && moment.startMs < moment.endMs ? [moment] : [];
  });
}

/** The 30 seconds before a break. @param leastConfidence concepts below it do not count */
export function sceneBefore(response: AnalysisResponse, timestamp: number, leastConfidence = 0): SceneBefore {
  const range = { startMs: Math.max(0, timestamp - LOOKBACK_MS), endMs: timestamp };
  const risks = risksWithin(riskTimes(response, leastConfidence), range);
  const found = conceptsOf(response, leastConfidence)
    .map(({ name, kind, ranges }) => ({ name, kind, ranges: clipped(ranges, range) }))
    .filter(({ ranges }) => ranges.length > 0);
  const topicNames = new Set(found.flatMap(({ name, kind }) => (kind === 'topic' ? name : [])));
  return {
    range,
    lines: linesIn(response, range),
    languages: languagesOf(response),
    smallWords: smallWordsOf(response),
    topics: found
      .filter(({ kind }) => kind === 'topic')
      .map(({ name, ranges }) => ({
        name,
        ids: taxonomyIds(response, { name, kind: 'topic' }),
        ranges,
        level: risks.find((risk) => risk.name === name)?.level,
      }))
      .toSorted((a, b) => totalMs(b.ranges) - totalMs(a.ranges)),
    moments: momentsIn(
      response,
      range,
      (name, confidence) => confidence >= leastConfidence && topicNames.has(name),
    ),
    objects: found
      .filter(({ kind }) => kind === 'seen')
      .map(({ name, ranges }) => ({ name, timeMs: ranges[0]?.startMs ?? range.startMs })),
  };
}
