import type { RiskLevel } from '@/contracts/topics';

/** For whom a program is rated: everybody, with guidance of parents, from about 12 to 14 on, adults. */
export type RatedFor = 'all' | 'guidance' | 'teenagers' | 'mature';

/** Ratings of the USA (TV Parental Guidelines, MPA), Germany, the United Kingdom, France, Spain and others. */
const RATINGS: Readonly<Record<RatedFor, readonly string[]>> = {
  all: ['tvy', 'tvg', 'g', 'u', 'uc', 'fsk0', '0', '0+', 'tp', 'all', 'e', 'apta', 'tous publics', 'l', 'ec'],
  guidance: [
    'tvy7',
    'tvy7fv',
    'tvpg',
    'pg',
    'fsk6',
    '6',
    '6+',
    '7',
    '7+',
    'e10+',
    '10',
    '-10',
    '8',
    '9',
    '9+',
    'pg8',
  ],
  teenagers: [
    'tv14',
    'pg13',
    '12',
    '12+',
    '12a',
    'fsk12',
    '13',
    '13+',
    '14',
    '14+',
    't',
    'm15',
    '-12',
    '15',
    '14a',
    'b15',
  ],
  mature: [
    'tvma',
    'r',
    'nc17',
    '16',
    '16+',
    'fsk16',
    '18',
    '18+',
    'fsk18',
    'm',
    'ma',
    'ma15+',
    'ao',
    'x',
    '17+',
    '-16',
    '-18',
    'r18',
    '18a',
    'c',
    'd',
  ],
};

const BY_NAME: ReadonlyMap<string, RatedFor> = new Map(
  (Object.entries(RATINGS) as [RatedFor, readonly string[]][]).flatMap(([age, ratings]) =>
    ratings.map((rating) => [rating, age] as const),
  ),
);

/** For whom a content rating is; undefined for one that is not known. */
export function ageOfRating(rating: string): RatedFor | undefined {
  const text = rating.trim().toLowerCase();
  // What a rating warns of may follow: `TV-14 DLSV`, `TV-PG-V`, `PG-13 (violence)`.
  const plain = text.replace(/^(mpaa?|rated|usa?|rating)\s*[:\s-]\s*/, '').replace(/[\s(,:;].*$/, '');
  const names = [
    text,
    plain,
    plain.replace(/[-_]/g, ''),
    plain.replace(/^(tv-?(?:y7|y|g|pg|14|ma))-?[dlsv]+$/, '$1').replace(/-/g, ''),
  ];
  return names.map((each) => BY_NAME.get(each)).find((age) => age !== undefined);
}

/**
 * The risk levels that contradict a rating. The mapping is ours: a rating speaks of the age of the audience, a level of the
 * risk for a brand. "High" and "floor" stand for graphic or glamorizing content, which no rating for everybody or with
 * guidance allows; "floor" for what is not suitable for teenagers either.
 */
export const CONTRADICTING: Readonly<Record<RatedFor, readonly RiskLevel[]>> = {
  all: ['high', 'floor'],
  guidance: ['high', 'floor'],
  teenagers: ['floor'],
  mature: [],
};
