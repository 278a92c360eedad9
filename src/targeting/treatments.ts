import type { AnalysisResponse } from '@/contracts/analysis';
import type { TimeRange } from '@/contracts/time-range';
import { riskTimes, type LevelRange, type RiskTime } from './risk-times';
import { isAccepted, type SuitabilityProfile } from './suitability';
import { joined, totalMs, without } from './time-ranges';

/** Two rows of the taxonomy are crime; a model is asked for the one below "Sensitive Topics". */
const ASKED_AS: Readonly<Record<string, string>> = { 380: 'XtODT3' };

/** A cut up to this time in ms after a whole second is listed at that second: a topic then begins before its scene. */
const ROUNDED_MS = 40;

/**
 * The scenes in which a model says that a sensitive topic is treated in a way that the profile accepts. The floor is never
 * accepted, and neither is a claim with less confidence than the profile wants.
 *
 * @param id of the topic
 * @returns in time order and disjoint
 */
function acceptedScenes(
  { understanding, scenes = [] }: AnalysisResponse,
  { treatments = [], leastConfidence }: SuitabilityProfile,
  id: string,
): TimeRange[] {
  const asked = ASKED_AS[id] ?? id;
  const starts = new Set(
    understanding?.scenes
      .filter(({ risks }) =>
        risks.some(
          (risk) =>
            risk.id === asked &&
            risk.level !== 'floor' &&
            risk.confidence >= leastConfidence &&
            treatments.some((treatment) => treatment === risk.treatment),
        ),
      )
      .map(({ start }) => start),
  );
  const accepted = scenes.filter(({ start }) => starts.has(start));
  return joined(accepted.map(({ start, end }) => ({ startMs: start - ROUNDED_MS, endMs: end })));
}

/** The parts of a sensitive topic that a profile does not accept by their level. */
function refusedByLevel({ topics }: SuitabilityProfile, { id, parts }: RiskTime): LevelRange[] {
  const tolerance = (Object.hasOwn(topics, id) ? topics[id] : undefined) ?? 'none';
  return parts.filter(({ level }) => !isAccepted(level, tolerance));
}

/**
 * The parts of a sensitive topic that a profile accepts neither by their level nor by their treatment. What was measured as
 * the floor is never accepted, whatever a model says.
 */
export function refusedParts(
  response: AnalysisResponse,
  profile: SuitabilityProfile,
  risk: RiskTime,
): LevelRange[] {
  const refused = refusedByLevel(profile, risk);
  const accepted = acceptedScenes(response, profile, risk.id);
  if (accepted.length === 0) return refused;
  return refused.flatMap((part) =>
    part.level === 'floor' ? [part] : without([part], accepted).map((range) => ({ ...part, ...range })),
  );
}

/** Whether a part of a response is accepted only because of what a model says about its treatment. */
export function isAcceptedByModel(response: AnalysisResponse, profile: SuitabilityProfile): boolean {
  return riskTimes(response, profile.leastConfidence).some(
    (risk) => totalMs(refusedParts(response, profile, risk)) < totalMs(refusedByLevel(profile, risk)),
  );
}
