import { handHeld } from '../draw/camera.mjs';
import { graded, monochrome, outOfFocus } from '../draw/looks.mjs';
import { filmed, walker } from '../draw/shot.mjs';
import { COLOURS } from './names.mjs';
import { alone, between, clips } from './recipe.mjs';

const CHROMA = ['vivid colour', 'muted colour'];
const TINTS = ['warm colours', 'cool colours'];
const LIGHT = ['dark scene', 'bright scene'];
const SPREAD = ['high contrast', 'low contrast'];
/** A camera held by a steady person looks almost like one on a tripod. */
const CALM = ['static shot', 'pan'];

/**
 * @param {string} kind
 * @param {number} count
 * @param {(random: () => number) => Partial<Parameters<typeof filmed>[0]>} look
 * @param {Partial<import('./recipe.mjs').Clip>} [rest]
 */
function looks(kind, count, look, rest) {
  return clips(
    kind,
    count,
    (random) => {
      const recipe = look(random);
      const shot = filmed({
        random,
        camera: handHeld(random),
        over: [walker(random)],
        ...recipe,
        open: [...CALM, ...(recipe.open ?? [])],
      });
      return alone(shot, 3);
    },
    rest,
  );
}

/** Hues in the middle of the range of each name. */
const HUES = /** @type {const} */ ({
  red: 0,
  orange: 32,
  yellow: 56,
  green: 115,
  cyan: 182,
  blue: 230,
  purple: 275,
  pink: 320,
  brown: 28,
});

export const LOOK_CLIPS = [
  ...looks('ordinary', 6, () => ({ place: {}, shows: [], open: [] })),
  ...looks('black and white', 4, (random) => ({
    over: [walker(random), monochrome()],
    noise: 0,
    shows: ['black and white'],
    open: CHROMA,
  })),
  ...looks('warm', 4, (random) => ({
    over: [walker(random), graded([between(random, 1.2, 1.4), 1, between(random, 0.5, 0.65)])],
    shows: ['warm colours'],
    open: [...COLOURS, ...CHROMA],
  })),
  ...looks('cool', 4, (random) => ({
    over: [walker(random), graded([between(random, 0.55, 0.7), 0.98, between(random, 1.25, 1.45)])],
    shows: ['cool colours'],
    open: [...COLOURS, ...CHROMA],
  })),
  ...looks('dark', 4, (random) => ({
    place: { luma: between(random, 0.08, 0.14), contrast: 0.07, chroma: 0.08 },
    shows: ['dark scene'],
    open: [...CHROMA, ...SPREAD, ...COLOURS, ...TINTS, 'soft picture'],
  })),
  ...looks('bright', 4, (random) => ({
    place: { luma: between(random, 0.72, 0.82), contrast: 0.07, chroma: 0.12 },
    shows: ['bright scene'],
    open: [...CHROMA, ...SPREAD, ...COLOURS, 'soft picture'],
  })),
  ...looks('high contrast', 4, (random) => ({
    place: { luma: 0.45, contrast: between(random, 0.38, 0.5) },
    shows: ['high contrast'],
    open: [...CHROMA, ...LIGHT, ...COLOURS],
  })),
  // Hard light in any place and with any lens.
  ...looks('hard light', 24, (random) => ({
    place: {
      luma: between(random, 0.35, 0.6),
      contrast: between(random, 0.38, 0.55),
      chroma: between(random, 0.05, 0.3),
    },
    noise: between(random, 0, 4),
    shows: ['high contrast'],
    open: [...CHROMA, ...LIGHT, ...COLOURS, ...TINTS, 'black and white', 'soft picture'],
  })),
  // The contrast of an everyday place, in dull and in fair weather.
  ...looks('soft light', 16, (random) => ({
    place: { luma: between(random, 0.3, 0.6), contrast: between(random, 0.12, 0.2) },
    noise: between(random, 0, 4),
    open: [...CHROMA, ...LIGHT, ...COLOURS, ...TINTS],
    absent: ['high contrast'],
  })),
  ...looks('low contrast', 4, (random) => ({
    place: { luma: 0.45, contrast: between(random, 0.03, 0.05), chroma: 0.08 },
    over: [],
    noise: 1,
    shows: ['low contrast'],
    open: [...CHROMA, ...COLOURS, 'soft picture'],
  })),
  ...looks('vivid', 4, (random) => ({
    place: { chroma: between(random, 0.55, 0.7), luma: 0.45 },
    shows: ['vivid colour'],
    open: [...COLOURS, ...TINTS, ...LIGHT],
  })),
  ...looks('muted', 4, (random) => ({
    place: { chroma: between(random, 0.045, 0.06) },
    shows: ['muted colour'],
    open: COLOURS,
  })),
  ...Object.entries(HUES).flatMap(([name, hue]) =>
    looks(`mostly ${name}`, ['red', 'brown'].includes(name) ? 4 : 2, (random) => ({
      place: {
        hue: hue + between(random, -3, 3),
        chroma: { orange: 0.6, red: 0.55, brown: 0.3 }[name] ?? 0.45,
        luma: { purple: 0.3, blue: 0.3, orange: 0.58, red: 0.3, brown: 0.28 }[name] ?? 0.5,
        contrast: 0.1,
      },
      shows: [`dominant ${name}`],
      open: [
        ...CHROMA,
        ...TINTS,
        ...LIGHT,
        ...SPREAD,
        'soft picture',
        'sharp picture',
        ...(name === 'pink' ? ['dominant purple'] : []),
      ],
    })),
  ),
  ...looks('mostly white', 4, () => ({
    place: { luma: 0.93, contrast: 0.05, chroma: 0.06 },
    shows: ['dominant white'],
    open: [...CHROMA, ...LIGHT, ...SPREAD, 'soft picture', 'sharp picture'],
  })),
  ...looks('mostly grey', 4, (random) => ({
    place: { luma: between(random, 0.4, 0.6), contrast: 0.07, chroma: 0.055 },
    shows: ['dominant grey'],
    open: [...CHROMA, ...LIGHT, ...SPREAD, 'soft picture', 'sharp picture'],
  })),
  ...looks('out of focus', 12, (random) => ({
    over: [walker(random), outOfFocus(between(random, 0.012, 0.025))],
    noise: 0.8,
    shows: ['soft picture'],
    open: ['muted colour', ...SPREAD],
    absent: ['sharp picture'],
  })),
  ...looks('grainy and out of focus', 6, (random) => ({
    over: [walker(random), outOfFocus(between(random, 0.012, 0.025))],
    noise: between(random, 2.5, 5),
    shows: ['soft picture'],
    open: ['muted colour', ...SPREAD],
    absent: ['sharp picture'],
  })),
  // Upscaled from few pixels: not sharp, and yet in focus.
  ...looks('blown up', 12, () => ({ noise: 1, open: ['soft picture'], absent: ['sharp picture'] }), {
    drawn: { width: 112, height: 64 },
    shape: { width: 640, height: 360 },
  }),
  ...looks(
    'in focus',
    20,
    () => ({
      place: { roughness: 0.7 },
      size: { width: 1440, height: 810 },
      noise: 1,
      shows: ['sharp picture'],
    }),
    {
      drawn: { width: 640, height: 360 },
      shape: { width: 640, height: 360 },
      format: 'h264-fine',
    },
  ),
];
