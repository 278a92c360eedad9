import { colourNameOf } from './colour';
import { BLACK_LUMA, chromaOf } from './levels';
import { COLOUR_NAMES, type ColourName, type PictureMeasurement } from './measurements';
import { histogramDistance, lumaDifference, type PictureTraits, type SmallPicture } from './small-picture';
import { testPatternLikeness } from './test-pattern';

/** The share of the pixels that `saturationPeak` leaves above itself. */
const PEAK_SHARE = 0.05;

/**
 * Measures one picture.
 *
 * @param picture the scaled-down picture
 * @param traits what `traitsOf` says about it
 * @param before the traits of the picture reported before it, of the same size; none for the first
 */
export function measurePicture(
  picture: SmallPicture,
  traits: PictureTraits,
  before: PictureTraits | undefined,
): PictureMeasurement {
  return {
    timeMs: picture.timeMs,
    luma: traits.luma,
    contrast: traits.contrast,
    blackShare:
      traits.plane.reduce((sum, luma) => sum + (luma <= BLACK_LUMA ? 1 : 0), 0) / traits.plane.length,
    ...chromaLevels(picture.rgb),
    colours: colourShares(picture.rgb),
    testPattern: testPatternLikeness(picture),
    difference: before === undefined ? 0 : lumaDifference(before, traits),
    histogramDistance: before === undefined ? 0 : histogramDistance(before, traits),
  };
}

function chromaLevels(rgb: Uint8Array): Pick<PictureMeasurement, 'saturation' | 'saturationPeak'> {
  const chromas = new Float32Array(rgb.length / 3);
  let sum = 0;
  for (let pixel = 0, at = 0; pixel < chromas.length; pixel += 1, at += 3) {
    const chroma = chromaOf(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0);
    chromas[pixel] = chroma;
    sum += chroma;
  }
  chromas.sort();
  const saturationPeak = chromas[Math.floor((chromas.length - 1) * (1 - PEAK_SHARE))] ?? 0;
  return { saturation: sum / chromas.length, saturationPeak };
}

function colourShares(rgb: Uint8Array): Record<ColourName, number> {
  const counts = new Map<ColourName, number>();
  for (let at = 0; at < rgb.length; at += 3) {
    const name = colourNameOf(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const pixels = rgb.length / 3;
  const shares = COLOUR_NAMES.map((name) => [name, (counts.get(name) ?? 0) / pixels] as const);
  return Object.fromEntries(shares) as Record<ColourName, number>;
}
