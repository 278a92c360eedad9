import { letterIn, numberIn, reversed, tripletIn } from './teletext-codes';
import { regionOf } from './teletext-letters';
import { COLUMNS, LAST_ROW, rowsOfPage, shownText, type TeletextPage, type TextRows } from './teletext-page';

/*
 * Subtitles of teletext (ETS 300 706, presentation level 1.5) as DVB carries them (EN 300 472). A PES packet holds data
 * units: an identifier, a length, and of teletext a byte with the line of the picture, the framing code, and a teletext
 * packet of 42 bytes.
 */

/** First and last identifiers of a PES packet with teletext (EN 300 472, clause 4.4). */
const [FIRST_DATA, LAST_DATA] = [0x10, 0x1f];
/** Data units with teletext, and with its subtitles (same clause). */
const UNITS: ReadonlySet<number | undefined> = new Set([0x02, 0x03]);
/** Length in bytes of such a unit, and of what precedes its teletext packet. */
const [UNIT, BEFORE_PACKET] = [44, 2];
const FRAMING_CODE = 0xe4;
/** Numbers of packets (ETS 300 706, clause 9.1): the header, changes of letters, and designations of sets. */
const [HEADER, CHANGES, OF_PAGE, OF_MAGAZINE] = [0, 26, 28, 29];
const MAGAZINES = 8;

/** What a page shows from a time on. */
export interface TeletextScreen {
  atMs: number;
  /** The text of its rows; those without text are empty. */
  rows: readonly string[];
}

interface TeletextOptions {
  /** Number of the page, such as 0x888; without it, the first page of subtitles that has text. */
  page?: number | undefined;
  /** Of the page, if it is known. */
  language?: string | undefined;
}

/** Reads one page of subtitles. */
export class TeletextDecoder {
  #page: number | undefined;
  readonly #region: number;
  /** The pages that are being transmitted, one in each magazine. */
  readonly #open = new Map<number, TeletextPage>();
  /** The regions that magazines state. */
  readonly #regions = new Map<number, number>();
  /** What the page shows, which its next transmission can change in part. */
  #shown: TextRows = new Map();

  constructor({ page, language }: TeletextOptions = {}) {
    this.#page = page;
    this.#region = regionOf(language);
  }

  /** The next packet is from another place. */
  reset(): void {
    this.#open.clear();
    this.#shown = new Map();
  }

  /**
   * Takes a PES packet. Damaged letters and packets are left out.
   *
   * @param timeMs when it is shown
   * @returns what the page shows, for each transmission that is complete
   */
  decode(packet: Uint8Array, timeMs: number): TeletextScreen[] {
    const [identifier = 0] = packet;
    if (identifier < FIRST_DATA || identifier > LAST_DATA) return [];
    const screens: TeletextScreen[] = [];
    for (let at = 1; at + 2 <= packet.length; at += 2 + (packet[at + 1] ?? 0)) {
      const unit = packet.subarray(at + 2, at + 2 + UNIT);
      if (!UNITS.has(packet[at]) || unit.length < UNIT || unit[1] !== FRAMING_CODE) continue;
      screens.push(...this.#take(unit.subarray(BEFORE_PACKET).map(reversed), timeMs));
    }
    return screens;
  }

  /** What the page shows as far as it is transmitted; undefined if it is not being transmitted. */
  unfinished(): TeletextScreen | undefined {
    for (const page of this.#open.values())
      if (page.number === this.#page) return screenOf(page, this.#rowsOf(page));
    return undefined;
  }

  /** Takes a packet of 42 bytes (ETS 300 706, clause 9.1.2). */
  #take(bytes: Uint8Array, timeMs: number): TeletextScreen[] {
    const [low, high] = [numberIn(bytes[0]), numberIn(bytes[1])];
    if (low === undefined || high === undefined) return [];
    const magazine = low & 7 || MAGAZINES;
    const number = (low >> 3) | (high << 1);
    const content = bytes.subarray(2);
    if (number === HEADER) return this.#takeHeader(magazine, content, timeMs);
    const page = this.#open.get(magazine);
    if (number === OF_MAGAZINE) {
      const region = regionIn(content);
      if (region !== undefined) this.#regions.set(magazine, region);
    } else if (page === undefined) return [];
    else if (number <= LAST_ROW) takeRow(page, number, content);
    else if (number === CHANGES) takeChanges(page, content);
    else if (number === OF_PAGE) page.region = regionIn(content) ?? page.region;
    return [];
  }

  /** A header begins a page, and completes those before it (clause 9.3.1; in a series, of any magazine: C11). */
  #takeHeader(magazine: number, content: Uint8Array, timeMs: number): TeletextScreen[] {
    const numbers = Array.from(content.subarray(0, 8), numberIn);
    const [units, tens, , erase, , marks, , control] = numbers;
    const isSerial = control !== undefined && (control & 1) !== 0;
    const closed = [...this.#open.keys()].filter((other) => isSerial || other === magazine);
    const screens = closed.flatMap((other) => this.#close(other));
    if (units === undefined || tens === undefined || erase === undefined) return screens;
    if (marks === undefined || control === undefined) return screens;
    const number = magazine * 256 + tens * 16 + units;
    const isSubtitle = (marks & 8) !== 0;
    const isDecimal = units < 10 && tens < 10;
    const isRead = this.#page === undefined ? isSubtitle && isDecimal : number === this.#page;
    if (!isRead) return screens;
    const before = (erase & 8) === 0 && number === this.#page ? this.#shown : new Map();
    const option = ((control & 2) << 1) | ((control & 4) >> 1) | ((control & 8) >> 3);
    const nothing = { region: undefined, rows: new Map(), changes: new Map() };
    this.#open.set(magazine, { number, atMs: timeMs, option, before, ...nothing });
    return screens;
  }

  #close(magazine: number): TeletextScreen[] {
    const page = this.#open.get(magazine);
    this.#open.delete(magazine);
    if (page === undefined) return [];
    const rows = this.#rowsOf(page);
    const screen = screenOf(page, rows);
    if (this.#page === undefined && screen.rows.some((row) => row !== '')) this.#page = page.number;
    if (this.#page !== page.number) return [];
    this.#shown = rows;
    return [screen];
  }

  #rowsOf(page: TeletextPage): TextRows {
    return rowsOfPage(page, this.#regions.get(page.number >> 8) ?? this.#region);
  }
}

function screenOf({ atMs }: TeletextPage, rows: TextRows): TeletextScreen {
  return { atMs, rows: shownText(rows) };
}

/** A row of text (clause 9.3.2). */
function takeRow(page: TeletextPage, number: number, content: Uint8Array): void {
  const codes = Uint8Array.from({ length: COLUMNS }, (_, column) => {
    return letterIn(content[column] ?? 0) ?? 0x20;
  });
  page.rows.set(number, codes);
}

/** Changes of letters: the number of the packet, and 13 triplets (clause 12.3.1). */
function takeChanges({ changes }: TeletextPage, content: Uint8Array): void {
  const number = numberIn(content[0]);
  if (number === undefined) return;
  changes.set(
    number,
    Array.from({ length: 13 }, (_, index) => tripletIn(content.subarray(1 + 3 * index, 4 + 3 * index))),
  );
}

/** The region of the letters, in packets 0 and 4 of these numbers (clauses 9.4.2 and 9.5.1). */
function regionIn(content: Uint8Array): number | undefined {
  const [number, triplet] = [numberIn(content[0]), tripletIn(content.subarray(1, 4))];
  // Other functions and codings of a page are not those of text (clause 9.4.2).
  if ((number !== 0 && number !== 4) || triplet === undefined || (triplet & 0x7f) !== 0) return undefined;
  return (triplet >> 10) & 0xf;
}
