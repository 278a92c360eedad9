import { RISK_LEVELS, type RiskLevel } from '@/contracts/topics';
import type { TimeRange } from '@/contracts/time-range';
import { SENSITIVE_TOPICS } from './categories';
import { joined } from './time-ranges';

/** The highest level of risk that is accepted of a topic; the floor never is. */
export const TOLERANCES = ['none', 'low', 'medium', 'high'] as const;
export type Tolerance = (typeof TOLERANCES)[number];

/** What a profile can avoid of look and sound, by the concepts' names. */
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

/** What suits an advertiser. */
export interface SuitabilityProfile {
  id: string;
  /** A preset's is its ID: its name for people comes from the messages. */
  name: string;
  /** By the ID of a topic of {@link SENSITIVE_TOPICS}; one that is missing counts as `none`. */
  topics: Readonly<Record<string, Tolerance>>;
  /** IDs of categories: a topic is excluded by its own one, and by that of a tier above it. */
  exclusions: readonly string[];
  avoid: readonly Avoidable[];
  /** 0 to 1: what was found with less confidence does not count. */
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
  /** The highest one of a sensitive topic; missing where none was measured. */
  level?: RiskLevel;
  /** Where, within the time range that was asked about. */
  ranges: TimeRange[];
}

/**
 * What an analysis could not judge. `no-words`, `other-language` and `ends-early` make a time range not assessed; the
 * others say what a verdict rests on.
 *
 * - `no-words`: there was no speech, text or description to look for topics in
 * - `other-language`: the captions, or the only text, are in a language that topics are not found in
 * - `ends-early`: the analysis ends before the video
 * - `words-incomplete`: not all of the words were read
 * - `no-audio`: the audio could not be read
 * - `pictures-incomplete`: not all frames were seen, or not by all models
 * - `risks-unknown`: an older analysis, without levels of risk
 */
export type Limit =
  | 'no-words'
  | 'other-language'
  | 'ends-early'
  | 'words-incomplete'
  | 'no-audio'
  | 'pictures-incomplete'
  | 'risks-unknown';

/** A concept that breaks rules of a time range, whichever they are. */
export interface FoundConcept {
  concept: string;
  /** Those that it breaks, each once. */
  rules: Rule[];
  /** The highest one of a sensitive topic; missing where none was measured. */
  level?: RiskLevel;
  /** In time order and apart from each other. */
  ranges: TimeRange[];
}

/** What was found, each concept once with all rules that it breaks, in the order in which they come. */
export function foundConcepts(findings: readonly Finding[]): FoundConcept[] {
  return [...new Set(findings.map(({ concept }) => concept))].map((concept) => {
    const all = findings.filter((each) => each.concept === concept);
    const level = all.reduce<RiskLevel | undefined>((max, each) => higherRisk(max, each.level), undefined);
    return {
      concept,
      rules: all.map(({ rule }) => rule),
      ...(level === undefined ? {} : { level }),
      ranges: joined(all.flatMap(({ ranges }) => ranges)),
    };
  });
}

/**
 * Whether levels of risk may still rise: words stand on frames that no model has read, or were not read at all. With
 * more time for the models the same video can have another level.
 */
export function hasProvisionalLevels(limits: readonly Limit[]): boolean {
  return limits.includes('words-incomplete') || limits.includes('pictures-incomplete');
}

/** The same for two rules that are the same. */
export function ruleKey(rule: Rule): string {
  return `${rule.kind}:${'id' in rule ? rule.id : rule.concept}`;
}

/**
 * Whether a level of risk is accepted. One that was not measured, as in an older analysis or of a label that was added
 * by hand, may be any, so only who accepts a high one accepts it.
 */
export function isAccepted(level: RiskLevel | undefined, tolerance: Tolerance): boolean {
  if (level === undefined) return tolerance === 'high';
  return level !== 'floor' && TOLERANCES.indexOf(level) <= TOLERANCES.indexOf(tolerance);
}

/** The higher one of two levels. */
export function higherRisk(a: RiskLevel | undefined, b: RiskLevel | undefined): RiskLevel | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return RISK_LEVELS.indexOf(a) >= RISK_LEVELS.indexOf(b) ? a : b;
}

function tolerances(
  usual: Tolerance,
  others: Readonly<Record<string, Tolerance>>,
): Record<string, Tolerance> {
  return { ...Object.fromEntries(SENSITIVE_TOPICS.map(({ id }) => [id, usual])), ...others };
}

/** An engine's findings begin at 0.5: more likely than not. The presets differ in what they accept, not in how sure. */
const LEAST_CONFIDENCE = 0.5;

/** For most brands: the profile before one is chosen. */
export const USUAL_PROFILE: SuitabilityProfile = {
  id: 'balanced',
  name: 'balanced',
  topics: tolerances('none', { 380: 'low', I4GWl6: 'low', Z7rJBM: 'low', pg0WhF: 'low', j9PaO9: 'low' }),
  exclusions: [],
  avoid: ['possibly unsafe picture', 'flashing'],
  leastConfidence: LEAST_CONFIDENCE,
};

/**
 * Profiles to begin with.
 *
 * - `careful`: for brands of families, children and health. Nothing sensitive at any level, no war, no disasters, and
 *   nothing that hurts eyes or ears.
 * - `balanced`: for most brands. The low level is accepted of what drama, news and comedy of every evening touch on
 *   (crime, death, alcohol, swearing, debated issues): there a topic is mentioned and not shown. Of what is sensitive by
 *   itself (sexual content, arms, hate, terrorism, piracy, spam) nothing is accepted.
 * - `open`: for brands that want reach. The high level is accepted of the topics of drama and news, the medium one of
 *   the others; the floor never is.
 */
export const PRESETS: readonly SuitabilityProfile[] = [
  {
    id: 'careful',
    name: 'careful',
    topics: tolerances('none', {}),
    exclusions: ['389', '381'],
    avoid: ['possibly unsafe picture', 'flashing', 'loud'],
    leastConfidence: LEAST_CONFIDENCE,
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
    leastConfidence: LEAST_CONFIDENCE,
  },
];
