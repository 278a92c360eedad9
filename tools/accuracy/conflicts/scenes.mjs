/** Duration of a line, in ms. */
const LINE_MS = 2500;

/**
 * Lines one after the other, as captions.
 *
 * @param {readonly string[]} lines
 * @param {number} startMs
 * @returns {{ text: string, startMs: number, endMs: number }[]}
 */
export const linesAt = (lines, startMs) =>
  lines.map((text, index) => ({
    text,
    startMs: startMs + index * LINE_MS,
    endMs: startMs + (index + 1) * LINE_MS,
  }));
