import type { MessageId } from '@/i18n/message';

/** The units of measurements: the name used here, and the unit in the response. */
const UNITS = {
  share: '',
  widths: 'widths',
  speed: 'widths a second',
  lufs: 'LUFS',
  peak: 'dBTP',
  level: 'dBFS',
  time: 'ms',
  pixels: 'pixels',
} as const;

type Unit = keyof typeof UNITS;

type Reading = MessageId extends infer Id
  ? Id extends `evidence.reads.${infer Name}`
    ? Name
    : never
  : never;

/** How the measurement of a concept is worded, and at which value it makes the concept. */
export interface Measurement {
  reading: Reading;
  unit: Unit;
  /** The value at which the confidence is 0. */
  none: number;
  /** The value at which the confidence is 1. It may be below `none`: then lower values make the concept. */
  full: number;
}

const COLORS = 'blue brown cyan green grey orange pink purple red white yellow'.split(' ');

const of = (reading: Reading, unit: Unit, none: number, full: number): Measurement => ({
  reading,
  unit,
  none,
  full,
});

/** By concept. A test compares it with the descriptors of the engine. */
const MEASUREMENTS: Readonly<Record<string, Measurement>> = {
  'black frame': of('black', 'share', 0.96, 1),
  'black and white': of('strongest-color', 'share', 0.06, 0.015),
  'bright scene': of('brightness', 'share', 0.409, 0.849),
  'dark scene': of('brightness', 'share', 0.273, 0.1),
  'cool colours': of('blue-over-red', 'share', -0.14, -0.34),
  'warm colours': of('red-over-blue', 'share', 0.14, 0.34),
  dissolve: of('strength', 'share', 0, 1),
  fade: of('strength', 'share', 0, 1),
  'scene cut': of('strength', 'share', 0, 1),
  ...Object.fromEntries(COLORS.map((color) => [`dominant ${color}`, of('dominant', 'share', 0.2, 0.8)])),
  'fast motion': of('change', 'share', 0.03, 0.11),
  'static shot': of('change', 'share', 0.007, 0.002),
  flashing: of('flashing', 'share', 0, 0.5),
  'high contrast': of('contrast', 'share', 0.17, 0.29),
  'low contrast': of('contrast', 'share', 0.1, 0.04),
  'muted colour': of('saturation', 'share', 0.12, 0.04),
  'vivid colour': of('saturation', 'share', 0.15, 0.45),
  pan: of('pan', 'speed', 0.03, 0.09),
  'text overlay': of('text-width', 'widths', 0.04, 0.2),
  'title card': of('card', 'share', 0.45, 0.75),
  'applause-like noise': of('likeness', 'share', 0.1, 0.6),
  music: of('likeness', 'share', 0, 1),
  speech: of('likeness', 'share', 0, 1),
  'test pattern': of('likeness', 'share', 0.4, 0.8),
  loud: of('loudness', 'lufs', -18, -10),
  quiet: of('loudness', 'lufs', -33, -43),
  silence: of('level', 'level', -50, -70),
  'freeze frame': of('unchanged', 'time', 1000, 3000),
  'high true peak': of('peak', 'peak', -2, 0),
  letterbox: of('bars', 'share', 0.02, 0.14),
  'soft picture': of('edges', 'pixels', 5, 8.5),
  'sharp picture': of('edges', 'pixels', 3.4, 2.2),
  tone: of('tone', 'share', 0.6, 0.95),
};

/** The measurement of a concept; undefined for an unknown concept, or a value in another unit. */
export function measurementOf(concept: string, unit: string): Measurement | undefined {
  const known = Object.hasOwn(MEASUREMENTS, concept) ? MEASUREMENTS[concept] : undefined;
  return known && UNITS[known.unit] === unit ? known : undefined;
}

/** The value from which on a measurement makes the concept: halfway, where the confidence is 0.5. */
export function thresholdOf({ none, full }: Measurement): number {
  return (none + full) / 2;
}

/** Minimum scores, from 0 to 1, for a detection to count. */
export const OBJECT_THRESHOLD = 0.55;
export const UNSAFE_THRESHOLD = 0.97;
