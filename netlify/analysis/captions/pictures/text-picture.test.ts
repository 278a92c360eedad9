import { describe, expect, it } from 'vitest';
import { textPictureOf } from './text-picture';
import { drawnText, rgbaOf } from './testing/drawn-text';

const TEXT = drawnText(['NEWS']);
/** Where letters are, trimmed. */
const LETTERS = textPictureOf([{ left: 0, top: 0, image: rgbaOf(TEXT) }]);
const pictureIn = (...colors: (readonly number[])[]) =>
  textPictureOf([{ left: 0, top: 0, image: rgbaOf(TEXT, colors) }]);

const NOTHING = [0, 0, 0, 0];
const WHITE = [255, 255, 255, 255];
const BLACK = [0, 0, 0, 255];
const BLUE = [0, 0, 255, 255];

describe('the picture of a text', () => {
  it('has light letters on a dark ground, without the space around them', () => {
    expect(LETTERS).toMatchObject({ width: 23 * 4, height: 7 * 4 });
    expect(new Set(LETTERS?.data)).toEqual(new Set([0, 255]));
  });

  it.each([
    ['of light letters on a box', [BLACK, WHITE, BLACK]],
    ['of dark letters on a light box', [WHITE, BLACK, WHITE]],
    ['of white letters on a blue box', [BLUE, WHITE, BLUE]],
    ['of blue letters with an outline', [NOTHING, BLUE, BLACK]],
    ['of black letters on nothing', [NOTHING, BLACK, NOTHING]],
    ['of dim letters', [NOTHING, [90, 90, 90, 200], BLACK]],
  ] as const)('is the same %s', (_, colors) => {
    expect(pictureIn(...colors)).toEqual(LETTERS);
  });

  it('ends at the edges of a box that has nothing around it', () => {
    const { width, height } = TEXT;
    const data = new Uint8Array((width + 20) * (height + 20) * 4);
    const box = rgbaOf(TEXT, [BLUE, WHITE, BLUE]).data;
    for (let row = 0; row < height; row += 1)
      data.set(box.subarray(row * width * 4, (row + 1) * width * 4), ((row + 10) * (width + 20) + 10) * 4);
    const image = { width: width + 20, height: height + 20, data };
    expect(textPictureOf([{ left: 0, top: 0, image }])).toEqual(LETTERS);
  });

  it('is undefined if nothing can be seen', () => {
    expect(pictureIn(NOTHING, NOTHING, NOTHING)).toBeUndefined();
    expect(pictureIn(BLACK, BLACK, BLACK)).toBeUndefined();
    expect(textPictureOf([])).toBeUndefined();
  });

  it('joins what is shown at the same time, each at its place', () => {
    const image = rgbaOf(TEXT);
    const both = textPictureOf([
      { left: 500, top: 400, image },
      { left: 100, top: 300, image },
    ]);
    expect(both).toMatchObject({ width: 400 + 23 * 4, height: 100 + 7 * 4 });
    expect(both?.data.filter((level) => level > 0)).toHaveLength(
      2 * (LETTERS?.data.filter((level) => level > 0).length ?? 0),
    );
  });
});
