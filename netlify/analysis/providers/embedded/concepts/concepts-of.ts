import type { AnalysisEntry, Concept } from '@/contracts/analysis';
import type { VideoMeasurements, Transition } from '../measure/measurements';
import type { TopicEvidence } from '../topics/evidence';
import { evidenceOf, noteEvidenceOf } from './concept-evidence';
import { confidenceOf, type ConceptDescriptor } from './descriptor';
import { momentsOf, type Moment } from './moment';
import { CONCEPTS } from './registry';
import { ownConcept } from './seen';
import type { SoundNote } from './sound-notes';

/**
 * Confidence of a sound that a caption names: half-way between just enough and certain. A person heard it, but the
 * caption may begin before it and last longer.
 */
export const NOTE_CONFIDENCE = 0.75;

/** A concept is reported from this confidence on: half-way up its curve, more likely than not. */
export const MIN_CONFIDENCE = 0.5;

const NAMES: ReadonlySet<string> = new Set(CONCEPTS.map(({ name }) => name));

/** The concept name of each kind of transition. */
const CONCEPT_OF = { cut: 'scene cut', fade: 'fade', dissolve: 'dissolve' } as const;

/** The cuts, fades and dissolves of a video that are certain enough to be reported, and so divide it. */
export function namedTransitionsOf(video: VideoMeasurements): Transition[] {
  return video.transitions.filter(({ kind, strength }) => {
    const concept = CONCEPTS.find(({ name }) => name === CONCEPT_OF[kind]);
    if (concept === undefined) throw new Error(`The registry has lost the concept "${CONCEPT_OF[kind]}".`);
    return confidenceOf(concept.curve, strength) >= MIN_CONFIDENCE;
  });
}

/**
 * Derives concepts from measurements; pure. `README.md` in this folder describes how.
 *
 * @returns entries in time order, one for each whole second and one more at each cut that is not on a whole second
 * (within 40 ms it counts as being on it). A video sampled more than a second apart has entries at the sampled times,
 * at cuts, and where there is speech. Concepts by descending confidence, then by name, each with its evidence; an
 * entry may have no concepts.
 */
export function conceptsOf(video: VideoMeasurements): AnalysisEntry[] {
  return entriesOf(momentsOf(video, namedTransitionsOf(video)));
}

/** The same for moments: one entry each. */
export function entriesOf(moments: readonly Moment[]): AnalysisEntry[] {
  return moments.map((moment) => ({ timestamp: moment.timestamp, concepts: conceptsIn(moment) }));
}

function conceptsIn(moment: Moment): Concept[] {
  const own = [...moment.detections.keys()].filter((name) => !NAMES.has(name)).map(ownConcept);
  const found = [...CONCEPTS, ...own].flatMap((concept) => {
    const value = concept.measure(moment);
    const confidence = value === undefined ? 0 : confidenceOf(concept.curve, value);
    const note = noteOf(concept, moment);
    if (note !== undefined && confidence < NOTE_CONFIDENCE)
      return [{ concept, confidence: NOTE_CONFIDENCE, evidence: noteEvidenceOf(note) }];
    if (value === undefined || confidence < MIN_CONFIDENCE) return [];
    return [{ concept, confidence, evidence: evidenceOf(concept, moment, value) }];
  });
  const confidences = new Map(found.map(({ concept, confidence }) => [concept.name, confidence]));
  return found
    .filter(({ concept }) => !concept.notWith?.some((name) => confidences.has(name)))
    .map(({ concept, confidence, evidence }) => ({
      name: concept.name,
      confidence: Math.min(confidence, ofOneThing(moment.topics.get(concept.name), confidences) ?? 1),
      kind: concept.kind,
      evidence,
    }))
    .sort((a, b) => b.confidence - a.confidence || (a.name < b.name ? -1 : 1));
}

/**
 * The caption that names a sound. Silence is a level, which a measurement knows exactly: where audio was measured, a
 * note adds nothing.
 */
function noteOf({ name }: ConceptDescriptor, { notes, audioWindows }: Moment): SoundNote | undefined {
  return name === 'silence' && audioWindows.length > 0 ? undefined : notes.get(name);
}

/** Confidence of the object that is a topic's only evidence; undefined if the topic has more evidence, or words. */
function ofOneThing(
  topic: TopicEvidence | undefined,
  confidences: ReadonlyMap<string, number>,
): number | undefined {
  const [first, ...others] = topic?.words ?? [];
  if (first?.source !== 'seen' || others.length > 0) return undefined;
  return confidences.get(first.words) ?? Math.max(MIN_CONFIDENCE, first.seen?.score ?? 0);
}
