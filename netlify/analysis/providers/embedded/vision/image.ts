/**
 * An image with 8 bits per channel: red, green and blue of each pixel, row by row, without gaps. 640 pixels on the
 * longest side are sufficient for objects, faces and unsafe frames, 1280 for text; a larger image takes longer to
 * resize.
 */
export interface RgbImage {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A part of an image, in pixels. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How an image is converted to the input of a model. */
export interface ImageInput {
  /** Order of the dimensions: batch, channels, rows, columns or batch, rows, columns, channels. */
  layout: 'NCHW' | 'NHWC';
  colours: 'RGB' | 'BGR';
  /** Pixels. */
  width: number;
  height: number;
  /** Subtracted from each channel's value, 0 to 255, in the order of `colours`. */
  mean: readonly [number, number, number];
  /** Divisor applied afterwards. */
  std: readonly [number, number, number];
  /** Whether the image keeps its aspect ratio, at the top left, or fills the input. */
  fit: 'letterbox' | 'stretch';
  /** Gray value, 0 to 255, of the area that a letterboxed image does not fill. */
  pad: number;
}

/** Size of the image within the input, in pixels of the input. */
export interface FittedSize {
  width: number;
  height: number;
}

/** Number of values in the input of a model. */
export const inputLength = ({ width, height }: FittedSize): number => width * height * 3;

/** Dimensions of an input, with a batch of one. */
export function inputShape({ layout, width, height }: ImageInput): number[] {
  return layout === 'NCHW' ? [1, 3, height, width] : [1, height, width, 3];
}

/** Size of an image within an input. */
export function fittedSize(image: FittedSize, { width, height, fit }: ImageInput): FittedSize {
  if (fit === 'stretch') return { width, height };
  const scale = Math.min(width / image.width, height / image.height);
  return {
    width: Math.max(1, Math.round(image.width * scale)),
    height: Math.max(1, Math.round(image.height * scale)),
  };
}

/**
 * Writes an image as the input of a model.
 *
 * @param target `inputLength` values; previous content is overwritten
 * @returns size of the image within the input
 */
export function writeInput(image: RgbImage, input: ImageInput, target: Float32Array): FittedSize {
  const fitted = fittedSize(image, input);
  const { data } = resize(image, fitted.width, fitted.height);
  const pixels = input.width * input.height;
  const [pixelStep, channelStep] = input.layout === 'NCHW' ? [1, pixels] : [3, 1];
  for (let channel = 0; channel < 3; channel += 1) {
    const mean = input.mean[channel] ?? 0;
    const std = input.std[channel] ?? 1;
    const source = input.colours === 'RGB' ? channel : 2 - channel;
    const padding = (input.pad - mean) / std;
    for (let row = 0; row < input.height; row += 1) {
      let at = row * input.width * pixelStep + channel * channelStep;
      let from = row * fitted.width * 3 + source;
      const filled = row < fitted.height ? fitted.width : 0;
      for (let column = 0; column < input.width; column += 1) {
        target[at] = column < filled ? ((data[from] ?? 0) - mean) / std : padding;
        at += pixelStep;
        from += 3;
      }
    }
  }
  return fitted;
}

/**
 * Resizes an image, or a part of it. When reducing, every pixel is a weighted mean of the pixels it covers; when
 * enlarging, pixels are interpolated linearly.
 */
export function resize(image: RgbImage, width: number, height: number, region?: Region): RgbImage {
  const { left, top, ...size } = region ?? { left: 0, top: 0, width: image.width, height: image.height };
  if (
    size.width === width &&
    size.height === height &&
    size.width === image.width &&
    size.height === image.height
  ) {
    return image;
  }
  const rows = weightsFor(size.height, height);
  const columns = weightsFor(size.width, width);
  const data = new Uint8Array(width * height * 3);
  const line = new Float32Array(size.width * 3);
  for (let row = 0; row < height; row += 1) {
    line.fill(0);
    const end = rows.start[row + 1] ?? 0;
    let from = ((top + (rows.first[row] ?? 0)) * image.width + left) * 3;
    for (let tap = rows.start[row] ?? 0; tap < end; tap += 1) {
      const weight = rows.weights[tap] ?? 0;
      for (let index = 0; index < line.length; index += 1) {
        line[index] = (line[index] ?? 0) + weight * (image.data[from + index] ?? 0);
      }
      from += image.width * 3;
    }
    writeLine(line, columns, data, row * width * 3);
  }
  return { width, height, data };
}

/** Resizes one line of pixels and writes it, rounded. */
function writeLine(
  line: Float32Array,
  { first, start, weights }: ResizeWeights,
  data: Uint8Array,
  at: number,
): void {
  for (let column = 0; column < first.length; column += 1) {
    let red = 0.5;
    let green = 0.5;
    let blue = 0.5;
    let from = (first[column] ?? 0) * 3;
    const end = start[column + 1] ?? 0;
    for (let tap = start[column] ?? 0; tap < end; tap += 1) {
      const weight = weights[tap] ?? 0;
      red += weight * (line[from] ?? 0);
      green += weight * (line[from + 1] ?? 0);
      blue += weight * (line[from + 2] ?? 0);
      from += 3;
    }
    const target = at + column * 3;
    data[target] = red;
    data[target + 1] = green;
    data[target + 2] = blue;
  }
}

/** The source pixels of a line that contribute to each target pixel. */
interface ResizeWeights {
  /** The first source pixel of each target pixel. */
  first: Int32Array;
  /** Index of the first weight of each target pixel; the weights of consecutive pixels are contiguous. */
  start: Int32Array;
  weights: Float32Array;
}

/** A triangle filter two target pixels wide, but at least two source pixels. */
function weightsFor(from: number, to: number): ResizeWeights {
  const scale = from / to;
  const radius = Math.max(1, scale);
  const first = new Int32Array(to);
  const start = new Int32Array(to + 1);
  const weights: number[] = [];
  for (let target = 0; target < to; target += 1) {
    const center = (target + 0.5) * scale - 0.5;
    const begin = Math.max(0, Math.floor(center - radius) + 1);
    const end = Math.min(from, Math.ceil(center + radius));
    first[target] = begin;
    const shares = Array.from(
      { length: end - begin },
      (_, tap) => 1 - Math.abs(begin + tap - center) / radius,
    );
    const sum = shares.reduce((total, share) => total + share, 0);
    weights.push(...shares.map((share) => share / sum));
    start[target + 1] = weights.length;
  }
  return { first, start, weights: Float32Array.from(weights) };
}
