import type { AnalysisResponse } from '@/contracts/analysis';
import { RISK_LEVELS, type RiskLevel } from '@/contracts/topics';
import type { TimeRange } from '@/contracts/time-range';
import { SENSITIVE_TOPICS } from './categories';
import { conceptsOf, durationOf, type ConceptRanges } from './concept-ranges';
import { perResponse } from './per-response';
import { highestRisk } from './suitability';
import { taxonomyIds } from './taxonomy-ids';
import { clipped, firstIndex, joined, without } from './time-ranges';

/** A part of a topic's time with a single risk level. */
export interface LevelRange extends TimeRange {
  /** Missing if none was measured. */
  level?: RiskLevel;
}

/** A sensitive topic with its risk levels. */
export interface RiskTime {
  name: string;
  id: string;
  /** In time order and disjoint. */
  parts: readonly LevelRange[];
}

const SENSITIVE_IDS = new Set(SENSITIVE_TOPICS.map(({ id }) => id));

/** The sensitive topics of a response with their levels. Computed once. */
export const riskTimes = perResponse((response, leastConfidence): RiskTime[] => {
  const sensitive = new Set(
    response.taxonomy?.topics.filter(({ isSensitive }) => isSensitive).map(({ name }) => name),
  );
  return conceptsOf(response, leastConfidence).flatMap((concept) => {
    const [id] = taxonomyIds(response, concept);
    if (id === undefined || !(SENSITIVE_IDS.has(id) || sensitive.has(concept.name))) return [];
    return [{ name: concept.name, id, parts: levelParts(response, concept) }];
  });
});

/** A cut up to this time in ms before a whole second is listed at that second: the distance of two frames. */
const ROUNDED_MS = 40;

/**
 * Where ranges of a risk overlap, the highest level counts; where none was measured, it is undefined. A level lasts until
 * the next entry, as its concept does: the server ends it with the measured time, which may be one second of ten.
 */
function levelParts(response: AnalysisResponse, { name, ranges }: ConceptRanges): LevelRange[] {
  const { analysis, risks = [] } = response;
  const nextEntry = (ms: number) => analysis[firstIndex(analysis, (entry) => entry.timestamp < ms)];
  const untilNext = (ms: number) =>
    Math.max(ms, nextEntry(ms - ROUNDED_MS)?.timestamp ?? durationOf(response));
  const measured = risks.filter((risk) => risk.name === name).flatMap((risk) => risk.ranges);
  const parts: LevelRange[] = [];
  let rest: TimeRange[] = ranges;
  for (const level of RISK_LEVELS.toReversed()) {
    const own = joined(
      measured
        .filter((range) => range.level === level)
        .map(({ start, end }) => ({ startMs: start, endMs: untilNext(end) })),
    );
    parts.push(...rest.flatMap((range) => clipped(own, range)).map((part) => ({ ...part, level })));
    rest = without(rest, own);
  }
  parts.push(...rest);
  return parts.toSorted((a, b) => a.startMs - b.startMs);
}

/** The sensitive topics of a part of a video, each with its highest level there; undefined if none was measured. */
export function risksWithin(
  times: readonly RiskTime[],
  range: TimeRange,
): { name: string; id: string; level: RiskLevel | undefined }[] {
  return times.flatMap(({ name, id, parts }) => {
    const found = clipped(parts, range);
    if (found.length === 0) return [];
    return [{ name, id, level: highestRisk(found.map((part) => part.level)) }];
  });
}
