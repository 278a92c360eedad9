/*
 * The letters of teletext in the Latin script (ETS 300 706, clause 15). Languages of other scripts have sets of their
 * own, which are not read.
 */

/** The codes of the letters that differ between languages (clause 15.6.2). */
const NATIONAL_CODES = [0x23, 0x24, 0x40, 0x5b, 0x5c, 0x5d, 0x5e, 0x5f, 0x60, 0x7b, 0x7c, 0x7d, 0x7e];
/** These letters of each language, in the order of their codes (clause 15.6.2, table 36). */
const CZECH = '#ůčťžýířéáěúš';
const ENGLISH = '£$@←½→↑#—¼‖¾÷';
const ESTONIAN = '#õŠÄÖŽÜÕšäöžü';
const FRENCH = 'éïàëêùî#èâôûç';
const GERMAN = '#$§ÄÖÜ^_°äöüß';
const ITALIAN = '£$é°ç→↑#ùàòèì';
const LATVIAN = '#$ŠėęŽčūšąųžį';
const POLISH = '#ńąŻŚŁćóężśłź';
const PORTUGUESE = 'ç$¡áéíóú¿üñèà';
const ROMANIAN = '#¤ŢÂŞĂÎıţâşăî';
const SERBIAN = '#ËČĆŽĐŠëčćžđš';
const SWEDISH = '#¤ÉÄÖÅÜ_éäöåü';
const TURKISH = '₺ğİŞÖÇÜĞışöçü';
/** The sets of each region, by the national option of the page (clause 15.2, table 32). */
const REGIONS = new Map<number, readonly (string | undefined)[]>([
  [0, [ENGLISH, GERMAN, SWEDISH, ITALIAN, FRENCH, PORTUGUESE, CZECH]],
  [1, [POLISH, GERMAN, SWEDISH, ITALIAN, FRENCH, undefined, CZECH]],
  [2, [ENGLISH, GERMAN, SWEDISH, ITALIAN, FRENCH, PORTUGUESE, TURKISH]],
  [3, [undefined, undefined, undefined, undefined, undefined, SERBIAN, undefined, ROMANIAN]],
  [4, [undefined, GERMAN, ESTONIAN, LATVIAN, undefined, undefined, CZECH]],
  [6, [undefined, undefined, undefined, undefined, undefined, undefined, TURKISH]],
  [8, [ENGLISH, undefined, undefined, undefined, FRENCH]],
]);
/** The sets of other scripts: Cyrillic, Greek, Arabic and Hebrew, as the region and the option. */
const OTHER_SCRIPTS: ReadonlySet<number> = new Set([0x20, 0x24, 0x25, 0x37, 0x47, 0x55, 0x57]);
/** The regions where receivers are set to them: such broadcasters need not state them. */
const REGION_OF_LANGUAGE = new Map([
  ['pl', 1],
  ['tr', 2],
  ...['bs', 'hr', 'ro', 'sl', 'sr'].map((language) => [language, 3] as const),
  ...['et', 'lt', 'lv'].map((language) => [language, 4] as const),
]);

/** The region of a language; 0 is that of Western Europe. */
export function regionOf(language: string | undefined): number {
  return REGION_OF_LANGUAGE.get(language ?? '') ?? 0;
}

/**
 * The letters with the codes 0x20 to 0x7F.
 *
 * @param region number of the region, 0 to 15
 * @param option national option of the page, 0 to 7
 * @returns undefined for another script
 */
export function lettersOf(region: number, option: number): readonly string[] | undefined {
  if (OTHER_SCRIPTS.has(region * 8 + option)) return undefined;
  const national = REGIONS.get(region)?.[option] ?? REGIONS.get(0)?.[option] ?? ENGLISH;
  const letters = [...BASIC];
  for (const [index, code] of NATIONAL_CODES.entries()) letters[code - FIRST] = national[index] ?? ' ';
  return letters;
}

/** The first code of a letter. */
export const FIRST = 0x20;
/** Without national options (clause 15.6.1); the last one is a block. */
const BASIC = Array.from({ length: 95 }, (_, index) => String.fromCharCode(FIRST + index)).concat(' ');

/** The supplementary set, from 0x20 on (clause 15.6.3). */
export const SUPPLEMENTARY: readonly string[] = Array.from(
  [
    ' ¡¢£$¥#§¤‘“«←↑→↓',
    '°±²³×µ¶·÷’”»¼½¾¿',
    ' `´^~¯˘˙¨.˚¸_˝˛ˇ',
    '—¹®©™♪₠‰α   ⅛⅜⅝⅞',
    'ΩÆĐªĦ ĲĿŁØŒºÞŦŊŉ',
    'ĸæđðħıĳŀłøœßþŧŋ ',
  ].join(''),
);

/** The marks that are put on a letter, by their number; the first is none (clause 15.6.3). */
export const MARKS: readonly string[] = [
  ...['', '\u0300', '\u0301', '\u0302', '\u0303', '\u0304', '\u0306', '\u0307'],
  ...['\u0308', '\u0323', '\u030a', '\u0327', '\u0332', '\u030b', '\u0328', '\u030c'],
];

/** A basic letter with a mark; of those without one, the asterisk is replaced (clause 12.3). */
export function marked(code: number, mark: number): string {
  if (mark === 0 && code === 0x2a) return '@';
  return `${BASIC[code - FIRST] ?? ' '}${MARKS[mark] ?? ''}`.normalize('NFC');
}
