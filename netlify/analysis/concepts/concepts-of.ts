import type { AnalysisEntry, Concept } from '@/contracts/analysis';
import type { FilmMeasurements } from '../signals/measurements';
import { confidenceOf } from './curve';
import type { ConceptDescriptor } from './descriptor';
import { momentsOf, type Moment } from './moment';
import { CONCEPTS } from './registry';

/** A concept is named from this confidence on: half-way up its curve, more likely than not. */
export const LEAST_CONFIDENCE = 0.5;

/**
 * Derives concepts from measurements; pure. How is written in `README.md` beside this file.
 *
 * @returns entries in time order, one for each whole second and one more at each cut that does not
 *   fall on a whole second (within 40 ms it counts as falling on it). A film sampled more than a
 *   second apart has entries at the sampled times, at cuts, and where something is said. Concepts
 *   by falling confidence, then by name; an entry may have none.
 */
export function conceptsOf(film: FilmMeasurements): AnalysisEntry[] {
  const cutCurve = CONCEPTS.find((concept) => concept.name === 'scene cut')?.curve;
  if (cutCurve === undefined) throw new Error('The registry has lost the concept "scene cut".');
  const moments = momentsOf(film, (cut) => confidenceOf(cutCurve, cut.strength) >= LEAST_CONFIDENCE);
  return moments.map((moment) => ({ timestamp: moment.timestamp, concepts: conceptsIn(moment) }));
}

function conceptsIn(moment: Moment): Concept[] {
  const found = CONCEPTS.map((concept) => ({ concept, confidence: confidenceIn(moment, concept) })).filter(
    ({ confidence }) => confidence >= LEAST_CONFIDENCE,
  );
  const names = new Set(found.map(({ concept }) => concept.name));
  return found
    .filter(({ concept }) => !concept.notWith?.some((name) => names.has(name)))
    .map(({ concept, confidence }) => ({ name: concept.name, confidence }))
    .sort((a, b) => b.confidence - a.confidence || (a.name < b.name ? -1 : 1));
}

function confidenceIn(moment: Moment, concept: ConceptDescriptor): number {
  const measurement = concept.measure(moment);
  return measurement === undefined ? 0 : confidenceOf(concept.curve, measurement);
}
