import { BLACK_LUMA, chromaOf, lumaOf } from './levels';
import type { ColorName } from './measurements';

/**
 * Bounds of the color names in HSV (hue in degrees, saturation and value from 0 to 1). The names are
 * the eleven basic color terms of Berlin and Kay (Basic Color Terms, 1969) with cyan beside them,
 * which color bars need. The bounds are our own; hue is that of Smith's hexcone model (SIGGRAPH 1978).
 *
 * | name | bounds |
 * |---|---|
 * | black | value below 0.12; or below 0.24 with luma at or below the black level |
 * | white, grey | saturation below 0.12, or chroma below 0.07; white from value 0.8 on |
 * | brown | hue 10 to 50 and value below 0.65 |
 * | pink | hue 290 to 345; or the reds (345 to 15) with saturation below 0.5 and value from 0.7 on |
 * | red | hue 345 to 15 |
 * | orange | 15 to 45 |
 * | yellow | 45 to 70 |
 * | green | 70 to 165 |
 * | cyan | 165 to 200 |
 * | blue | 200 to 260 |
 * | purple | 260 to 290; up to 345 when value is below 0.6 |
 */
const DARKEST_VALUE = 0.12;
/** Luma alone would make a full blue nearly black (0.0722): from this value on, a color is not black. */
const DARKEST_COLOR = 0.24;
const GRAY_SATURATION = 0.12;
const GRAY_CHROMA = 0.07;
const WHITE_VALUE = 0.8;
const BROWN_VALUE = 0.65;
const PINK_SATURATION = 0.5;
const PINK_VALUE = 0.7;
const MAGENTA_VALUE = 0.6;

/** Upper end of each hue sector in degrees, ascending. Hues from 345 on are red again. */
const HUES: readonly (readonly [until: number, name: ColorName])[] = [
  [15, 'red'],
  [45, 'orange'],
  [70, 'yellow'],
  [165, 'green'],
  [200, 'cyan'],
  [260, 'blue'],
  [290, 'purple'],
  [345, 'pink'],
];

/** The hue of a full-range R'G'B' pixel in degrees, 0 up to 360; 0 for a gray. */
export function hueOf(red: number, green: number, blue: number): number {
  const largest = Math.max(red, green, blue);
  const chroma = largest - Math.min(red, green, blue);
  if (chroma === 0) return 0;
  if (largest === red) return (60 * ((green - blue) / chroma) + 360) % 360;
  if (largest === green) return 60 * ((blue - red) / chroma) + 120;
  return 60 * ((red - green) / chroma) + 240;
}

/**
 * The color name of a pixel.
 *
 * @param red, green, blue full-range R'G'B', each 0 to 255
 */
export function colorNameOf(red: number, green: number, blue: number): ColorName {
  const value = Math.max(red, green, blue) / 255;
  if (value < DARKEST_VALUE) return 'black';
  if (value < DARKEST_COLOR && lumaOf(red, green, blue) <= BLACK_LUMA) return 'black';
  const chroma = chromaOf(red, green, blue);
  const saturation = chroma / value;
  if (saturation < GRAY_SATURATION || chroma < GRAY_CHROMA) return value >= WHITE_VALUE ? 'white' : 'grey';
  const hue = hueOf(red, green, blue);
  if (hue >= 10 && hue < 50 && value < BROWN_VALUE) return 'brown';
  const name = HUES.find(([until]) => hue < until)?.[1] ?? 'red';
  if (name === 'red' && saturation < PINK_SATURATION && value >= PINK_VALUE) return 'pink';
  if (name === 'pink' && value < MAGENTA_VALUE) return 'purple';
  return name;
}
