/** Capital letters and digits of five by seven dots. Each row of dots is five bits, from the left. */
const GLYPHS = /** @type {Record<string, readonly number[]>} */ ({
  A: [14, 17, 17, 31, 17, 17, 17],
  B: [30, 17, 17, 30, 17, 17, 30],
  C: [14, 17, 16, 16, 16, 17, 14],
  D: [30, 17, 17, 17, 17, 17, 30],
  E: [31, 16, 16, 30, 16, 16, 31],
  F: [31, 16, 16, 30, 16, 16, 16],
  G: [14, 17, 16, 23, 17, 17, 15],
  H: [17, 17, 17, 31, 17, 17, 17],
  I: [14, 4, 4, 4, 4, 4, 14],
  L: [16, 16, 16, 16, 16, 16, 31],
  M: [17, 27, 21, 21, 17, 17, 17],
  N: [17, 25, 21, 19, 17, 17, 17],
  O: [14, 17, 17, 17, 17, 17, 14],
  P: [30, 17, 17, 30, 16, 16, 16],
  R: [30, 17, 17, 30, 20, 18, 17],
  S: [15, 16, 16, 14, 1, 1, 30],
  T: [31, 4, 4, 4, 4, 4, 4],
  U: [17, 17, 17, 17, 17, 17, 14],
  V: [17, 17, 17, 17, 17, 10, 4],
  W: [17, 17, 17, 21, 21, 27, 17],
  Y: [17, 17, 10, 4, 4, 4, 4],
  0: [14, 17, 19, 21, 25, 17, 14],
  1: [4, 12, 4, 4, 4, 4, 14],
  2: [14, 17, 1, 6, 8, 16, 31],
  3: [30, 1, 1, 14, 1, 1, 30],
  7: [31, 1, 2, 4, 8, 8, 8],
});

const WORDS =
  'THE NEW SEASON BEGINS TONIGHT LIVE FROM CITY HALL SCORE TEAM NOW OFFER ONLY THIS WEEK CALL 0 12 73 MORE NEWS AFTER LUNCH WITH DINNER STORY'.split(
    ' ',
  );

/** Some words with at most `length` letters in total. @param {() => number} random @param {number} length */
export function someWords(random, length) {
  let text = '';
  for (;;) {
    const word = WORDS[Math.floor(random() * WORDS.length)] ?? 'THE';
    if (text.length + word.length + 1 > length) return text === '' ? word.slice(0, length) : text;
    text = text === '' ? word : `${text} ${word}`;
  }
}

/** Width of a text in pixels. @param {string} text @param {number} dot */
export function widthOf(text, dot) {
  return text.length * 6 * dot - dot;
}

/**
 * Writes a line of text with soft edges.
 *
 * @param {{ width: number, height: number, rgb: Uint8Array }} frame
 * @param {string} text
 * @param {{ x: number, y: number, dot: number, colour: readonly [number, number, number] }} how the upper left corner
 *   and the size of one dot, in pixels (may be fractional)
 */
export function write({ width, height, rgb }, text, { x, y, dot, colour }) {
  const right = Math.min(width, Math.ceil(x + text.length * 6 * dot));
  for (let row = Math.max(0, Math.floor(y)); row < Math.min(height, Math.ceil(y + 7 * dot)); row += 1) {
    for (let column = Math.max(0, Math.floor(x)); column < right; column += 1) {
      const cover = coverAt(text, (column - x) / dot, (row - y) / dot, 1 / dot);
      if (cover === 0) continue;
      const at = (row * width + column) * 3;
      for (let part = 0; part < 3; part += 1) {
        const before = rgb[at + part] ?? 0;
        rgb[at + part] = before + ((colour[part] ?? 0) - before) * cover;
      }
    }
  }
}

/**
 * Share of a pixel that the letters cover, sampled at nine points.
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} step
 */
function coverAt(text, x, y, step) {
  let hits = 0;
  for (let point = 0; point < 9; point += 1) {
    const dotX = x + step * ((point % 3) / 3 + 1 / 6);
    const dotY = y + step * (Math.floor(point / 3) / 3 + 1 / 6);
    const column = Math.floor(dotX);
    const glyph = GLYPHS[text[Math.floor(column / 6)] ?? ' '];
    if (glyph === undefined || column < 0 || dotY < 0 || column % 6 === 5) continue;
    if (((glyph[Math.floor(dotY)] ?? 0) >> (4 - (column % 6))) & 1) hits += 1;
  }
  return hits / 9;
}

/**
 * Fills a rectangle.
 *
 * @param {{ width: number, height: number, rgb: Uint8Array }} frame
 * @param {{ left: number, top: number, right: number, bottom: number }} box in pixels
 * @param {readonly [number, number, number]} colour
 * @param {number} opacity
 */
export function box({ width, height, rgb }, { left, top, right, bottom }, colour, opacity) {
  for (let row = Math.max(0, Math.round(top)); row < Math.min(height, Math.round(bottom)); row += 1) {
    for (
      let column = Math.max(0, Math.round(left));
      column < Math.min(width, Math.round(right));
      column += 1
    ) {
      const at = (row * width + column) * 3;
      for (let part = 0; part < 3; part += 1) {
        const before = rgb[at + part] ?? 0;
        rgb[at + part] = before + ((colour[part] ?? 0) - before) * opacity;
      }
    }
  }
}
