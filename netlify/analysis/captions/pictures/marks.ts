import { INK, type LineLayout, type Part } from './text-layout';
import type { TextPicture } from './text-picture';

/** A character and where its middle is, in pixels of the picture. */
export interface PlacedCharacter {
  text: string;
  x: number;
}

/** Marks of a line that text recognition often misses, with the middle of each, in pixels of the picture. */
interface Marks {
  /** Above letters, as combining characters of Unicode. */
  accents: PlacedCharacter[];
  apostrophes: number[];
  /** Letters that reach below the line. */
  tails: number[];
}

/** A connected group of pixels of ink: its edges (inclusive) and pixels. */
interface Group {
  left: number;
  top: number;
  right: number;
  bottom: number;
  pixels: number[];
}

const [GRAVE, ACUTE, CIRCUMFLEX, TILDE] = ['\u0300', '\u0301', '\u0302', '\u0303'] as const;
const [DIAERESIS, RING, CARON, CEDILLA] = ['\u0308', '\u030A', '\u030C', '\u0327'] as const;
/** The letters with marks of the languages of Europe that are most spoken. */
const MARKED = new Set('àáâãäåèéêëìíîïòóôõöùúûüñçýÿčšžřěůÀÁÂÃÄÅÈÉÊËÌÍÎÏÒÓÔÕÖÙÚÛÜÑÇÝČŠŽŘĚŮ');
/** Accents that look alike when they are small. */
const ALIKE = new Map<string, string>([
  [TILDE, CIRCUMFLEX],
  [CIRCUMFLEX, TILDE],
]);
const QUOTES = new Set('\'"’‘“”`´°*^');

/** Shares of the height of capitals: height of a mark at most, its distance from its letter, and from the character read there. */
const [MARK_HEIGHT, MARK_DISTANCE, CHARACTER_DISTANCE] = [0.36, 0.35, 0.6];
/** How far the middle of a mark can be beside its letter, as a share of the height of capitals. */
const MARK_SIDE = 0.12;
/**
 * An apostrophe is at least this much higher than wide, unlike dots. Its height at least, and the distance of its end from
 * the base line, as shares of the height of capitals.
 */
const [APOSTROPHE_RATIO, APOSTROPHE_HEIGHT, APOSTROPHE_LEVEL] = [1.25, 0.2, 0.5];
/** How far a letter with a tail reaches below the line, as a share of the height of capitals. */
const TAIL = 0.1;
/** By which share of its width the upper half of an accent is beside its lower half. */
const LEAN = 0.2;
/** Its width at least, as a share of the height of capitals: dots are narrower. */
const ACCENT_WIDTH = 0.16;
/** Minimum height in pixels of an accent whose shape can be told. */
const MIN_HEIGHT = 3;

/**
 * Puts the accents, apostrophes and cedillas that a line shows, and recognition has not read, into its characters. The
 * list of characters of the recognition has only some of the letters with marks.
 *
 * @returns the characters in order
 */
export function withMarks(
  picture: TextPicture,
  line: LineLayout,
  characters: readonly PlacedCharacter[],
): PlacedCharacter[] {
  const { accents, apostrophes, tails } = marksOf(picture, line);
  const result = characters.map((each) => ({ ...each }));
  const near = CHARACTER_DISTANCE * line.capitals;
  for (const { text: mark, x } of [...accents, ...tails.map((tail) => ({ text: CEDILLA, x: tail }))]) {
    const isRead = result.some((each) => hasMark(each, mark) && Math.abs(each.x - x) < near);
    if (isRead) continue;
    const nearest = nearestTo(result, x);
    const likely = [mark, ALIKE.get(mark) ?? mark].find((each) => canHave(nearest, each));
    // The tail of another letter than c belongs to it.
    if (mark === CEDILLA && likely === undefined) continue;
    const letter = likely
      ? nearest
      : nearestTo(
          result.filter((each) => canHave(each, mark)),
          x,
        );
    if (letter !== undefined && Math.abs(letter.x - x) < near)
      letter.text = marked(letter.text, likely ?? mark);
  }
  for (const x of apostrophes) {
    if (result.some((each) => QUOTES.has(each.text) && Math.abs(each.x - x) < near)) continue;
    const after = result.findIndex((each) => each.x > x);
    result.splice(after < 0 ? result.length : after, 0, { text: "'", x });
  }
  return result;
}

function hasMark({ text }: PlacedCharacter, mark: string): boolean {
  return text.normalize('NFD').includes(mark);
}

function canHave(letter: PlacedCharacter | undefined, mark: string): boolean {
  return letter !== undefined && MARKED.has(marked(letter.text, mark));
}

function marked(letter: string, mark: string): string {
  return ((letter.normalize('NFD')[0] ?? '') + mark).normalize('NFC');
}

function nearestTo<Placed extends { x: number }>(all: readonly Placed[], x: number): Placed | undefined {
  return all.reduce<Placed | undefined>(
    (best, each) => (best === undefined || Math.abs(each.x - x) < Math.abs(best.x - x) ? each : best),
    undefined,
  );
}

function marksOf(picture: TextPicture, line: LineLayout): Marks {
  const { capitals, slant } = line;
  const base = line.top + capitals;
  const groups = groupsIn(picture, line);
  const isSmall = ({ top, bottom }: Group) => bottom - top + 1 <= MARK_HEIGHT * capitals;
  const letters = groups.filter((group) => !isSmall(group) && group.bottom > base - 0.3 * capitals);
  const marks: Marks = { accents: [], apostrophes: [], tails: [] };
  const above = new Map<Group, Group[]>();
  for (const group of groups) {
    if (!isSmall(group) || group.bottom > base - 0.4 * capitals) continue;
    const letter = letterBelow(group, letters, slant, capitals);
    if (letter !== undefined) above.set(letter, [...(above.get(letter) ?? []), group]);
    else if (
      isApostrophe(group, base, capitals) &&
      !groups.some((each) => isSmall(each) && isBelow(each, group))
    )
      marks.apostrophes.push((group.left + group.right) / 2);
  }
  for (const [letter, [first, second]] of above) {
    if (first === undefined) continue;
    const mark = second === undefined ? accentOf(first, picture.width, capitals) : diaeresisOf(first, second);
    const middle = (first.left + (second ?? first).right) / 2;
    if (mark !== undefined) marks.accents.push({ text: mark, x: middle - leaning(first, letter, slant) });
  }
  for (const { left, right, bottom } of letters)
    if (bottom - base >= TAIL * capitals && right - left < capitals) marks.tails.push((left + right) / 2);
  return marks;
}

/** How far something that leans is moved against a letter below it, in pixels. */
function leaning(mark: Group, letter: Group, slant: number): number {
  return slant * ((letter.top + letter.bottom) / 2 - (mark.top + mark.bottom) / 2);
}

function isAbove(
  mark: Group,
  letter: Group,
  slant: number,
  { most, side }: { most: number; side: number },
): boolean {
  const x = (mark.left + mark.right) / 2 - leaning(mark, letter, slant);
  const distance = letter.top - mark.bottom;
  return x >= letter.left - side && x <= letter.right + side && distance > 0 && distance <= most;
}

/** The letter that a mark belongs to: the nearest, since the accent of a narrow one is beside it. */
function letterBelow(
  mark: Group,
  letters: readonly Group[],
  slant: number,
  capitals: number,
): Group | undefined {
  const isBelowMark = (letter: Group) =>
    isAbove(mark, letter, slant, { most: MARK_DISTANCE * capitals, side: MARK_SIDE * capitals });
  const offset = (letter: Group) =>
    Math.abs((mark.left + mark.right - letter.left - letter.right) / 2 - leaning(mark, letter, slant));
  return letters.filter(isBelowMark).sort((a, b) => offset(a) - offset(b))[0];
}

function isApostrophe({ left, right, top, bottom }: Group, base: number, capitals: number): boolean {
  const height = bottom - top + 1;
  const isTall = height >= APOSTROPHE_HEIGHT * capitals && height >= APOSTROPHE_RATIO * (right - left + 1);
  return isTall && bottom < base - APOSTROPHE_LEVEL * capitals;
}

/** Whether a group is below another, as the second dot of a colon. */
function isBelow(group: Group, other: Group): boolean {
  return group.top > other.bottom && group.left <= other.right && group.right >= other.left;
}

function diaeresisOf(one: Group, other: Group): string | undefined {
  const isSideBySide = one.right < other.left || other.right < one.left;
  return isSideBySide && Math.abs(one.bottom - other.bottom) <= 2 ? DIAERESIS : undefined;
}

/** The accent that a group has the shape of; undefined for a dot. */
function accentOf(
  { left, top, right, bottom, pixels }: Group,
  pictureWidth: number,
  capitals: number,
): string | undefined {
  const [width, height] = [right - left + 1, bottom - top + 1];
  if (height < MIN_HEIGHT) return width >= 1.6 * height ? CIRCUMFLEX : undefined;
  const places = pixels.map((index) => ({
    x: (index % pictureWidth) - left,
    y: Math.floor(index / pictureWidth) - top,
  }));
  const isUpper = ({ y }: { y: number }) => y < height / 2;
  const [upper, lower] = [places.filter(isUpper), places.filter((place) => !isUpper(place))];
  const middle = (part: typeof places) => part.reduce((sum, { x }) => sum + x, 0) / Math.max(1, part.length);
  const lean = (middle(upper) - middle(lower)) / width;
  if (Math.abs(lean) >= LEAN && width >= ACCENT_WIDTH * capitals) return lean > 0 ? ACUTE : GRAVE;
  const isMiddle = ({ x }: { x: number }) => x >= width / 3 && x < (2 * width) / 3;
  const hollow = (part: typeof places) => part.filter(isMiddle).length < part.length / 5;
  if (width >= 1.3 * height && hollow(lower) !== hollow(upper)) return hollow(lower) ? CIRCUMFLEX : CARON;
  if (width >= 1.8 * height) return TILDE;
  const hasHole = !places.some(({ x, y }) => x === Math.floor(width / 2) && y === Math.floor(height / 2));
  return hasHole && width < 1.3 * height ? RING : undefined;
}

/** The groups of connected pixels in a line, from left to right. */
function groupsIn({ width, data }: TextPicture, line: Part): Group[] {
  const [first, last] = [line.top * width, (line.top + line.height) * width];
  const seen = new Uint8Array(last - first);
  const isNew = (index: number) =>
    index >= first && index < last && seen[index - first] === 0 && (data[index] ?? 0) >= INK;
  const groups: Group[] = [];
  for (let start = first; start < last; start += 1) {
    if (!isNew(start)) continue;
    const group: Group = { left: width, top: Infinity, right: 0, bottom: 0, pixels: [] };
    const open = [start];
    seen[start - first] = 1;
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      const [column, row] = [index % width, Math.floor(index / width)];
      group.left = Math.min(group.left, column);
      group.right = Math.max(group.right, column);
      group.top = Math.min(group.top, row);
      group.bottom = Math.max(group.bottom, row);
      group.pixels.push(index);
      const columns = [column - 1, column, column + 1].filter((each) => each >= 0 && each < width);
      for (const side of columns.flatMap((each) => [row - 1, row, row + 1].map((y) => y * width + each))) {
        if (!isNew(side)) continue;
        seen[side - first] = 1;
        open.push(side);
      }
    }
    groups.push(group);
  }
  return groups.sort((a, b) => a.left - b.left);
}
