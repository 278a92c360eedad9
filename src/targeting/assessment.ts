import type { AnalysisResponse } from '@/contracts/analysis';
import type { PartialCode } from '@/contracts/partial-reason';
import type { TimeRange } from '@/contracts/time-range';
import { isMeant } from './brief-match';
import type { Brief } from './brief';
import { analyzedUntil, conceptsOf, durationOf } from './concept-ranges';
import { countedIn, hasToLast, lastingTimes, type JudgedRange } from './lasting';
import { riskTimes, type LevelRange } from './risk-times';
import { saidWords } from './said-words';
import {
  highestRisk,
  ruleKey,
  type Avoidable,
  type Finding,
  type Limit,
  type Rule,
  type SuitabilityProfile,
} from './suitability';
import { taxonomyIds } from './taxonomy-ids';
import { isAcceptedByModel, refusedParts } from './treatments';
import { clipped, joined, totalMs, touches } from './time-ranges';

/** The verdicts on a time range, the best first. */
export const VERDICTS_BEST_FIRST = ['suitable', 'not-assessed', 'unsuitable'] as const;

export interface RangeVerdict {
  /** `not-assessed` does not count as suitable: topics could not be detected in all of the range. */
  verdict: (typeof VERDICTS_BEST_FIRST)[number];
  /** What makes it unsuitable, in the order in which the concepts appear in the video. */
  findings: Finding[];
}

/** A rule that is broken by one concept, over the whole video. */
interface Violation {
  rule: Rule;
  concept: string;
  parts: readonly LevelRange[];
  /** All ranges of a look or sound that has to last, including those that do not: at a cut, these count too. */
  all?: readonly LevelRange[];
}

/** The assessment of a response by a profile and a brief. */
export interface Assessment {
  verdictOf: (range: JudgedRange) => RangeVerdict;
  /** Only the verdict, which is faster. */
  outcomeOf: (range: JudgedRange) => RangeVerdict['verdict'];
  /** The keys of the rules that make a range unsuitable, without duplicates. */
  rulesOf: (range: JudgedRange) => string[];
  /** The time ranges that each broken rule makes unsuitable. */
  byRule: readonly { rule: Rule; ranges: readonly TimeRange[] }[];
  unsuitable: readonly TimeRange[];
  /** Where topics could not be detected. */
  notAssessed: readonly TimeRange[];
  limits: readonly Limit[];
}

function violationsOf(
  response: AnalysisResponse,
  profile: SuitabilityProfile,
  brief: Brief | null,
): Violation[] {
  const { exclusions, avoid, leastConfidence } = profile;
  const risks = new Map(riskTimes(response, leastConfidence).map((risk) => [risk.name, risk]));
  const unwanted = (brief?.terms ?? []).filter(({ kind }) => kind === 'exclusion');
  const said = brief ? unwanted.flatMap((term) => saidWords(response, brief, term)) : [];
  const ofWords = said.map(({ name, ranges }): Violation => ({
    rule: { kind: 'brief', concept: name },
    concept: name,
    parts: ranges,
  }));
  const ofConcepts = conceptsOf(response, leastConfidence).flatMap((concept) => {
    const { name } = concept;
    const violations: Violation[] = [];
    const ids = taxonomyIds(response, concept);
    const risk = ids.length > 0 ? risks.get(name) : undefined;
    const addViolation = (rule: Rule, parts: readonly LevelRange[] = risk?.parts ?? concept.ranges) => {
      if (parts.length > 0) violations.push({ rule, concept: name, parts });
    };
    if (risk) {
      addViolation({ kind: 'topic', id: risk.id }, refusedParts(response, profile, risk));
    }
    for (const id of new Set(exclusions)) if (ids.includes(id)) addViolation({ kind: 'exclusion', id });
    const avoided = avoid.find((each) => each === name);
    if (avoided !== undefined && hasToLast(avoided)) {
      const rule: Rule = { kind: 'avoid', concept: avoided };
      const parts = lastingTimes(response, leastConfidence).get(name) ?? [];
      violations.push({ rule, concept: name, parts, all: concept.ranges });
    } else if (avoided !== undefined) addViolation({ kind: 'avoid', concept: avoided });
    if (unwanted.some(({ meanings }) => meanings.some((meaning) => isMeant(response, concept, meaning)))) {
      addViolation({ kind: 'brief', concept: name });
    }
    return violations;
  });
  return [...ofConcepts, ...ofWords];
}

function findingIn(violation: Violation, within: JudgedRange): Finding[] {
  const { rule, concept, parts, all } = violation;
  const found = all ? countedIn(parts, all, within) : clipped(parts, within);
  if (found.length === 0) return [];
  const level = highestRisk(found.map((part) => part.level));
  return [{ rule, concept, ...(level === undefined ? {} : { level }), ranges: joined(found) }];
}

const LIMIT_OF: Readonly<Partial<Record<PartialCode, Limit>>> = {
  'ends-early': 'ends-early',
  'time-up': 'ends-early',
  'segments-missing': 'pictures-incomplete',
  'captions-near-samples': 'words-incomplete',
  'captions-damaged': 'words-incomplete',
  'captions-not-read': 'words-incomplete',
  'captions-cut': 'words-incomplete',
  'captions-incomplete': 'words-incomplete',
  'captions-after-end': 'words-incomplete',
  'captions-unused': 'words-incomplete',
  'transcription-failed': 'words-incomplete',
  'transcription-cut': 'words-incomplete',
  'transcription-budget': 'words-incomplete',
  'text-missing': 'words-incomplete',
  'audio-not-decoded': 'no-audio',
  'audio-apart': 'no-audio',
  'audio-cut': 'no-audio',
  sampled: 'pictures-incomplete',
  'sampled-pictures': 'pictures-incomplete',
  'samples-missing': 'pictures-incomplete',
  'damaged-frames': 'pictures-incomplete',
  'models-missing': 'pictures-incomplete',
  'models-cut': 'pictures-incomplete',
  'objects-missing': 'pictures-incomplete',
  'unsafe-missing': 'pictures-incomplete',
};

/** For each reason, the rules of look and sound that could not be measured because of it. */
const UNMEASURED: Readonly<Partial<Record<PartialCode, readonly Avoidable[]>>> = {
  'models-missing': ['possibly unsafe picture'],
  'unsafe-missing': ['possibly unsafe picture'],
  'audio-not-decoded': ['loud', 'silence'],
  'audio-apart': ['loud', 'silence'],
  'audio-cut': ['loud', 'silence'],
};

/** Whether a rule of the profile could not be applied, because its concept was not measured. */
function hasUnmeasuredRule({ partial = [] }: AnalysisResponse, { avoid }: SuitabilityProfile): boolean {
  return partial.some(({ code }) => {
    const unmeasured = Object.hasOwn(UNMEASURED, code) ? (UNMEASURED[code as PartialCode] ?? []) : [];
    return avoid.some((concept) => unmeasured.includes(concept));
  });
}

/** What an analysis could not assess, in the order of the reasons. */
function limitsOf(response: AnalysisResponse, profile: SuitabilityProfile): Limit[] {
  const { taxonomy, risks, partial = [] } = response;
  // Only speech and text count: a title says little about the content, and no object implies a sensitive topic.
  const hasWords = (taxonomy?.sources ?? []).some((source) => ['said', 'heard', 'written'].includes(source));
  const fromReasons = partial.flatMap(({ code }) => {
    const limit = Object.hasOwn(LIMIT_OF, code) ? LIMIT_OF[code as PartialCode] : undefined;
    return limit === undefined ? [] : [limit];
  });
  const others = taxonomy?.otherLanguage ?? [];
  const isOther =
    others.includes('said') || others.includes('heard') || (!hasWords && others.includes('written'));
  const ofWords: Limit[] = isOther ? ['other-language'] : hasWords ? [] : ['no-words'];
  const limits = new Set<Limit>([
    ...(taxonomy?.sources ? ofWords : ['topics-unknown' as const]),
    ...fromReasons,
  ]);
  if (taxonomy && !risks) limits.add('risks-unknown');
  if (hasUnmeasuredRule(response, profile)) limits.add('rule-unmeasured');
  if (isAcceptedByModel(response, profile)) limits.add('treatment-by-model');
  return [...limits];
}

/** Whether there was something in which sensitive topics could be looked for. */
export function areTopicsAssessed(limits: readonly Limit[]): boolean {
  return !limits.some((limit) => ['topics-unknown', 'no-words', 'other-language'].includes(limit));
}

function notAssessedIn(response: AnalysisResponse, limits: readonly Limit[]): TimeRange[] {
  const videoMs = durationOf(response);
  const isNothingAssessed =
    !areTopicsAssessed(limits) || response.analysis.length === 0 || limits.includes('rule-unmeasured');
  const fromMs = isNothingAssessed ? 0 : analyzedUntil(response);
  return fromMs < videoMs ? [{ startMs: fromMs, endMs: videoMs }] : [];
}

/** Assesses a response by a profile and the exclusions of a brief. */
export function assess(
  response: AnalysisResponse,
  profile: SuitabilityProfile,
  brief: Brief | null = null,
): Assessment {
  const violations = violationsOf(response, profile, brief);
  const limits = limitsOf(response, profile);
  const notAssessed = notAssessedIn(response, limits);
  const rules = new Map<string, { rule: Rule; parts: LevelRange[] }>();
  for (const { rule, parts } of violations) {
    const key = ruleKey(rule);
    const known = rules.get(key) ?? { rule, parts: [] };
    rules.set(key, known);
    known.parts.push(...parts);
  }
  const unsuitable = joined(violations.flatMap(({ parts }) => parts));
  const atOnce = joined(violations.flatMap(({ parts, all }) => (all ? [] : parts)));

  function outcomeOf(range: JudgedRange): RangeVerdict['verdict'] {
    const isUnsuitable =
      touches(atOnce, range) ||
      violations.some(({ parts, all }) => all && countedIn(parts, all, range).length > 0);
    if (isUnsuitable) return 'unsuitable';
    return touches(notAssessed, range) ? 'not-assessed' : 'suitable';
  }

  function rulesOf(range: JudgedRange): string[] {
    const broken = violations.filter(({ parts, all }) =>
      all ? countedIn(parts, all, range).length > 0 : touches(parts, range),
    );
    return [...new Set(broken.map(({ rule }) => ruleKey(rule)))];
  }

  return {
    outcomeOf,
    rulesOf,
    verdictOf: (range) => {
      const verdict = outcomeOf(range);
      const findings =
        verdict === 'unsuitable' ? violations.flatMap((violation) => findingIn(violation, range)) : [];
      return { verdict, findings };
    },
    byRule: [...rules.values()].map(({ rule, parts }) => ({ rule, ranges: joined(parts) })),
    unsuitable,
    notAssessed,
    limits,
  };
}

/**
 * The cost of each rule: the time that would be suitable if only that rule were lifted.
 *
 * @returns in the order of the rules, in ms
 */
export function aloneMs(byRule: Assessment['byRule']): number[] {
  // What the rules before and after each one exclude, so that no pairs of rules have to be compared.
  const before: TimeRange[][] = [[]];
  for (const { ranges } of byRule) before.push(joined([...(before.at(-1) ?? []), ...ranges]));
  const all = totalMs(before.at(-1) ?? []);
  let after: TimeRange[] = [];
  return byRule
    .map((_, index) => byRule.length - 1 - index)
    .map((index) => {
      const others = totalMs(joined([...(before[index] ?? []), ...after]));
      after = joined([...(byRule[index]?.ranges ?? []), ...after]);
      return all - others;
    })
    .toReversed();
}
