import { describe, expect, it } from 'vitest';
import { withMarks } from './marks';
import type { LineLayout } from './text-layout';

/** Distance and height of letters, and the rows above and below them, in pixels. */
const [STEP, HEIGHT, ABOVE, BELOW] = [12, 20, 8, 6];

/** `#` is ink. */
const MARKS = {
  acute: ['....##', '...##.', '..##..', '.##...'],
  grave: ['##....', '.##...', '..##..', '...##.'],
  circumflex: ['...##...', '..####..', '.##..##.', '##....##'],
  caron: ['##....##', '.##..##.', '..####..', '...##...'],
  diaeresis: ['##..##', '##..##', '##..##'],
  tilde: ['.###...#', '###.####', '#...###.'],
  ring: ['.####.', '##..##', '##..##', '##..##', '.####.'],
  dot: ['.##.', '####', '####', '.##.'],
} as const;

/** A picture of blocks for letters, with a mark over, a tail under, or an apostrophe after some of them. */
function lineOf(
  letters: string,
  marks: Record<number, keyof typeof MARKS | 'tail' | 'apostrophe' | 'colon'> = {},
) {
  const [width, height] = [letters.length * STEP, ABOVE + HEIGHT + BELOW];
  const data = new Uint8Array(width * height);
  const fill = (left: number, top: number, columns: number, rows: number) => {
    for (let row = top; row < top + rows; row += 1)
      data.fill(255, row * width + left, row * width + left + columns);
  };
  for (const index of Array.from(letters).keys()) {
    const [left, mark] = [index * STEP, marks[index]];
    const isSmall = mark !== undefined && mark !== 'tail';
    if (mark === 'apostrophe' || mark === 'colon') fill(left + 4, ABOVE, 2, 6);
    if (mark === 'colon') fill(left + 4, ABOVE + HEIGHT - 6, 2, 6);
    else if (mark === 'apostrophe') continue;
    else fill(left, ABOVE + (isSmall ? 2 : 0), 8, (isSmall ? 18 : 20) + (mark === 'tail' ? 5 : 0));
    if (mark === undefined || mark === 'tail' || mark === 'colon') continue;
    for (const [row, columns] of MARKS[mark].entries())
      for (const [column, ink] of Array.from(columns).entries())
        if (ink === '#') fill(left + column, 4 + row, 1, 1);
  }
  const line: LineLayout = {
    left: 0,
    top: 0,
    width,
    height,
    capitals: ABOVE + HEIGHT,
    slant: 0,
    words: [{ left: 0, width }],
  };
  const characters = Array.from(letters).flatMap((text, index) =>
    text === ' ' ? [] : [{ text, x: index * STEP + 4 }],
  );
  return withMarks({ width, height, data }, line, characters)
    .map(({ text }) => text)
    .join('');
}

describe('marks that recognition has not read', () => {
  it.each([
    ['aeo', 'acute', 'aéo'],
    ['aeo', 'grave', 'aèo'],
    ['aeo', 'circumflex', 'aêo'],
    ['ser', 'caron', 'sěr'],
    ['fur', 'diaeresis', 'für'],
    ['ano', 'tilde', 'año'],
    ['bao', 'ring', 'båo'],
  ] as const)('in %s, a mark of the shape %s makes it %s', (letters, mark, text) => {
    expect(lineOf(letters, { 1: mark })).toBe(text);
  });

  it('leave letters with a dot as they are', () => {
    expect(lineOf('aie', { 1: 'dot' })).toBe('aie');
    expect(lineOf('Uhr')).toBe('Uhr');
  });

  it('correct an accent that was read as another', () => {
    expect(lineOf('eée', { 1: 'grave' })).toBe('eèe');
    expect(lineOf('eée', { 1: 'acute' })).toBe('eée');
  });

  it('leave letters beside one that was read with its mark', () => {
    expect(lineOf('ió', { 1: 'acute' })).toBe('ió');
  });

  it('are a circumflex where a letter has no tilde', () => {
    expect(lineOf('aie', { 1: 'tilde' })).toBe('aîe');
  });

  it('belong to the letter beside if that alone can have them', () => {
    expect(lineOf('hut', { 2: 'diaeresis' })).toBe('hüt');
    expect(lineOf('xxxxx', { 2: 'diaeresis' })).toBe('xxxxx');
  });

  it('include the tail of a c, but not of other letters', () => {
    expect(lineOf('aca', { 1: 'tail' })).toBe('aça');
    expect(lineOf('aga', { 1: 'tail' })).toBe('aga');
    expect(lineOf('cga', { 1: 'tail' })).toBe('cga');
  });

  it('include apostrophes between letters', () => {
    expect(lineOf('don t', { 3: 'apostrophe' })).toBe("don't");
    expect(lineOf("don't", { 3: 'apostrophe' })).toBe("don't");
    expect(lineOf('at:4', { 2: 'colon' })).toBe('at:4');
  });
});
