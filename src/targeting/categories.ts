/** A row of the IAB Content Taxonomy 3.1 (IAB Tech Lab, CC BY 3.0). */
export interface Category {
  /** Unique ID: digits, or letters and digits. */
  readonly id: string;
  /** The name as in the concepts of an analysis: its lowest tier in lower case, `&` as `and`. */
  readonly name: string;
  /** The names of its tiers, as the taxonomy writes them. */
  readonly path: readonly string[];
  /** Whether it is a sensitive topic: the children of "Sensitive Topics", and crime. */
  readonly isSensitive: boolean;
}

/** The tier above the sensitive topics. It cannot be chosen: its topics are chosen one by one. */
const SENSITIVE_ID = 'v9i3On';
const SENSITIVE_NAME = 'Sensitive Topics';
const CRIME_ID = '380';

/** The 37 categories of the first tier. */
const FIRST_TIER = {
  150: 'Attractions',
  1: 'Automotive',
  42: 'Books and Literature',
  52: 'Business and Finance',
  123: 'Careers',
  '80DV8O': 'Communication',
  380: 'Crime',
  381: 'Disasters',
  132: 'Education',
  JLBCU7: 'Entertainment',
  '8VZQHL': 'Events',
  186: 'Family and Relationships',
  201: 'Fine Art',
  210: 'Food & Drink',
  SPSHQ5: 'Genres',
  223: 'Healthy Living',
  239: 'Hobbies & Interests',
  '1KXCLD': 'Holidays',
  274: 'Home & Garden',
  383: 'Law',
  286: 'Medical Health',
  163: 'Personal Celebrations & Life Events',
  391: 'Personal Finance',
  422: 'Pets',
  386: 'Politics',
  432: 'Pop Culture',
  441: 'Real Estate',
  453: 'Religion & Spirituality',
  464: 'Science',
  v9i3On: 'Sensitive Topics',
  473: 'Shopping',
  483: 'Sports',
  552: 'Style & Fashion',
  596: 'Technology & Computing',
  653: 'Travel',
  680: 'Video Gaming',
  389: 'War and Conflicts',
} as const;

/** Children of "Sensitive Topics", which follow the GARM Brand Safety Floor and Suitability Framework. */
const SENSITIVE = {
  Rm3SiT: 'Adult & Explicit Sexual Content',
  avbNf2: 'Arms & Ammunition',
  XtODT3: 'Crime & Harmful Acts to Individuals, Society & Human Right Violations',
  I4GWl6: 'Death, Injury, or Military Conflict',
  Z7rJBM: 'Debated Sensitive Social Issues',
  HxqYV1: 'Hate Speech and Acts of Aggression',
  pg0WhF: 'Illegal Drugs, Tobacco, eCigarettes, Vaping, Alcohol',
  j9PaO9: 'Obscenity and Profanity',
  mm3UXx: 'Online Piracy',
  '6i4dB6': 'Spam or Harmful Content',
  '8FD8nI': 'Terrorism',
} as const;

/** Topics of the second tier that analyses use. */
const SECOND_TIER = {
  533: ['Sports', 'Soccer'],
  484: ['Sports', 'American Football'],
  547: ['Sports', 'Basketball'],
  539: ['Sports', 'Tennis'],
  512: ['Sports', 'Golf'],
  518: ['Sports', 'Auto Racing'],
  492: ['Sports', 'Cycling'],
  531: ['Sports', 'Skiing'],
  225: ['Healthy Living', 'Fitness and Exercise'],
  216: ['Food & Drink', 'Cooking'],
  390: ['Science', 'Weather'],
  324: ['Entertainment', 'Movies'],
  181: ['Attractions', 'Casinos & Gambling'],
  VKIV56: ['Genres', 'Nature'],
  EZWB7V: ['Genres', 'History'],
} as const;

function categoryOf(id: string, path: readonly string[]): Category {
  const name = (path.at(-1) ?? '').toLowerCase().replaceAll('&', 'and');
  return { id, name, path, isSensitive: id === CRIME_ID || (path[0] === SENSITIVE_NAME && path.length > 1) };
}

/** All categories with a known name, in no particular order. */
const CATEGORIES: readonly Category[] = [
  ...Object.entries(FIRST_TIER).map(([id, name]) => categoryOf(id, [name])),
  ...Object.entries(SENSITIVE).map(([id, name]) => categoryOf(id, [SENSITIVE_NAME, name])),
  ...Object.entries(SECOND_TIER).map(([id, path]) => categoryOf(id, path)),
];

const BY_ID: ReadonlyMap<string, Category> = new Map(CATEGORIES.map((row) => [row.id, row]));
const BY_NAME: ReadonlyMap<string, Category> = new Map(CATEGORIES.map((row) => [row.name, row]));
const ID_OF_FIRST_TIER: ReadonlyMap<string, string> = new Map(
  Object.entries(FIRST_TIER).map(([id, name]) => [name, id]),
);

export function categoryById(id: string): Category | undefined {
  return BY_ID.get(id);
}

/** @param name as in the concepts of an analysis */
export function categoryByName(name: string): Category | undefined {
  return BY_NAME.get(name);
}

/** Unique ID of a category of the first tier. @param name as in the taxonomy */
export function firstTierId(name: string | undefined): string | undefined {
  return name === undefined ? undefined : ID_OF_FIRST_TIER.get(name);
}

/** The topics for which a profile has a tolerance: the eleven sensitive ones, and crime. */
export const SENSITIVE_TOPICS: readonly Category[] = CATEGORIES.filter(({ isSensitive }) => isSensitive);

/**
 * The categories that a profile can exclude, sorted by name: those of the first tier except {@link SENSITIVE_TOPICS}.
 */
export const EXCLUDABLE: readonly Category[] = CATEGORIES.filter(
  ({ id, path, isSensitive }) => path.length === 1 && !isSensitive && id !== SENSITIVE_ID,
).toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** The topics that a user can add to a scene. */
export const TOPIC_CHOICES: readonly Category[] = CATEGORIES.filter(({ id }) => id !== SENSITIVE_ID);
