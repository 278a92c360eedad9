import type { RiskLevel } from '@/contracts/topics';

/** For whom a program is rated: everybody, with guidance of parents, from about 12 to 14 on, adults. */
export type RatedFor = 'all' | 'guidance' | 'teenagers' | 'mature';

/**
 * Ratings of the USA (TV Parental Guidelines, MPA), Germany, the United Kingdom, France, Spain, Italy, the Netherlands, Finland,
 * Canada, Mexico, Brazil, Argentina, Chile, Australia, Japan, Korea, India and others; with commas between them.
 */
const RATINGS: Readonly<Record<RatedFor, string>> = {
  all: 'livre,tout public,apt,tvg,g,u,uc,fsk0,ab0,0,0+,tp,all,e,apta,tous publics,l,ec,al,aa,atp,te',
  guidance:
    '+7,10+,tvy7fv,tvpg,pg,fsk6,ab6,6,6+,7,7+,e10+,10,-10,8,8+,9,9+,pg8,pg12,k7,te7,u/a,ua,u/a 7+,ua7+',
  teenagers: `tv14,pg13,t,12,12+,12a,fsk12,ab12,13,13+,14,14+,m15,-12,15,15+,14a,b,b15,k12,vm14,vm 14,sam13,sam 13,+12,+13,u/a 13+,ua13+,r15+,ma13,
    a10,a12,a14`,
  mature: `tvma,+16,+18,nc16,m18,r21,vm 18,r,nc17,16,16+,fsk16,ab16,18,18+,fsk18,ab18,m,ma,ma15+,ao,x,17+,-16,-18,r18,r18+,18a,c,d,19,19+,k16,k18,vm18,
    sam16,sam18,u/a 16+,ua16+,a16,a18`,
};

const BY_NAME: ReadonlyMap<string, RatedFor> = new Map(
  (Object.entries(RATINGS) as [RatedFor, string][]).flatMap(([age, ratings]) =>
    ratings.split(',').map((rating) => [rating.trim(), age] as const),
  ),
);

/** For whom a content rating is; undefined for one that is not known. */
export function ageOfRating(rating: string): RatedFor | undefined {
  const text = rating.trim().toLowerCase();
  // What a rating warns of may follow: `TV-14 DLSV`, `TV-PG-V`, `PG-13 (violence)`.
  const bare = text
    .replace(/^(mpaa?|rated|usa?|rating|bbfc|csa|acb|cbfc|eirin|kijkwijzer|fsk|ab)\s*[:\s-]\s*/, '')
    .replace(/^ab\s+/, '');
  const plain = bare.replace(/[\s(,:;].*$/, '');
  const names = [
    text,
    bare,
    plain,
    plain.replace(/[-_]/g, ''),
    plain.replace(/^(tv-?(?:y7|y|g|pg|14|ma))-?[dlsv]+$/, '$1').replace(/-/g, ''),
  ];
  return names.map((each) => BY_NAME.get(each)).find((age) => age !== undefined);
}

const AGES = ['all', 'guidance', 'teenagers', 'mature'] as const satisfies readonly RatedFor[];

/** The kind of a rating: TV Parental Guidelines, an age, or any other. */
const systemOf = (rating: string): string =>
  /^\W*tv/i.test(rating) ? 'tv' : /^\W*(fsk)?\W*\d/i.test(rating) ? 'age' : 'other';

/**
 * Whether two ratings of one program contradict each other. Countries rate the same program for ages a step apart, so that
 * only ratings of one kind have to agree.
 */
export function areOtherRatings(a: string, b: string): boolean {
  const [first, second] = [ageOfRating(a), ageOfRating(b)];
  if (first === undefined || second === undefined) return false;
  const steps = Math.abs(AGES.indexOf(first) - AGES.indexOf(second));
  return steps > (systemOf(a) === systemOf(b) ? 0 : 1);
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
