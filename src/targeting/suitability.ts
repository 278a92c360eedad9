import { RISK_LEVELS, type RiskLevel } from '@/contracts/topics';
import type { TimeRange } from '@/contracts/time-range';
import { SENSITIVE_TOPICS } from './categories';
import { joined } from './time-ranges';

/** The highest accepted risk level of a topic; `floor` is never accepted. */
export const TOLERANCES = ['none', 'low', 'medium', 'high'] as const;
export type Tolerance = (typeof TOLERANCES)[number];

/** The looks and sounds that a profile can avoid, by the names of the concepts. */
export const AVOIDABLE = [
  'possibly unsafe picture',
  'flashing',
  'fast motion',
  'dark scene',
  'black and white',
  'soft picture',
  'freeze frame',
  'loud',
  'silence',
] as const;
export type Avoidable = (typeof AVOIDABLE)[number];

/** The treatments of a sensitive topic that a profile can accept. */
export const ACCEPTABLE_TREATMENTS = ['news', 'education', 'fiction', 'comedy'] as const;
type AcceptableTreatment = (typeof ACCEPTABLE_TREATMENTS)[number];

/** The suitability rules of an advertiser. */
export interface SuitabilityProfile {
  id: string;
  /** For a preset, its ID: the displayed name comes from the messages. */
  name: string;
  /** By the ID of a topic of {@link SENSITIVE_TOPICS}; a missing one counts as `none`. */
  topics: Readonly<Record<string, Tolerance>>;
  /** IDs of categories: a topic is excluded by its own ID, and by that of a tier above it. */
  exclusions: readonly string[];
  avoid: readonly Avoidable[];
  /**
   * Treatments by which a scene is accepted, whatever the level of its sensitive topics below the floor, if a model says so.
   * Without a model's description of a scene, it has no effect. Missing for none.
   */
  treatments?: readonly AcceptableTreatment[] | undefined;
  /** 0 to 1: concepts with less confidence do not count. */
  leastConfidence: number;
}

/** What makes a time range unsuitable. `concept` is a concept's name. */
export type Rule =
  | { kind: 'topic'; id: string }
  | { kind: 'exclusion'; id: string }
  | { kind: 'avoid'; concept: Avoidable }
  /** Excluded by the brief. */
  | { kind: 'brief'; concept: string };

/** What breaks a rule in a time range. */
export interface Finding {
  rule: Rule;
  concept: string;
  /** The highest level of a sensitive topic; missing if none was measured. */
  level?: RiskLevel;
  /** Where, within the requested time range. */
  ranges: TimeRange[];
}

/**
 * What an analysis could not assess. `topics-unknown`, `no-words`, `other-language` and `ends-early` make a time range
 * not assessed; the others only qualify a verdict.
 *
 * - `topics-unknown`: the analysis does not say in what topics were looked for: another provider, or an old version
 * - `no-words`: there was no speech or text in which topics could be detected
 * - `other-language`: the captions, or the only text, are in a language in which topics are not detected
 * - `ends-early`: the analysis ends before the video
 * - `words-incomplete`: not all of the words were read
 * - `no-audio`: the audio could not be read
 * - `pictures-incomplete`: not all frames were analyzed, or not by all models
 * - `risks-unknown`: an older analysis, without risk levels
 * - `treatment-by-model`: a part is accepted only because of what a model says about its treatment
 */
export type Limit =
  | 'topics-unknown'
  | 'no-words'
  | 'other-language'
  | 'ends-early'
  | 'words-incomplete'
  | 'no-audio'
  | 'pictures-incomplete'
  | 'risks-unknown'
  | 'rule-unmeasured'
  | 'treatment-by-model';

/** A concept that breaks rules in a time range. */
export interface FoundConcept {
  concept: string;
  /** The rules that it breaks, without duplicates. */
  rules: Rule[];
  /** The highest level of a sensitive topic; missing if none was measured. */
  level?: RiskLevel;
  /** In time order and disjoint. */
  ranges: TimeRange[];
}

/** The findings by concept: each concept once with all rules that it breaks, in order of appearance. */
export function foundConcepts(findings: readonly Finding[]): FoundConcept[] {
  return [...new Set(findings.map(({ concept }) => concept))].map((concept) => {
    const all = findings.filter((each) => each.concept === concept);
    const level = highestRisk(all.map((each) => each.level));
    return {
      concept,
      rules: all.map(({ rule }) => rule),
      ...(level === undefined ? {} : { level }),
      ranges: joined(all.flatMap(({ ranges }) => ranges)),
    };
  });
}

/**
 * Whether risk levels are provisional: some words were not read, or some frames were not analyzed by all models. With
 * more time for the models, the same video may get another level.
 */
export function hasProvisionalLevels(limits: readonly Limit[]): boolean {
  return limits.includes('words-incomplete') || limits.includes('pictures-incomplete');
}

/** A key that is equal for equal rules. */
export function ruleKey(rule: Rule): string {
  return `${rule.kind}:${'id' in rule ? rule.id : rule.concept}`;
}

/**
 * Whether a risk level is accepted. A level that was not measured, as in an older analysis or for a label that was
 * added by hand, may be any level, so it is only accepted by a `high` tolerance.
 */
export function isAccepted(level: RiskLevel | undefined, tolerance: Tolerance): boolean {
  if (level === undefined) return tolerance === 'high';
  return level !== 'floor' && TOLERANCES.indexOf(level) <= TOLERANCES.indexOf(tolerance);
}

/** The highest of the levels of risk; undefined if none was measured. */
export function highestRisk(levels: readonly (RiskLevel | undefined)[]): RiskLevel | undefined {
  return RISK_LEVELS.findLast((level) => levels.includes(level));
}

function tolerances(
  usual: Tolerance,
  others: Readonly<Record<string, Tolerance>>,
): Record<string, Tolerance> {
  return { ...Object.fromEntries(SENSITIVE_TOPICS.map(({ id }) => [id, usual])), ...others };
}

/**
 * The confidences of the embedded models start at 0.5: more likely than not. The presets differ in what they accept,
 * not in this.
 */
const MIN_CONFIDENCE = 0.5;

/** For most brands; the default profile. */
export const USUAL_PROFILE: SuitabilityProfile = {
  id: 'balanced',
  name: 'balanced',
  topics: tolerances('none', { 380: 'low', I4GWl6: 'low', Z7rJBM: 'low', pg0WhF: 'low', j9PaO9: 'low' }),
  exclusions: [],
  avoid: ['possibly unsafe picture', 'flashing'],
  leastConfidence: MIN_CONFIDENCE,
};

/**
 * The preset profiles.
 *
 * - `careful`: for family, children's and health brands. Nothing sensitive at any level, no war, no disasters, and
 *   nothing that hurts eyes or ears.
 * - `balanced`: for most brands. Accepts the low level of topics that are common in drama, news and comedy (crime,
 *   death, alcohol, swearing, debated issues): at that level a topic is mentioned and not shown. Accepts no level of
 *   topics that are sensitive by themselves (sexual content, arms, hate, terrorism, piracy, spam).
 * - `open`: for brands that want reach. Accepts the high level of the topics of drama and news, and the medium level of
 *   the others; the floor is never accepted.
 */
export const PRESETS: readonly SuitabilityProfile[] = [
  {
    id: 'careful',
    name: 'careful',
    topics: tolerances('none', {}),
    exclusions: ['389', '381'],
    avoid: ['possibly unsafe picture', 'flashing', 'loud'],
    leastConfidence: MIN_CONFIDENCE,
  },
  USUAL_PROFILE,
  {
    id: 'open',
    name: 'open',
    topics: tolerances('medium', {
      380: 'high',
      I4GWl6: 'high',
      Z7rJBM: 'high',
      pg0WhF: 'high',
      j9PaO9: 'high',
    }),
    exclusions: [],
    avoid: ['possibly unsafe picture'],
    leastConfidence: MIN_CONFIDENCE,
  },
];
