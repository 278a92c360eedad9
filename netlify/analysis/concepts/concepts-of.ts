import type { AnalysisEntry, Concept } from '@/contracts/analysis';
import type { FilmMeasurements, Transition } from '../signals/measurements';
import { evidenceOf } from './concept-evidence';
import { confidenceOf } from './curve';
import { momentsOf, type Moment } from './moment';
import { CONCEPTS } from './registry';

/** A concept is named from this confidence on: half-way up its curve, more likely than not. */
export const LEAST_CONFIDENCE = 0.5;

/** The cuts of a film that are sure enough to be named, and so divide it. */
export function namedCutsOf(film: FilmMeasurements): Transition[] {
  const curve = CONCEPTS.find((concept) => concept.name === 'scene cut')?.curve;
  if (curve === undefined) throw new Error('The registry has lost the concept "scene cut".');
  return film.transitions.filter(
    ({ kind, strength }) => kind === 'cut' && confidenceOf(curve, strength) >= LEAST_CONFIDENCE,
  );
}

/**
 * Derives concepts from measurements; pure. How is written in `README.md` beside this file.
 *
 * @returns entries in time order, one for each whole second and one more at each cut that does not
 *   fall on a whole second (within 40 ms it counts as falling on it). A film sampled more than a
 *   second apart has entries at the sampled times, at cuts, and where something is said. Concepts
 *   by falling confidence, then by name, each with its evidence; an entry may have none.
 */
export function conceptsOf(film: FilmMeasurements): AnalysisEntry[] {
  return momentsOf(film, namedCutsOf(film)).map((moment) => ({
    timestamp: moment.timestamp,
    concepts: conceptsIn(moment),
  }));
}

function conceptsIn(moment: Moment): Concept[] {
  const found = CONCEPTS.flatMap((concept) => {
    const value = concept.measure(moment);
    const confidence = value === undefined ? 0 : confidenceOf(concept.curve, value);
    return value === undefined || confidence < LEAST_CONFIDENCE ? [] : [{ concept, value, confidence }];
  });
  const names = new Set(found.map(({ concept }) => concept.name));
  return found
    .filter(({ concept }) => !concept.notWith?.some((name) => names.has(name)))
    .map(({ concept, value, confidence }) => ({
      name: concept.name,
      confidence,
      evidence: evidenceOf(concept, moment, value),
    }))
    .sort((a, b) => b.confidence - a.confidence || (a.name < b.name ? -1 : 1));
}
