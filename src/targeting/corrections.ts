import type { AnalysisEntry, AnalysisResponse, Concept, ConceptKind } from '@/contracts/analysis';
import type { TimeRange } from '@/contracts/time-range';
import { categoryByName } from './categories';
import { durationOf, isInstant } from './concept-ranges';
import { highestRisk } from './suitability';
import { without } from './time-ranges';

/** A user's correction of a scene: a label that is wrong or missing. */
export interface Correction {
  id: string;
  /** The scene, in ms from the start of the video. */
  sceneStart: number;
  sceneEnd: number;
  action: 'remove' | 'add';
  /** Name of the concept. */
  concept: string;
  kind: ConceptKind;
  /** When it was made, in ms since 1970. */
  at: number;
}

/** The measurement in the evidence of a concept that a user has added. */
const BY_HAND = 'added by hand';

/** Whether a concept was added by a user. */
export function isByHand({ evidence }: Pick<Concept, 'evidence'>): boolean {
  return evidence?.kind === 'measurement' && evidence.measurement === BY_HAND;
}

const stored = new WeakMap<
  AnalysisResponse,
  { corrections: readonly Correction[]; response: AnalysisResponse }
>();

/**
 * A response after corrections, applied one after the other. Concepts, taxonomy and risks are updated. A sensitive
 * topic that is added by hand has no risk level, because it was not measured.
 *
 * @returns the same object for consecutive calls with the same response and corrections
 */
export function corrected(response: AnalysisResponse, corrections: readonly Correction[]): AnalysisResponse {
  if (corrections.length === 0) return response;
  const known = stored.get(response);
  const isSame =
    known?.corrections.length === corrections.length &&
    known.corrections.every((each, index) => isSameCorrection(each, corrections[index]));
  if (isSame) return known.response;
  const changed = corrections.reduce(correctedOnce, response);
  stored.set(response, { corrections, response: changed });
  return changed;
}

/** After being read again from storage, a correction is a different object. */
function isSameCorrection(a: Correction, b: Correction | undefined): boolean {
  return (Object.keys(a) as (keyof Correction)[]).every((key) => a[key] === b?.[key]);
}

/**
 * Minimum length, in ms, for the rest of an entry after the end of a scene to become an entry: entries are a second
 * apart.
 */
const MIN_REST_MS = 500;

function correctedOnce(response: AnalysisResponse, correction: Correction): AnalysisResponse {
  const { sceneStart, sceneEnd, concept, kind, action } = correction;
  if (sceneStart >= sceneEnd) return response;
  const endMs = durationOf(response);
  const begun = splitAt(response.analysis, sceneStart, endMs);
  // A shorter rest belongs to this scene: as an entry it would be a topic of a few milliseconds.
  const next = begun.find(({ timestamp }) => timestamp >= sceneEnd)?.timestamp ?? endMs;
  const analysis = (next - sceneEnd < MIN_REST_MS ? begun : splitAt(begun, sceneEnd, endMs)).map((entry) => {
    if (entry.timestamp < sceneStart || entry.timestamp >= sceneEnd) return entry;
    const others = entry.concepts.filter(({ name }) => name !== concept);
    const label: Concept = {
      name: concept,
      confidence: 1,
      kind,
      evidence: { kind: 'measurement', measurement: BY_HAND, value: 1, unit: '' },
    };
    return { ...entry, concepts: action === 'add' ? [...others, label] : others };
  });
  return {
    ...response,
    analysis,
    ...withTaxonomy(response, analysis, correction),
    ...withRisks(response, correction),
  };
}

/**
 * Inserts an entry at a time, with the concepts of the entry before it, so that a correction ends with its scene. No
 * entry is inserted at or after the end of the video.
 */
function splitAt(entries: readonly AnalysisEntry[], timeMs: number, endMs: number): AnalysisEntry[] {
  const next = entries.findIndex(({ timestamp }) => timestamp >= timeMs);
  const index = next === -1 ? entries.length : next;
  if (entries[index]?.timestamp === timeMs || timeMs >= endMs) return [...entries];
  const concepts = (entries[index - 1]?.concepts ?? []).filter(({ name }) => !isInstant(name));
  return entries.toSpliced(index, 0, { timestamp: timeMs, concepts });
}

function withTaxonomy(
  { taxonomy }: AnalysisResponse,
  entries: readonly AnalysisEntry[],
  { action, concept, kind }: Correction,
): Pick<AnalysisResponse, 'taxonomy'> {
  if (kind !== 'topic') return {};
  const rows = taxonomy?.topics ?? [];
  if (action === 'add') {
    const category = categoryByName(concept);
    if (!category || rows.some(({ name }) => name === concept)) return {};
    const row = { ...category, path: [...category.path] };
    return { taxonomy: { version: '3.1', ...taxonomy, topics: [...rows, row] } };
  }
  if (!taxonomy || entries.some(({ concepts }) => concepts.some(({ name }) => name === concept))) return {};
  // The sensitive topics stay in the list: they were part of the detection.
  return {
    taxonomy: {
      ...taxonomy,
      topics: rows.filter(({ name, isSensitive }) => isSensitive || name !== concept),
    },
  };
}

/** Removes the time of a scene from a risk; its words and mentions are kept, because they refer to the whole video. */
function withRisks(
  { risks }: AnalysisResponse,
  { action, concept, sceneStart, sceneEnd }: Correction,
): Pick<AnalysisResponse, 'risks'> {
  if (!risks || action === 'add') return {};
  const scene: TimeRange[] = [{ startMs: sceneStart, endMs: sceneEnd }];
  return {
    risks: risks.flatMap((risk) => {
      if (risk.name !== concept) return [risk];
      const ranges = risk.ranges.flatMap(({ start, end, level }) =>
        without([{ startMs: start, endMs: end }], scene).map(({ startMs, endMs }) => ({
          start: startMs,
          end: endMs,
          level,
        })),
      );
      const level = highestRisk(ranges.map((range) => range.level));
      return level === undefined ? [] : [{ ...risk, ranges, level }];
    }),
  };
}
