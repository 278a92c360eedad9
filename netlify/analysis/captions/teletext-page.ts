import { tidied } from './plain-text';
import { FIRST, lettersOf, marked, SUPPLEMENTARY } from './teletext-letters';

/** A page of teletext as it is transmitted, without its header. */
export interface TeletextPage {
  /** Magazine (1 to 8) and two digits, as in hexadecimal: 0x888. */
  number: number;
  /** When its transmission began, in ms. */
  atMs: number;
  /** National option of its letters, 0 to 7. */
  option: number;
  /** Region of its letters, if the page itself states it. */
  region: number | undefined;
  /** The rows of the transmission before, unless they are erased. */
  before: TextRows;
  /** The codes of the letters of each row, by its number. */
  rows: Map<number, Uint8Array>;
  /** Packets of triplets that change letters, by their number (clause 12.3). */
  changes: Map<number, readonly (number | undefined)[]>;
}

/** A row as it is shown. */
interface TextRow {
  text: string;
  /** Whether it has letters of double height, which cover the row below. */
  isDouble: boolean;
}

/** Rows by their numbers. */
export type TextRows = ReadonlyMap<number, TextRow>;

/** Number of rows of text, without the header, and of columns. */
export const LAST_ROW = 24;
export const COLUMNS = 40;
/** Spacing attributes (ETS 300 706, clause 12.2, table 26). */
const [END_BOX, START_BOX] = [0x0a, 0x0b];
const [DOUBLE_HEIGHT, DOUBLE_SIZE] = [0x0d, 0x0f];
/** The last codes of colors of letters, and the first and last ones of colors of mosaics. */
const LAST_LETTERS = 0x07;
const [FIRST_MOSAIC, LAST_MOSAIC] = [0x10, 0x17];
/** Set in the codes of mosaics; others are capital letters. */
const MOSAIC = 0x20;
/** Modes of triplets (clause 12.3): those of rows, and those of columns. */
const [SET_ROW, END] = [0x04, 0x1f];
const [SUPPLEMENT, FIRST_MARK] = [0x0f, 0x10];
/** Addresses of triplets from here on are those of rows; the first is row 24. */
const FIRST_ROW_ADDRESS = 40;

/**
 * The rows with the text that is in boxes, which is what a receiver shows above the picture (clause 12.2).
 *
 * @param region of its letters, if the page itself states none
 */
export function rowsOfPage(page: TeletextPage, region: number): TextRows {
  const letters = lettersOf(page.region ?? region, page.option);
  const changed = changedLetters(page);
  const rows = [...page.rows].map(([number, codes]) => {
    const isDouble = codes.some((code) => code === DOUBLE_HEIGHT || code === DOUBLE_SIZE);
    const text = letters === undefined ? '' : textOfRow(codes, letters, changed, number);
    return [number, { text, isDouble }] as const;
  });
  return new Map([...page.before, ...rows]);
}

/** The text of rows 0 to 24, as far as it is not covered; those without text are empty. */
export function shownText(rows: TextRows): string[] {
  let isCovered = false;
  return Array.from({ length: LAST_ROW + 1 }, (_, number) => {
    const row = isCovered ? undefined : rows.get(number);
    isCovered = row?.isDouble === true;
    return row?.text ?? '';
  });
}

function textOfRow(
  codes: Uint8Array,
  letters: readonly string[],
  changed: ReadonlyMap<number, string>,
  row: number,
): string {
  let [isBoxed, isMosaic] = [false, false];
  let text = '';
  for (const [column, code] of codes.entries()) {
    const isShown = isBoxed && code >= FIRST && !(isMosaic && (code & MOSAIC) !== 0);
    const changedTo = isBoxed ? changed.get(row * COLUMNS + column) : undefined;
    text += changedTo ?? (isShown ? (letters[code - FIRST] ?? ' ') : ' ');
    if (code === START_BOX) isBoxed = true;
    else if (code === END_BOX) isBoxed = false;
    else if (code <= LAST_LETTERS) isMosaic = false;
    else if (code >= FIRST_MOSAIC && code <= LAST_MOSAIC) isMosaic = true;
  }
  return tidied(text);
}

/** The letters that triplets put in the place of others, by row and column (clause 12.3). */
function changedLetters({ changes }: TeletextPage): Map<number, string> {
  const letters = new Map<number, string>();
  let row: number | undefined;
  const inOrder = [...changes].toSorted(([a], [b]) => a - b).flatMap(([, triplets]) => triplets);
  for (const triplet of inOrder) {
    if (triplet === undefined) continue;
    const [address, mode, data] = [triplet & 0x3f, (triplet >> 6) & 0x1f, triplet >> 11];
    if (address >= FIRST_ROW_ADDRESS) {
      if (mode === END) break;
      if (mode === SET_ROW) row = address === FIRST_ROW_ADDRESS ? LAST_ROW : address - FIRST_ROW_ADDRESS;
      continue;
    }
    if (row === undefined || data < FIRST) continue;
    const place = row * COLUMNS + address;
    if (mode === SUPPLEMENT) letters.set(place, SUPPLEMENTARY[data - FIRST] ?? ' ');
    else if (mode >= FIRST_MARK) letters.set(place, marked(data, mode - FIRST_MARK));
  }
  return letters;
}
