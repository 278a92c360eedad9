import { type Box, boxWithin } from './boxes';
import {
  type ImageInput,
  inputLength,
  inputShape,
  type Region,
  resize,
  type RgbImage,
  writeInput,
} from './image';
import type { Runtime, TensorData } from './runtime';
import { findTextRegions } from './text-regions';

/** A line of text in a frame. */
export interface TextLine {
  /** The recognized text. Spaces are often missing. */
  text: string;
  /** Mean of the characters' probabilities, 0 to 1. */
  score: number;
  box: Box;
}

/** A line that was read alone. */
export interface ReadLine {
  /** Its characters, and the place of each: in shares of the width of the image. */
  characters: { text: string; at: number }[];
  /** Mean of their probabilities, 0 to 1. */
  score: number;
}

/** Minimum mean probability of the characters of a reported line. */
const TEXT_THRESHOLD = 0.5;
/** Maximum side in pixels for text detection; sides are multiples of 32. */
const MAX_SIDE = 640;
const SIDE_STEP = 32;
const MAX_LINES = 40;
/** Size of a line for text recognition, in pixels: height, step of the width, and maximum width. */
const LINE_HEIGHT = 48;
const LINE_WIDTH_STEP = 8;
const MAX_LINE_LENGTH = 1600;

/** Characters of the Latin script, and what is written between them in any script. */
const LATIN = /^[\p{Script=Latin}\p{Script=Common}\u0300-\u036f]$/u;
/** Characters of no script that do not occur in text of Latin script: those of Chinese, and symbols of mathematics. */
const FOREIGN = /^[\u2000-\u200f\u2190-\u23ff\u2460-\u25ff\u3000-\u33ff\ufe30-\uffee×÷±Ω∈]$/u;

/** PaddleOCR's means and deviations, which it applies to the channels in the order blue, green, red. */
const DETECTION = {
  layout: 'NCHW',
  colours: 'BGR',
  mean: [0.485 * 255, 0.456 * 255, 0.406 * 255],
  std: [0.229 * 255, 0.224 * 255, 0.225 * 255],
  fit: 'stretch',
  pad: 0,
} as const;
const RECOGNITION = {
  layout: 'NCHW',
  colours: 'BGR',
  mean: [127.5, 127.5, 127.5],
  std: [127.5, 127.5, 127.5],
  fit: 'stretch',
  pad: 0,
} as const;

/** Finds and reads the text of frames. */
export class TextReader {
  readonly #runtime: Runtime;
  #characters: Promise<string[]> | undefined;
  /** Of each character, whether it is Latin. */
  #latin: boolean[] | undefined;
  /** Grows to the largest input so far. */
  #input = new Float32Array();

  constructor(runtime: Runtime) {
    this.#runtime = runtime;
  }

  /**
   * @param threshold minimum mean probability of a reported line, 0 to 1
   * @returns lines from top to bottom, and from left to right at the same height
   * @throws ModelError
   */
  async read(image: RgbImage, threshold = TEXT_THRESHOLD): Promise<TextLine[]> {
    const lines: TextLine[] = [];
    for (const region of await this.#find(image)) {
      const { text, score } = await this.#recognize(image, region);
      if (text === '' || score < threshold) continue;
      const { left, top, width, height } = region;
      lines.push({ text, score, box: boxWithin(image, left, top, left + width, top + height) });
    }
    return lines;
  }

  async #find(image: RgbImage): Promise<Region[]> {
    const scale = Math.min(1, MAX_SIDE / Math.max(image.width, image.height));
    const size = { width: sideFor(image.width * scale), height: sideFor(image.height * scale) };
    const probabilities = await this.#run(
      'text-detection',
      image,
      { ...DETECTION, ...size },
      'sigmoid_0.tmp_0',
    );
    return findTextRegions(probabilities.data, size, image).slice(0, MAX_LINES);
  }

  async #recognize(image: RgbImage, region: Region): Promise<{ text: string; score: number }> {
    return decodeLine(await this.#probabilities(image, region), await this.#listed());
  }

  /**
   * Reads an image of one line of Latin text, light on dark.
   *
   * @throws ModelError
   */
  async readLine(image: RgbImage): Promise<ReadLine> {
    const whole = { left: 0, top: 0, width: image.width, height: image.height };
    const output = await this.#probabilities(image, whole);
    this.#latin ??= (await this.#listed()).map((character) => isLatin(character));
    const { characters, score } = decodeLine(output, await this.#listed(), this.#latin);
    return { characters, score };
  }

  async #probabilities(image: RgbImage, region: Region): Promise<TensorData> {
    const steps = Math.ceil((LINE_HEIGHT * region.width) / region.height / LINE_WIDTH_STEP);
    const width = Math.min(MAX_LINE_LENGTH, Math.max(LINE_HEIGHT, steps * LINE_WIDTH_STEP));
    const input = { ...RECOGNITION, width, height: LINE_HEIGHT };
    const line = resize(image, width, LINE_HEIGHT, region);
    return this.#run('text-recognition', line, input, 'softmax_11.tmp_0');
  }

  #listed(): Promise<string[]> {
    return (this.#characters ??= this.#readCharacters());
  }

  async #run(model: string, image: RgbImage, input: ImageInput, output: string): Promise<TensorData> {
    const length = inputLength(input);
    if (this.#input.length < length) this.#input = new Float32Array(length);
    const data = this.#input.subarray(0, length);
    writeInput(image, input, data);
    const [result] = await this.#runtime.run(model, { x: { data, shape: inputShape(input) } }, [output]);
    return result ?? { data: new Float32Array(), shape: [] };
  }

  /** The classes of the model are: none, the characters of the list, a space. */
  async #readCharacters(): Promise<string[]> {
    const list = (await this.#runtime.readText('text-characters')).replace(/\r?\n$/, '');
    return ['', ...list.split(/\r?\n/), ' '];
  }
}

const sideFor = (pixels: number): number => Math.max(SIDE_STEP, Math.round(pixels / SIDE_STEP) * SIDE_STEP);

const isLatin = (character: string): boolean =>
  character === '' || (LATIN.test(character) && !FOREIGN.test(character));

/**
 * Decodes a line's probabilities [1, steps, characters]: the best character of each step. Consecutive equal
 * characters count as one, unless "none" is between them.
 *
 * @param isAllowed of each character; unless given, all are
 */
export function decodeLine(
  { data, shape }: TensorData,
  characters: readonly string[],
  isAllowed?: readonly boolean[],
): ReadLine & { text: string } {
  const [, steps = 0, classes = 0] = shape;
  let [sum, last] = [0, 0];
  const read: ReadLine['characters'] = [];
  for (let step = 0; step < steps; step += 1) {
    let best = 0;
    const start = step * classes;
    for (let each = 1; each < classes; each += 1) {
      if ((data[start + each] ?? 0) > (data[start + best] ?? 0) && isAllowed?.[each] !== false) best = each;
    }
    if (best !== 0 && best !== last) {
      read.push({ text: characters[best] ?? '', at: (step + 0.5) / steps });
      sum += data[start + best] ?? 0;
    }
    last = best;
  }
  const text = read.map((each) => each.text).join('');
  return { text, characters: read, score: read.length === 0 ? 0 : sum / read.length };
}
