import { describe, expect, it } from 'vitest';
import { drawnText, rgbaOf } from './testing/drawn-text';
import { layoutOf } from './text-layout';
import { type TextPicture, textPictureOf } from './text-picture';

function pictureOf(...lines: string[]): TextPicture {
  const picture = textPictureOf([{ left: 0, top: 0, image: rgbaOf(drawnText(lines)) }]);
  if (picture === undefined) throw new Error('The text is empty.');
  return picture;
}

/** With rows inserted or removed after one. */
function stretched(picture: TextPicture, row: number, by: number): TextPicture {
  const at = row * picture.width;
  const rest = picture.data.subarray(by < 0 ? at - by * picture.width : at);
  const data = Buffer.concat([
    picture.data.subarray(0, at),
    Buffer.alloc(Math.max(0, by) * picture.width),
    rest,
  ]);
  return { ...picture, height: picture.height + by, data };
}

const wordsIn = (picture: TextPicture) => layoutOf(picture).map(({ words }) => words.length);

describe('the layout of a picture of text', () => {
  it('has a line for each line, and its words', () => {
    const lines = layoutOf(pictureOf('THE NEW SEASON', 'BEGINS TONIGHT'));
    expect(lines.map(({ top, height }) => [top, height])).toEqual([
      [0, 28],
      [40, 28],
    ]);
    // Words reach a little into the gaps beside them.
    const edges = lines[0]?.words.flatMap(({ left, width }) => [left, left + width]) ?? [];
    for (const [index, edge] of [0, 17, 24, 41, 48, 83].entries())
      expect(Math.abs((edges[index] ?? 0) - edge * 4)).toBeLessThan(6);
    expect(wordsIn(pictureOf('THE NEW SEASON', 'BEGINS TONIGHT'))).toEqual([3, 2]);
  });

  it('has a single word of letters that are far apart', () => {
    expect(wordsIn(pictureOf('TONIGHT'))).toEqual([1]);
  });

  it('parts lines that touch', () => {
    const touching = stretched(pictureOf('THE NEW SEASON', 'BEGINS TONIGHT'), 28, -11);
    touching.data.fill(255, 28 * touching.width, 28 * touching.width + 4);
    expect(wordsIn(touching)).toEqual([3, 2]);
  });

  it('adds dots above letters to their line', () => {
    const picture = stretched(pictureOf('MORE NEWS'), 0, 8);
    picture.data.fill(255, 0, 4);
    picture.data.fill(255, picture.width, picture.width + 4);
    expect(layoutOf(picture).map(({ top, height }) => [top, height])).toEqual([[0, 36]]);
  });

  it('finds the words of letters that lean', () => {
    const upright = pictureOf('NEW STORY');
    const data = new Uint8Array(upright.data.length);
    for (let row = 0; row < upright.height; row += 1) {
      const shift = Math.round(0.2 * (upright.height / 2 - row));
      for (let column = 0; column < upright.width; column += 1) {
        const to = Math.max(0, Math.min(upright.width - 1, column + shift));
        const at = row * upright.width + to;
        data[at] = Math.max(data[at] ?? 0, upright.data[row * upright.width + column] ?? 0);
      }
    }
    const [line] = layoutOf({ ...upright, data });
    expect(line?.slant).toBeGreaterThan(0);
    expect(line?.words).toHaveLength(2);
  });

  it('is empty for a picture without ink', () => {
    expect(layoutOf({ width: 5, height: 5, data: new Uint8Array(25) })).toEqual([]);
  });
});
