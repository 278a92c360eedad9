import type { TextPicture } from './text-picture';

/** A part of a picture, in pixels. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A line of text and its words, from left to right. */
export interface LineLayout extends Part {
  /** Height of its capital letters, which begin at its top. */
  capitals: number;
  /** How much its letters lean, in columns per row. */
  slant: number;
  words: { left: number; width: number }[];
}

/** Maximum number of lines of a picture. */
const MAX_LINES = 16;
/** Minimum level of a pixel of a letter. */
export const INK = 110;
/** Share of the ink of the fullest rows nearby from which on a row crosses the bodies of letters. */
const BODY_SHARE = 0.3;
/** The same up to which a row is between two lines. */
const THIN_SHARE = 0.08;
/** A band lower than this share of the highest one belongs to the line beside it: dots and accents. */
const MIN_HEIGHT_SHARE = 0.35;
/**
 * Width of the gap between words, as shares of the height of capital letters: at least, usually at least, certainly; and
 * by how much it differs from gaps between letters. Measured on text in Liberation and DejaVu, with serifs and without.
 */
const [LEAST_SPACE, SPACE, CERTAIN_SPACE, DIFFERENCE] = [0.3, 0.34, 0.55, 0.08];
/** By which factor gaps are wider along the slant of letters that lean. */
const MORE_GAPS = 1.15;
/** How far a letter reaches beyond its columns, as a share of the height of capitals. */
const REACH = 0.08;
/** Slants that are tried, in columns per row: upright letters and those of italics. */
const SLANTS = [0, 0.2, 0.28];

/** Finds the lines of a picture of text, from top to bottom, and the words of each. */
export function layoutOf(picture: TextPicture): LineLayout[] {
  return linesOf(picture)
    .slice(0, MAX_LINES)
    .flatMap((line) => {
      const capitals = capitalHeight(picture, line);
      const { slant, words } = wordsOf(picture, line, capitals);
      return words.length === 0 ? [] : [{ ...line, capitals, slant, words }];
    });
}

interface Band {
  /** First row, and the one after the last. */
  from: number;
  to: number;
}

function linesOf(picture: TextPicture): Part[] {
  const rows = inkOfRows(picture);
  const bands = joined(bandsOf(rows).flatMap((band) => splitBand(rows, band)));
  return bands.map(({ from, to }) => ({ left: 0, top: from, width: picture.width, height: to - from }));
}

/** Number of pixels of ink in each row. */
function inkOfRows({ width, height, data }: TextPicture): number[] {
  return Array.from({ length: height }, (_, row) => {
    let ink = 0;
    for (let index = row * width; index < (row + 1) * width; index += 1)
      if ((data[index] ?? 0) >= INK) ink += 1;
    return ink;
  });
}

/** Runs of rows with ink. */
function bandsOf(rows: readonly number[]): Band[] {
  const bands: Band[] = [];
  for (const [row, ink] of rows.entries()) {
    const last = bands.at(-1);
    if (ink === 0) continue;
    if (last?.to === row) last.to = row + 1;
    else bands.push({ from: row, to: row + 1 });
  }
  return bands;
}

/** Splits a band of lines that touch: where the ink is least between the bodies of the letters of two lines. */
function splitBand(rows: readonly number[], band: Band): Band[] {
  const height = band.to - band.from;
  const most = Math.max(...rows.slice(band.from, band.to));
  const bodies: Band[] = [];
  for (let row = band.from; row < band.to; row += 1) {
    if ((rows[row] ?? 0) < BODY_SHARE * most) continue;
    const last = bodies.at(-1);
    const between = rows.slice(last?.to, row);
    // Bars of letters can leave a few thin rows between them.
    const isSameLine = between.length < height / 12 && between.every((ink) => ink >= THIN_SHARE * most);
    if (last !== undefined && isSameLine) last.to = row + 1;
    else bodies.push({ from: row, to: row + 1 });
  }
  const highest = Math.max(0, ...bodies.map(({ from, to }) => to - from));
  const lines = bodies.filter(({ from, to }) => to - from >= highest / 2);
  const cuts = lines.slice(1).map(({ from }, index) => thinnestRow(rows, lines[index]?.to ?? from, from));
  const edges = [band.from, ...cuts, band.to];
  return edges.slice(1).map((to, index) => ({ from: edges[index] ?? to, to }));
}

function thinnestRow(rows: readonly number[], from: number, to: number): number {
  let thinnest = from;
  for (let row = from; row < to; row += 1) if ((rows[row] ?? 0) < (rows[thinnest] ?? 0)) thinnest = row;
  return thinnest;
}

/** Adds low bands, of dots or accents alone, to the nearest line. */
function joined(bands: readonly Band[]): Band[] {
  const highest = Math.max(0, ...bands.map(({ from, to }) => to - from));
  const isLine = ({ from, to }: Band) => to - from >= MIN_HEIGHT_SHARE * highest;
  const lines = bands.filter(isLine).map((band) => ({ ...band }));
  for (const band of bands.filter((each) => !isLine(each))) {
    const distance = (line: Band) => (line.from >= band.to ? line.from - band.to : band.from - line.to);
    const [nearest] = lines.toSorted((a, b) => distance(a) - distance(b));
    if (nearest === undefined || distance(nearest) > highest / 2) continue;
    nearest.from = Math.min(nearest.from, band.from);
    nearest.to = Math.max(nearest.to, band.to);
  }
  return lines;
}

/** Splits a line at the gaps that are wide enough for a space. */
function wordsOf(picture: TextPicture, line: Part, capitals: number): Pick<LineLayout, 'words' | 'slant'> {
  const slanted = SLANTS.map((slant) => ({
    slant,
    runs: runsOf(picture, { ...line, height: capitals }, slant),
  }));
  // Letters of italics are apart only along their slant.
  const upright = gapsOf(slanted[0]?.runs ?? []);
  const { runs, slant } = slanted.reduce((best, each) =>
    gapsOf(each.runs) > Math.max(gapsOf(best.runs), MORE_GAPS * upright) ? each : best,
  );
  const gaps = runs.slice(1).map(({ from }, index) => from - (runs[index]?.to ?? from));
  const space = spaceOf(gaps, capitals);
  const words: Band[] = [];
  for (const [index, run] of runs.entries()) {
    const last = words.at(-1);
    if (last !== undefined && (gaps[index - 1] ?? 0) < space) last.to = run.to;
    else words.push({ ...run });
  }
  // What leans, and the tails of letters, reach beyond their columns: into the middle of the gap at most.
  const reach = Math.ceil(REACH * capitals + (slant * capitals) / 2);
  const parts = words.map(({ from, to }, index) => {
    const before = words[index - 1]?.to ?? from - 2 * reach;
    const after = words[index + 1]?.from ?? to + 2 * reach;
    const left = Math.max(0, from - Math.min(reach, Math.floor((from - before) / 2)));
    const right = Math.min(picture.width, to + Math.min(reach, Math.floor((after - to) / 2)));
    return { left, width: right - left };
  });
  return { slant, words: parts };
}

const gapsOf = (runs: readonly Band[]): number =>
  runs.slice(1).reduce((sum, { from }, index) => sum + from - (runs[index]?.to ?? from), 0);

/** Runs of columns with ink, of rows moved so that letters with this slant stand upright. */
function runsOf({ width, data }: TextPicture, line: Part, slant: number): Band[] {
  const columns = new Uint8Array(width);
  for (let row = 0; row < line.height; row += 1) {
    const shift = Math.round(slant * (row - line.height / 2));
    const start = (line.top + row) * width;
    for (let column = 0; column < width; column += 1) {
      const to = column + shift;
      if ((data[start + column] ?? 0) >= INK && to >= 0 && to < width) columns[to] = 1;
    }
  }
  return bandsOf([...columns]);
}

/** The gap from which on it is a space, in pixels: where the widths of a line, in order, differ most. */
function spaceOf(gaps: readonly number[], height: number): number {
  const widths = [0, ...gaps.map((gap) => gap / height).sort((a, b) => a - b)];
  let [space, most] = [SPACE, DIFFERENCE];
  for (const [index, width] of widths.entries()) {
    const before = widths[index - 1] ?? 0;
    const difference = Math.min(width, CERTAIN_SPACE) - before;
    if (width >= LEAST_SPACE && before < CERTAIN_SPACE && difference > most)
      [space, most] = [(Math.min(width, CERTAIN_SPACE) + before) / 2, difference];
  }
  return space * height;
}

/** Height of a line without what hangs below its letters, which is little ink. */
function capitalHeight(picture: TextPicture, line: Part): number {
  const rows = inkOfRows(picture).slice(line.top, line.top + line.height);
  const most = Math.max(...rows);
  return rows.findLastIndex((ink) => ink >= BODY_SHARE * most) + 1;
}
