import type { AnalysisEntry, Concept } from '@/contracts/analysis';
import type { VideoMeasurements, Transition } from '../measure/measurements';
import type { TopicEvidence } from '../topics/evidence';
import { evidenceOf } from './concept-evidence';
import { confidenceOf } from './descriptor';
import { momentsOf, type Moment } from './moment';
import { CONCEPTS } from './registry';
import { ownConcept } from './seen';

/** A concept is named from this confidence on: half-way up its curve, more likely than not. */
export const LEAST_CONFIDENCE = 0.5;

const NAMES: ReadonlySet<string> = new Set(CONCEPTS.map(({ name }) => name));

/** Under which name each kind of transition is a concept. */
const CONCEPT_OF = { cut: 'scene cut', fade: 'fade', dissolve: 'dissolve' } as const;

/** The cuts, fades and dissolves of a video that are sure enough to be named, and so divide it. */
export function namedTransitionsOf(video: VideoMeasurements): Transition[] {
  return video.transitions.filter(({ kind, strength }) => {
    const concept = CONCEPTS.find(({ name }) => name === CONCEPT_OF[kind]);
    if (concept === undefined) throw new Error(`The registry has lost the concept "${CONCEPT_OF[kind]}".`);
    return confidenceOf(concept.curve, strength) >= LEAST_CONFIDENCE;
  });
}

/**
 * Derives concepts from measurements; pure. How is written in `README.md` beside this file.
 *
 * @returns entries in time order, one for each whole second and one more at each cut that does not
 *   fall on a whole second (within 40 ms it counts as falling on it). A video sampled more than a
 *   second apart has entries at the sampled times, at cuts, and where something is said. Concepts
 *   by falling confidence, then by name, each with its evidence; an entry may have none.
 */
export function conceptsOf(video: VideoMeasurements): AnalysisEntry[] {
  return entriesOf(momentsOf(video, namedTransitionsOf(video)));
}

/** The same of moments: one entry each. */
export function entriesOf(moments: readonly Moment[]): AnalysisEntry[] {
  return moments.map((moment) => ({ timestamp: moment.timestamp, concepts: conceptsIn(moment) }));
}

function conceptsIn(moment: Moment): Concept[] {
  const own = [...moment.detections.keys()].filter((name) => !NAMES.has(name)).map(ownConcept);
  const found = [...CONCEPTS, ...own].flatMap((concept) => {
    const value = concept.measure(moment);
    const confidence = value === undefined ? 0 : confidenceOf(concept.curve, value);
    return value === undefined || confidence < LEAST_CONFIDENCE ? [] : [{ concept, value, confidence }];
  });
  const confidences = new Map(found.map(({ concept, confidence }) => [concept.name, confidence]));
  return found
    .filter(({ concept }) => !concept.notWith?.some((name) => confidences.has(name)))
    .map(({ concept, value, confidence }) => ({
      name: concept.name,
      confidence: Math.min(confidence, ofOneThing(moment.topics.get(concept.name), confidences) ?? 1),
      kind: concept.kind,
      evidence: evidenceOf(concept, moment, value),
    }))
    .sort((a, b) => b.confidence - a.confidence || (a.name < b.name ? -1 : 1));
}

/** How sure the one thing is that a topic rests on alone; undefined where a topic rests on more, or on words. */
function ofOneThing(
  topic: TopicEvidence | undefined,
  confidences: ReadonlyMap<string, number>,
): number | undefined {
  const [first, ...others] = topic?.words ?? [];
  if (first?.source !== 'seen' || others.length > 0) return undefined;
  return confidences.get(first.words) ?? Math.max(LEAST_CONFIDENCE, first.seen?.score ?? 0);
}
