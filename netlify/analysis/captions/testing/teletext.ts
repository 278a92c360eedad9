import { HAMMING_8_4, isOdd, reversed, TRIPLET_PLACES } from '../teletext-codes';
import { FIRST, lettersOf, MARKS, SUPPLEMENTARY } from '../teletext-letters';

/** A page of subtitles for tests. */
interface TeletextRecipe {
  /** Such as 0x888. */
  page?: number;
  /** Its lines, in every second row from row 20 on, or by the number of their row. */
  lines?: readonly string[] | Readonly<Record<number, string>>;
  /** National option of its letters, 0 to 7. */
  option?: number;
  /** Region of its letters; without it, the page does not state it. */
  region?: number;
  /** Default true. */
  erases?: boolean;
  isSubtitle?: boolean;
  isSerial?: boolean;
  /** Whether the text is in boxes of double height; default true. */
  isBoxed?: boolean;
}

const [BOX, DOUBLE, END_BOX] = [0x0b, 0x0d, 0x0a];
/** Where the text of a row begins: after two box codes and the height. */
const INDENT = 3;

/** The packets of a page, without what completes it. */
export function teletextPage(recipe: TeletextRecipe): Uint8Array[] {
  const { page = 0x888, lines = [], region, option = 0, isBoxed = true } = recipe;
  const magazine = page >> 8;
  const letters = lettersOf(region ?? 0, option) ?? [];
  const rows = Array.isArray(lines)
    ? lines.map((line: string, index) => [20 + 2 * index, line] as const)
    : Object.entries(lines).map(([row, line]: [string, string]) => [Number(row), line] as const);
  const changes: number[] = [];
  const packets = rows.map(([row, line]) => {
    const codes = codesOf(line, letters);
    const changed = codes.flatMap(({ mode, data }, index) =>
      mode === undefined ? [] : [(data << 11) | (mode << 6) | (INDENT + index)],
    );
    if (changed.length > 0) changes.push((0x04 << 6) | (row === 24 ? 40 : 40 + row), ...changed);
    const text = codes.map(({ code }) => code);
    const framed = isBoxed ? [BOX, BOX, DOUBLE, ...text, END_BOX, END_BOX] : [0, 0, 0, ...text];
    return packetOf(magazine, row, withParity(framed, 40));
  });
  return [
    teletextHeader(recipe),
    ...(region === undefined ? [] : [designation(magazine, 28, (region << 3) | option)]),
    ...changePackets(magazine, changes),
    ...packets,
  ];
}

/** The header of a page, which also completes the one before it. */
export function teletextHeader(recipe: TeletextRecipe): Uint8Array {
  const { page = 0x888, option = 0, erases = true, isSubtitle = true, isSerial = false } = recipe;
  const control = (option >> 2) | (option & 2) | ((option & 1) << 2);
  const numbers = [
    ...[page & 15, (page >> 4) & 15, 0, erases ? 8 : 0, 0, isSubtitle ? 8 : 0, 0],
    (control << 1) | (isSerial ? 1 : 0),
  ];
  return packetOf(page >> 8, 0, [...numbers.map(hamming), ...withParity([], 32)]);
}

/** A page that no receiver shows: it completes those before it. */
export const teletextFiller = (page = 0x888): Uint8Array =>
  teletextHeader({ page: (page & 0x700) | 0xff, isSubtitle: false });

/** A PES packet as DVB carries it, filled up to whole packets of the stream. */
export function teletextData(...packets: readonly Uint8Array[]): Buffer {
  const units = packets.map((packet) =>
    Buffer.from([0x03, 0x2c, 0xe7, 0xe4, ...packet.map((byte) => reversed(byte))]),
  );
  while ((units.length + 1) % 4 !== 0) units.push(Buffer.from([0xff, 0x2c, ...Array<number>(44).fill(0xff)]));
  return Buffer.concat([Buffer.from([0x10]), ...units]);
}

/** Extra data of the track: type and number of each page. */
export function teletextPages(...pages: readonly [type: number, page: number][]): Buffer {
  return Buffer.from(pages.flatMap(([type, page]) => [(type << 3) | ((page >> 8) & 7), page & 0xff]));
}

/** A packet that states the letters of a page (28) or of a magazine (29). */
export function designation(magazine: number, number: number, letters: number): Uint8Array {
  return packetOf(magazine, number, [
    hamming(0),
    ...tripletOf(letters << 7),
    ...Array<number>(36)
      .fill(0)
      .map((_, at) => tripletOf(0)[at % 3] ?? 0),
  ]);
}

function packetOf(magazine: number, number: number, content: readonly number[]): Uint8Array {
  return Uint8Array.from([hamming((magazine & 7) | ((number & 1) << 3)), hamming(number >> 1), ...content]);
}

/** Packets of 13 triplets; the last is an end. */
function changePackets(magazine: number, changes: readonly number[]): Uint8Array[] {
  if (changes.length === 0) return [];
  const end = (0x07 << 11) | (0x1f << 6) | 0x3f;
  return Array.from({ length: Math.ceil((changes.length + 1) / 13) }, (_, number) => {
    const triplets = Array.from({ length: 13 }, (_, index) => changes[number * 13 + index] ?? end);
    return packetOf(magazine, 26, [hamming(number), ...triplets.flatMap(tripletOf)]);
  });
}

interface Code {
  code: number;
  /** Of the triplet that replaces it by another letter, if it is not among those of its set. */
  mode?: number;
  data: number;
}

function codesOf(text: string, letters: readonly string[]): Code[] {
  return Array.from(text.normalize('NFC'), (letter) => {
    const code = letters.indexOf(letter);
    if (code >= 0) return { code: code + FIRST, data: 0 };
    const extra = SUPPLEMENTARY.indexOf(letter);
    if (extra >= 0) return { code: 0x20, mode: 0x0f, data: extra + FIRST };
    const [base = ' ', mark = ''] = letter.normalize('NFD');
    const basic = base.charCodeAt(0);
    return { code: basic, mode: 0x10 + MARKS.indexOf(mark), data: letter === '@' ? 0x2a : basic };
  });
}

const hamming = (number: number): number => HAMMING_8_4[number] ?? 0;

function withParity(codes: readonly number[], length: number): number[] {
  return Array.from({ length }, (_, index) => {
    const code = codes[index] ?? 0x20;
    return isOdd(code) ? code : code | 0x80;
  });
}

/** 18 bits in Hamming 24/18. */
function tripletOf(value: number): number[] {
  let bits = TRIPLET_PLACES.reduce((all, place, bit) => all | (((value >> bit) & 1) << (place - 1)), 0);
  for (const parity of [1, 2, 4, 8, 16]) {
    const places = Array.from({ length: 23 }, (_, index) => index + 1).filter(
      (place) => (place & parity) !== 0,
    );
    const sum = places.reduce((all, place) => all + ((bits >> (place - 1)) & 1), 0);
    if (sum % 2 === 0) bits |= 1 << (parity - 1);
  }
  if (!isOdd(bits)) bits |= 1 << 23;
  return [bits & 0xff, (bits >> 8) & 0xff, (bits >> 16) & 0xff];
}
