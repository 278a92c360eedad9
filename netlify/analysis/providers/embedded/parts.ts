import type { AnalysisEntry, ConceptKind } from '@/contracts/analysis';
import { LANGUAGE_SUBTAG } from '@/contracts/transcript';
import {
  MAX_PART_CUTS,
  MAX_PART_FINDINGS,
  MAX_PART_NAME_LENGTH,
  type AnalysisParts,
  type PartFinding,
} from '@/contracts/analysis-parts';
import { entriesOf, namedTransitionsOf } from './concepts/concepts-of';
import { momentsOf } from './concepts/moment';
import { shotsOf } from './concepts/shots';
import type { VideoMeasurements } from './measure/measurements';

/** What is known of a video while it is measured: its length and the words so far, all but models, or some findings. */
export type Known = 'words' | 'measured' | 'seen';

/** The part of a result that is known; pure. It is found in the same way as the concepts of the result. */
export function partOfVideo(video: VideoMeasurements, known: Known): AnalysisParts {
  if (known === 'seen') return { seen: foundIn({ ...video, ...NO_WORDS }, 'seen') };
  const words = { durationMs: Math.round(video.durationMs), ...wordsIn(video) };
  return known === 'words' ? words : { ...words, shots: shotsIn(video) };
}

const NO_WORDS = { cues: [], metadata: {} };
/** Without these, everything but topics and findings of models is left out, which take the time of a result to find. */
const UNMEASURED = { frames: [], audioWindows: [] };

function wordsIn(video: VideoMeasurements): Pick<AnalysisParts, 'words' | 'topics'> {
  const { cues, captionLanguage: language, captionSource: source } = video;
  if (cues.length === 0) return {};
  return {
    words: {
      cues: cues.length,
      ...(language !== undefined && LANGUAGE_SUBTAG.test(language) ? { language } : {}),
      ...(source === undefined ? {} : { source }),
    },
    topics: foundIn(video, 'topic'),
  };
}

function shotsIn(video: VideoMeasurements): AnalysisParts['shots'] {
  const starts = shotsOf(video, namedTransitionsOf(video)).map(({ startMs }) => Math.round(startMs));
  const cutsMs = [...new Set(starts)].slice(1);
  return { count: cutsMs.length + 1, cutsMs: cutsMs.slice(0, MAX_PART_CUTS) };
}

function foundIn(video: VideoMeasurements, kind: ConceptKind): PartFinding[] {
  const entries = entriesOf(momentsOf({ ...video, ...UNMEASURED }, namedTransitionsOf(video)));
  return strongestOf(entries, kind);
}

function strongestOf(entries: readonly AnalysisEntry[], kind: ConceptKind): PartFinding[] {
  const found = new Map<string, PartFinding>();
  for (const { timestamp, concepts } of entries) {
    for (const { name, confidence, kind: itsKind } of concepts) {
      if (itsKind !== kind || name.length > MAX_PART_NAME_LENGTH) continue;
      const before = found.get(name);
      if (before === undefined) found.set(name, { name, confidence, firstMs: timestamp });
      else before.confidence = Math.max(before.confidence, confidence);
    }
  }
  return [...found.values()].toSorted((a, b) => b.confidence - a.confidence).slice(0, MAX_PART_FINDINGS);
}
