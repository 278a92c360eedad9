import { type PlacedCharacter, withMarks } from '../../../captions/pictures/marks';
import { withoutMisreadings } from '../../../captions/pictures/misread';
import { layoutOf, type LineLayout, type Part } from '../../../captions/pictures/text-layout';
import type { TextPicture } from '../../../captions/pictures/text-picture';
import { resize, type RgbImage } from './image';
import type { TextReader } from './text';

/** Minimum mean probability of the characters of a line that is text. */
const MIN_SCORE = 0.6;
/** Height in pixels in which lines are read, of which the letters fill the middle; and the gap between words. */
const [HEIGHT, TEXT_HEIGHT, GAP] = [48, 38, 20];

/** The text of a picture, and how certain it is: the mean probability of its characters, 0 to 1. */
export interface PictureText {
  text: string;
  score: number;
}

/**
 * Reads the text of a caption that is a picture: its lines from top to bottom, joined by spaces. The words of a line are
 * moved apart before it is read, so that none runs into the next.
 *
 * @param language as the track declares it
 * @returns an empty text if nothing in it is text
 * @throws ModelError
 */
export async function readPicture(
  reader: TextReader,
  picture: TextPicture,
  language?: string,
): Promise<PictureText> {
  const lines: PictureText[] = [];
  for (const line of layoutOf(picture)) {
    const { image, toPicture } = spread(picture, line);
    const { characters, score } = await reader.readLine(image);
    if (score < MIN_SCORE) continue;
    const placed = characters.map(({ text, at }) => ({ text, x: toPicture(at) }));
    const text = textOf(withMarks(picture, line, placed), line);
    lines.push({ text: withoutMisreadings(text, language), score });
  }
  const length = lines.reduce((sum, { text }) => sum + text.length, 0);
  const certain = lines.reduce((sum, { text, score }) => sum + text.length * score, 0);
  return { text: lines.map(({ text }) => text).join(' '), score: length === 0 ? 0 : certain / length };
}

/** A line as an image for recognition, and what a place in it, in shares of its width, is in the picture, in pixels. */
function spread(
  picture: TextPicture,
  line: LineLayout,
): { image: RgbImage; toPicture: (at: number) => number } {
  const scale = TEXT_HEIGHT / line.height;
  const sizes = line.words.map(({ width }) => Math.max(1, Math.round(width * scale)));
  const width = sizes.reduce((sum, size) => sum + size + GAP, GAP);
  const image = { width, height: HEIGHT, data: new Uint8Array(width * HEIGHT * 3) };
  const starts: number[] = [];
  let at = GAP;
  for (const [index, word] of line.words.entries()) {
    const size = sizes[index] ?? 1;
    const drawn = resize(rgbOf(picture, { ...line, ...word }), size, TEXT_HEIGHT);
    for (let row = 0; row < TEXT_HEIGHT; row += 1) {
      const to = ((row + (HEIGHT - TEXT_HEIGHT) / 2) * width + at) * 3;
      image.data.set(drawn.data.subarray(row * size * 3, (row + 1) * size * 3), to);
    }
    starts.push(at);
    at += size + GAP;
  }
  const toPicture = (place: number): number => {
    const x = place * width;
    const index = Math.max(0, starts.filter((start) => start - GAP / 2 <= x).length - 1);
    const word = line.words[index];
    if (word === undefined) return 0;
    const inside = (x - (starts[index] ?? 0)) / scale;
    return word.left + Math.max(0, Math.min(word.width - 1, inside));
  };
  return { image, toPicture };
}

function rgbOf(picture: TextPicture, part: Part): RgbImage {
  const data = new Uint8Array(part.width * part.height * 3);
  for (let row = 0; row < part.height; row += 1) {
    const from = (part.top + row) * picture.width + part.left;
    for (let column = 0; column < part.width; column += 1)
      data.fill(
        picture.data[from + column] ?? 0,
        (row * part.width + column) * 3,
        (row * part.width + column + 1) * 3,
      );
  }
  return { width: part.width, height: part.height, data };
}

/** The text with a space between words. */
function textOf(characters: readonly PlacedCharacter[], line: LineLayout): string {
  const wordAt = (place: number) => Math.max(0, line.words.filter(({ left }) => left <= place).length - 1);
  const words = line.words.map((_, index) =>
    characters
      .filter(({ x }) => wordAt(x) === index)
      .map(({ text }) => text)
      .join(''),
  );
  return words.join(' ').replaceAll(/\s+/g, ' ').trim();
}
