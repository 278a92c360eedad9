import { CTV_GENRES, CTV_GENRE_NAMES } from '@/contracts/program-facts';

/**
 * The IDs of the taxonomies of AdCOM's list "Category Taxonomies" (IAB Tech Lab, repository Taxonomies at b7acdca, CC BY
 * 3.0).
 */

/** Content Taxonomy 3.1: the ID of a category, `*` for none, and the IDs of its children. */
const TREE_3_1 = `
  *:150,1,42,52,123,80DV8O,380,381,132,JLBCU7,8VZQHL,186,201,210,SPSHQ5,223,239,1KXCLD,274,383
  *:286,163,391,422,386,432,441,453,464,v9i3On,473,483,552,596,653,680,389
  150:151,179,181,153,154,155,158,159,160,177,178 1:2,30,31,32,33,41,34,35,36,37,16,25,26,27,28,29
  2:3,8,9,10,11,12,13,14,15,4,5,6,7 37:38,39,40 16:17,18,19,20,21,22,23,24 42:43,46,48,49 52:53,80,90
  53:54,62,63,72,73,79,74,76,77,78,55,56,57,58,59,60,61 63:64,65,66,67,68,69,70,71 74:75
  80:81,82,83,84,85,86,87,88,89 90:91,102,113,117,118,119,120,121,122,92,93,94,95,96,97,98,99,100,101,103
  90:104,105,106,107,108,109,110,111,112,114,115,116 123:124,125,126,127,130,131 127:128,129
  132:133,137,142,143,145,146,147,148,149,134,135,136 137:138,139,141 139:140 143:144 JLBCU7:324,338,640
  8VZQHL:162,180,185 186:187,188,189,190,191,192,200 192:193,194,195,196,197,198,199
  201:202,203,204,205,206,207,208,209 210:211,215,216,217,218,219,220,221,222,212,213,214
  SPSHQ5:VKIV56,325,641,44,646,332,647,648,645,335,EZWB7V,649,336,TIFQA5,650,156,331,651,326,652
  SPSHQ5:642,643,370,371,376,A0AH3G,KHPC5A,KHPC6A,51,700 223:224,225,228,229,230,231,232,238 225:226,227
  232:233,236,237 233:234,235 239:240,248,258,259,260,261,264,269,273,241,242,243,244,245,246,247
  248:249,250,251,252,253,254,255,256,257 261:262,263 264:265,266,267,268 269:270,271,272 1KXCLD:157
  274:275,278,279,280,281,282,283,284,285,276,277 286:323,287,319,320,321,322
  287:288,306,312,313,314,315,316,317,318,289,290,294,295,296,297,298,300,301,302,307 287:309,310,311
  290:291,292,293 298:299 302:303,304,305 307:308
  338:342,339,343,360,344,345,346,347,348,349,350,351,354,355,356,357,358,362,359,361
  338:363,353,369,352,377,378 339:340,341 363:364,365,366,367,368 163:164,166,167,168,169,170,171,172,173,165
  391:392,393,396,397,417,398,405,410,415,416 393:394,395 417:418,419,420,421 398:399,400,401,402,403,404
  405:406,407,408,409 410:411,412,413,414 422:423,424,425,426,427,428,431,429,430 386:8YPBBL,387,388
  432:433,434,435,436,437,438,439,440 602:W3CW2J,603,608,609,610,611,612,613,WQC6HR,614,615,604,605,606,607
  441:442,445,446,447,448,449,450,451,452,443,444 453:454,456,457,458,459,460,461,462,463,455
  464:465,466,467,468,469,470,471,472,390
  v9i3On:Rm3SiT,avbNf2,XtODT3,I4GWl6,Z7rJBM,HxqYV1,pg0WhF,j9PaO9,mm3UXx,6i4dB6,8FD8nI
  473:482,474,475,476,477,478,479,480,161,481
  483:484,507,518,534,545,547,548,549,550,485,486,487,491,492,493,494,495,496,497,498
  483:508,509,510,511,512,513,514,515,516,517,520,521,524,525,526,527,530,531,532,533
  483:535,551,536,537,538,539,540,541,542,543,544,546 518:519 487:490,489,488
  498:499,500,501,502,503,504,505,506 521:522,523 527:528,529 552:553,574,575,576,577,578,579,590,595,560
  553:554,555,556,557,558,559 579:580,582,589 580:581 582:583,584,585,586,587,588 590:591,592,593,594
  560:561,566,573 561:562,563,564,565 566:567,568,569,570,571,572 596:597,598,599,632,638,639
  599:600,601,602,616,617,618,619,630,631 619:620,623,624,625,626,627,628,629,621,622 632:633,634,635,636,637
  653:654,655,663,664 655:656,657,658,659,660,661,662
  664:665,672,673,674,675,676,677,678,679,666,667,668,669,670,671 680:681,682,683,684,685
  685:686,691,MQ2XML,692,ZJG29S,693,694,695,VWGKS7,II436J,696,697,698,VK7KD0,687,688,689,690`;

const PARENTS: ReadonlyMap<string, string> = new Map(
  TREE_3_1.trim()
    .split(/\s+/)
    .flatMap((row) => {
      const [parent = '', children = ''] = row.split(':');
      return children.split(',').map((id) => [id, parent] as const);
    }),
);

/**
 * IDs that only the table "Descriptive Vectors" of Content Taxonomy 3.0 has: numbers from 1000 on, with gaps. It is valid
 * with 3.0 and 3.1; the genre mapping takes 1020, "News", from it.
 */
const VECTORS =
  '1000 1002-1014 1017 1019-1024 1026-1030 1215-1219 MRkz4Q bsr001 bsr002 bsr003 bsr004 092QD4 5S2VRK BEZLLC REJJOG 7OCXIZ MJDJZY C2UKBG 3927X6 Y2MK22 O3EQZQ 20L2OV';

/** The highest second number of each category of Content Taxonomy 1.0: `IAB1-7` is the last below `IAB1`. */
const LAST_1_0 = [7, 23, 12, 11, 15, 9, 45, 18, 31, 9, 5, 3, 12, 8, 10, 7, 44, 6, 36, 27, 3, 4, 10, 0, 7, 4];

const SENSITIVE_2_2 =
  'v9i3On Rm3SiT avbNf2 XtODT3 I4GWl6 mm3UXx HxqYV1 j9PaO9 pg0WhF 6i4dB6 8FD8nI Z7rJBM MRkz4Q bsr001 bsr002 bsr003 bsr004';

function membersOf(ids: string): (id: string) => boolean {
  const words = new Set(ids.split(' ').filter((each) => !/^\d/.test(each) || /[a-z]/i.test(each)));
  const ranges = ids.split(' ').flatMap((each) => {
    const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(each) ?? [];
    return from === undefined ? [] : [[Number(from), Number(to)] as const];
  });
  return (id) =>
    words.has(id) ||
    (/^\d+$/.test(id) && ranges.some(([from, to]) => Number(id) >= from && Number(id) <= to));
}

const isVector = membersOf(VECTORS);

function isIn1(id: string): boolean {
  const [, first, second = 0] = /^IAB([1-9]\d?)(?:-([1-9]\d?))?$/.exec(id) ?? [];
  return first !== undefined && Number(second) <= (LAST_1_0[Number(first) - 1] ?? -1);
}

/** Whether an ID belongs to a taxonomy; missing for taxonomies whose IDs are not here. */
const MEMBERS: Readonly<Record<number, (id: string) => boolean>> = {
  1: isIn1,
  2: membersOf('1-698 1000-1480'),
  3: membersOf('0-9 11-60 62-863 80DV7O'),
  5: membersOf('1-698 1000-1480'),
  6: membersOf(`1-698 1000-1480 ${SENSITIVE_2_2}`),
  // 3.0 lacks what 3.1 has added.
  7: (id) => (PARENTS.has(id) && id !== '700') || isVector(id),
  8: membersOf('1000-1582'),
  9: (id) => PARENTS.has(id) || isVector(id),
};

export const CONTENT_1_0 = 1;
export const CONTENT_3_1 = 9;

/** The taxonomies of content, the newest first. */
const CONTENT_TAXONOMIES = [9, 7, 6, 5, 2, 1] as const;
/** Those of advertised products, the newest first. */
const PRODUCT_TAXONOMIES = [8, 3] as const;
/** Those of advertisements and of audiences. */
const OTHER_TAXONOMIES: ReadonlySet<number> = new Set([3, 4, 8]);
/** "Deprecated, and recommend NOT be used since it does not have SCD flags." */
const DEPRECATED: ReadonlySet<number> = new Set([1, 2]);

export const isOtherTaxonomy = (taxonomy: number): boolean => OTHER_TAXONOMIES.has(taxonomy);
export const isDeprecatedTaxonomy = (taxonomy: number): boolean => DEPRECATED.has(taxonomy);

const NAMES: Readonly<Record<number, string>> = {
  1: 'Content Taxonomy 1.0',
  2: 'Content Taxonomy 2.0',
  3: 'Ad Product Taxonomy 1.0',
  4: 'Audience Taxonomy 1.1',
  5: 'Content Taxonomy 2.1',
  6: 'Content Taxonomy 2.2',
  7: 'Content Taxonomy 3.0',
  8: 'Ad Product Taxonomy 2.0',
  9: 'Content Taxonomy 3.1',
};

/** A taxonomy with its number, for a message. */
export const taxonomyName = (taxonomy: number): string => `${taxonomy} (${NAMES[taxonomy] ?? '?'})`;

/** The IDs that a taxonomy does not have; none for a taxonomy that is not known here, as those of vendors. */
export function idsOutside(taxonomy: number, ids: readonly string[]): string[] {
  const isMember = MEMBERS[taxonomy];
  return isMember ? ids.filter((id) => !isMember(id)) : [];
}

/**
 * The newest taxonomy that has all of these IDs.
 *
 * @param isAboutAds for the categories of advertisements, as in `bcat`: then those of products come first
 */
export function taxonomyOf(ids: readonly string[], isAboutAds = false): number | undefined {
  const taxonomies = isAboutAds ? [...PRODUCT_TAXONOMIES, ...CONTENT_TAXONOMIES] : CONTENT_TAXONOMIES;
  return taxonomies.find((taxonomy) => idsOutside(taxonomy, ids).length === 0);
}

/** The ID of a category of Content Taxonomy 3.1, then those of the tiers above it. */
export function withParents(id: string): string[] {
  const parent = PARENTS.get(id);
  return parent === undefined || parent === '*' ? [id] : [id, ...withParents(parent)];
}

/** The names of CTV genres in lower case. */
const GENRES_BY_NAME: ReadonlyMap<string, string> = new Map(
  CTV_GENRE_NAMES.map((name) => [name.toLowerCase(), CTV_GENRES[name]]),
);

const GENRE_IDS: ReadonlySet<string> = new Set(GENRES_BY_NAME.values());

export const isCtvGenre = (id: string): boolean => GENRE_IDS.has(id);

/** The ID of a genre that is given by name. */
export function genreIdOf(name: string): string | undefined {
  const key = name.trim().toLowerCase().replaceAll(' and ', ' & ');
  const names = [key, key.replace(/s$/, ''), `${key}s`, key.replaceAll(' ', '-'), key.replaceAll('-', ' ')];
  return names.map((each) => GENRES_BY_NAME.get(each)).find((id) => id !== undefined);
}

/** The first name of a CTV genre; the ID itself for any other. */
export const genreName = (id: string): string =>
  CTV_GENRE_NAMES.find((name) => CTV_GENRES[name] === id) ?? id;
