import type { AnalysisResponse } from '@/contracts/analysis';

/**
 * The topics that this provider can report, as rows of the IAB Content Taxonomy 3.1 (IAB Tech Lab, `Content Taxonomy
 * 3.1.tsv` as published in 2025): Unique ID, tier 1 and, if there is one, tier 2. The last column marks the topics
 * that advertisers avoid: the children of "Sensitive Topics", which follow the GARM Brand Safety Floor and
 * Suitability Framework, and "Crime".
 */
const ROWS = [
  ['sports', '483', 'Sports'],
  ['soccer', '533', 'Sports', 'Soccer'],
  ['american football', '484', 'Sports', 'American Football'],
  ['basketball', '547', 'Sports', 'Basketball'],
  ['tennis', '539', 'Sports', 'Tennis'],
  ['golf', '512', 'Sports', 'Golf'],
  ['auto racing', '518', 'Sports', 'Auto Racing'],
  ['cycling', '492', 'Sports', 'Cycling'],
  ['skiing', '531', 'Sports', 'Skiing'],
  ['fitness and exercise', '225', 'Healthy Living', 'Fitness and Exercise'],
  ['food and drink', '210', 'Food & Drink'],
  ['cooking', '216', 'Food & Drink', 'Cooking'],
  ['home and garden', '274', 'Home & Garden'],
  ['pets', '422', 'Pets'],
  ['family and relationships', '186', 'Family and Relationships'],
  ['real estate', '441', 'Real Estate'],
  ['travel', '653', 'Travel'],
  ['weather', '390', 'Science', 'Weather'],
  ['science', '464', 'Science'],
  ['technology and computing', '596', 'Technology & Computing'],
  ['automotive', '1', 'Automotive'],
  ['crime', '380', 'Crime', undefined, 'sensitive'],
  ['politics', '386', 'Politics'],
  ['law', '383', 'Law'],
  ['education', '132', 'Education'],
  ['medical health', '286', 'Medical Health'],
  ['personal finance', '391', 'Personal Finance'],
  ['careers', '123', 'Careers'],
  ['shopping', '473', 'Shopping'],
  ['style and fashion', '552', 'Style & Fashion'],
  ['video gaming', '680', 'Video Gaming'],
  ['movies', '324', 'Entertainment', 'Movies'],
  ['books and literature', '42', 'Books and Literature'],
  ['fine art', '201', 'Fine Art'],
  ['religion and spirituality', '453', 'Religion & Spirituality'],
  ['disasters', '381', 'Disasters'],
  ['attractions', '150', 'Attractions'],
  ['business and finance', '52', 'Business and Finance'],
  ['communication', '80DV8O', 'Communication'],
  ['entertainment', 'JLBCU7', 'Entertainment'],
  ['events', '8VZQHL', 'Events'],
  ['healthy living', '223', 'Healthy Living'],
  ['hobbies and interests', '239', 'Hobbies & Interests'],
  ['holidays', '1KXCLD', 'Holidays'],
  ['personal celebrations and life events', '163', 'Personal Celebrations & Life Events'],
  ['pop culture', '432', 'Pop Culture'],
  ['war and conflicts', '389', 'War and Conflicts'],
  ['nature', 'VKIV56', 'Genres', 'Nature'],
  ['history', 'EZWB7V', 'Genres', 'History'],
  [
    'adult and explicit sexual content',
    'Rm3SiT',
    'Sensitive Topics',
    'Adult & Explicit Sexual Content',
    'sensitive',
  ],
  ['arms and ammunition', 'avbNf2', 'Sensitive Topics', 'Arms & Ammunition', 'sensitive'],
  [
    'death, injury, or military conflict',
    'I4GWl6',
    'Sensitive Topics',
    'Death, Injury, or Military Conflict',
    'sensitive',
  ],
  [
    'debated sensitive social issues',
    'Z7rJBM',
    'Sensitive Topics',
    'Debated Sensitive Social Issues',
    'sensitive',
  ],
  [
    'hate speech and acts of aggression',
    'HxqYV1',
    'Sensitive Topics',
    'Hate Speech and Acts of Aggression',
    'sensitive',
  ],
  [
    'illegal drugs, tobacco, ecigarettes, vaping, alcohol',
    'pg0WhF',
    'Sensitive Topics',
    'Illegal Drugs, Tobacco, eCigarettes, Vaping, Alcohol',
    'sensitive',
  ],
  ['obscenity and profanity', 'j9PaO9', 'Sensitive Topics', 'Obscenity and Profanity', 'sensitive'],
  ['terrorism', '8FD8nI', 'Sensitive Topics', 'Terrorism', 'sensitive'],
  [
    'crime and harmful acts to individuals, society and human right violations',
    'XtODT3',
    'Sensitive Topics',
    'Crime & Harmful Acts to Individuals, Society & Human Right Violations',
    'sensitive',
  ],
  ['online piracy', 'mm3UXx', 'Sensitive Topics', 'Online Piracy', 'sensitive'],
  ['spam or harmful content', '6i4dB6', 'Sensitive Topics', 'Spam or Harmful Content', 'sensitive'],
] as const;

/** Name of a topic: its lowest tier in lower case, `&` as `and`. */
export type TopicName = (typeof ROWS)[number][0];

export interface Topic {
  readonly name: TopicName;
  /** Unique ID in the IAB Content Taxonomy 3.1. */
  readonly taxonomyId: string;
  /** As the taxonomy writes it. */
  readonly tier1: string;
  /** As the taxonomy writes it; undefined for a topic of the first tier. */
  readonly tier2: string | undefined;
  /** Whether advertisers may avoid it; it then requires more evidence. */
  readonly isSensitive: boolean;
}

/** Every topic that this version can report. */
export const TOPICS: readonly Topic[] = ROWS.map(([name, taxonomyId, tier1, tier2, mark]) => ({
  name,
  taxonomyId,
  tier1,
  tier2,
  isSensitive: mark === 'sensitive',
}));

const BY_NAME: ReadonlyMap<string, Topic> = new Map(TOPICS.map((topic) => [topic.name, topic]));

type Taxonomy = NonNullable<AnalysisResponse['taxonomy']>;

/**
 * The rows of the taxonomy for a response: those of the topics found, and of all sensitive ones, so that a reader can
 * distinguish topics that were looked for and not found from those not looked for.
 *
 * @param where the sources in which topics were looked for
 */
export function taxonomyOf(
  found: ReadonlySet<string>,
  { sources, otherLanguage = [] }: Pick<Taxonomy, 'sources' | 'otherLanguage'>,
): Taxonomy {
  const rows = TOPICS.filter(({ name, isSensitive }) => isSensitive || found.has(name));
  return {
    version: '3.1',
    sources,
    ...(otherLanguage.length > 0 ? { otherLanguage } : {}),
    topics: rows.map(({ name, taxonomyId, tier1, tier2, isSensitive }) => ({
      name,
      id: taxonomyId,
      path: tier2 === undefined ? [tier1] : [tier1, tier2],
      isSensitive,
    })),
  };
}

/** Whether a topic requires more evidence; false for an unknown name. */
export function isSensitive(name: string): boolean {
  return BY_NAME.get(name)?.isSensitive ?? false;
}
