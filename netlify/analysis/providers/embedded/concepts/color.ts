import { COLOR_NAMES, type ColorName } from '../measure/measurements';
import type { ConceptDescriptor } from './descriptor';
import { typicalFrame } from './light';
import type { Moment } from './moment';
import { median } from '../measure/statistics';

/** Minimum mean luma: in darker frames chroma cannot be distinguished from coding noise. */
const MIN_LUMA = 0.05;
/** Minimum standard deviation of luma, 0 to 1: a uniform gray field does not count as a monochrome frame. */
const MIN_CONTRAST = 0.02;

const NOT_A_SCENE = ['black frame', 'test pattern'] as const;

function chromaPeak(moment: Moment): number | undefined {
  const readable = moment.frames.filter((p) => p.luma >= MIN_LUMA && p.contrast >= MIN_CONTRAST);
  // Most of the moment must be readable: the end of a fade says nothing about the scene's color.
  return readable.length * 2 > moment.frames.length
    ? median(readable.map((p) => p.saturationPeak))
    : undefined;
}

function chroma(moment: Moment): number | undefined {
  return chromaPeak(moment) === undefined ? undefined : typicalFrame((frame) => frame.saturation)(moment);
}

/** `black` is left out, because "dark scene" and "black frame" are more precise. */
const DOMINANT = COLOR_NAMES.filter((name) => name !== 'black');

function dominant(color: ColorName): ConceptDescriptor {
  return {
    name: `dominant ${color}`,
    kind: 'look',
    measurement: `share of the pixels that are ${color}, median of the frames`,
    unit: 'share',
    curve: { shape: 'smoothstep', none: 0.2, full: 0.8 },
    source: 'our choice: half-way where it covers half of the frame',
    notWith: [...NOT_A_SCENE, 'black and white'],
    measure: typicalFrame((frame) => frame.colors[color]),
  };
}

/** Concepts of color. */
export const COLOR_CONCEPTS: readonly ConceptDescriptor[] = [
  {
    name: 'black and white',
    kind: 'look',
    measurement:
      '95th percentile of chroma, median of the frames that are neither near black nor one flat field',
    unit: 'chroma',
    curve: { shape: 'smoothstep', none: 0.06, full: 0.015 },
    source:
      'own measurements: coded monochrome frames stay below 0.015, a white page with one coloured mark is over 0.05',
    notWith: NOT_A_SCENE,
    measure: chromaPeak,
  },
  {
    name: 'vivid colour',
    kind: 'look',
    measurement: 'mean chroma, median of the frames',
    unit: 'chroma',
    curve: { shape: 'smoothstep', none: 0.15, full: 0.45 },
    source: 'own measurements; order as in Hasler and Süsstrunk, Measuring Colourfulness (2003)',
    notWith: NOT_A_SCENE,
    measure: chroma,
  },
  {
    name: 'warm colours',
    kind: 'look',
    measurement: 'balance of red over blue, median of the frames',
    unit: 'share',
    curve: { shape: 'smoothstep', none: 0.14, full: 0.34 },
    source:
      'own measurements: neutral places keep within 0.14; a tungsten lamp in daylight balance is over 0.3',
    notWith: [...NOT_A_SCENE, 'black and white'],
    measure: typicalFrame((frame) => frame.warmth),
  },
  {
    name: 'cool colours',
    kind: 'look',
    measurement: 'balance of red over blue, median of the frames',
    unit: 'share',
    curve: { shape: 'smoothstep', none: -0.14, full: -0.34 },
    source: 'own measurements: neutral places keep within 0.14; blue hour in daylight balance is over 0.3',
    notWith: [...NOT_A_SCENE, 'black and white'],
    measure: typicalFrame((frame) => frame.warmth),
  },
  {
    name: 'muted colour',
    kind: 'look',
    measurement: 'mean chroma, median of the frames',
    unit: 'chroma',
    curve: { shape: 'smoothstep', none: 0.12, full: 0.04 },
    source: 'own measurements; order as in Hasler and Süsstrunk, Measuring Colourfulness (2003)',
    notWith: [...NOT_A_SCENE, 'black and white'],
    measure: chroma,
  },
  ...DOMINANT.map(dominant),
];
