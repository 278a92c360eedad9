import { chance } from '../../media/chance.mjs';

/**
 * @typedef {import('../draw/edit.mjs').Part} Part
 * @typedef {import('../../media/codecs.mjs').FormatName} FormatName
 * @typedef {{ startMs: number, endMs: number, shows: readonly string[], open: readonly string[] }} SoundLabel
 *
 * @typedef {object} Clip one video of the set, created on demand
 * @property {string} id
 * @property {'tuning' | 'held out'} half
 * @property {'full' | 'sampled'} plan how the engine is to measure it
 * @property {boolean} isWithoutCut it contains only what is easily mistaken for cuts: flashes, fast pans, hand-held
 *   motion
 * @property {FormatName} format
 * @property {{ width: number, height: number }} drawn
 * @property {{ width: number, height: number }} shape
 * @property {{ num: number, den: number }} rate
 * @property {number} groupLength
 * @property {string} [key] identifies its source material; without it, some of its frames and its audio do
 * @property {() => { parts: Part[], audio?: { samples: Float32Array, sampleRate: number, channels: 1 | 2, labels: SoundLabel[] } }} make
 */

/** Sizes in which frames are drawn and encoded, as width x height. */
const SHAPES = [
  ...['256x144 640x360', '256x144 426x240', '200x150 320x240', '256x144 480x270', '256x144 320x180'],
  ...['256x144 854x480', '144x256 360x640'],
].map((sizes) => sizes.split(' ').map(sizeOf));
/** Frames per second. */
const RATES = [
  [25, 1],
  [24, 1],
  [30_000, 1001],
  [25, 1],
  [15, 1],
  [30, 1],
  [25, 1],
  [50, 1],
];
const FORMATS = /** @type {readonly FormatName[]} */ ([
  ...['h264', 'h264-poor', 'vp9', 'mpeg4', 'h264-ts', 'h265', 'h264-fine', 'vp8', 'h264', 'h265-10', 'mpeg2'],
  ...['h264-poor', 'vp9', 'h264-ts', 'av1'],
]);

/** @param {string} size */
function sizeOf(size) {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}

/**
 * Change this seed when the held-out clips have been used to improve the engine: the clips are then redrawn and unseen
 * again.
 */
const HELD_OUT_SEED = ' 2026-11-24';

/**
 * Makes clips of one kind. Those with odd numbers are for tuning, those with even numbers are held out. Encoders,
 * shapes and frame rates alternate, so that each kind has many of them in both halves.
 *
 * @param {string} kind
 * @param {number} count
 * @param {(random: () => number, index: number) => ReturnType<Clip['make']>} make
 * @param {Partial<Clip>} [rest]
 * @returns {Clip[]}
 */
export function clips(kind, count, make, rest = {}) {
  return Array.from({ length: count }, (_, index) => {
    const turn = Math.floor(index / 2) + kind.length * 3 + (index % 2) * 4;
    const [drawn = sizeOf(''), shape = drawn] = SHAPES[turn % SHAPES.length] ?? [];
    const [num = 25, den = 1] = RATES[(turn + index * 3) % RATES.length] ?? [];
    const half = index % 2 === 0 ? 'tuning' : 'held out';
    // The seed depends on the name, so a clip with another name is another clip.
    const seed = seedOf(`${kind} ${String(index)}${half === 'held out' ? HELD_OUT_SEED : ''}`);
    return {
      id: `${kind} ${String(index + 1)}`,
      half,
      plan: 'full',
      isWithoutCut: false,
      format: FORMATS[(turn * 5 + index) % FORMATS.length] ?? 'h264',
      drawn,
      shape,
      rate: { num, den },
      groupLength: [250, 50, 25, 120][turn % 4] ?? 250,
      make: () => make(chance(seed), index),
      ...rest,
    };
  });
}

/** A number between two. @param {() => number} random @param {number} from @param {number} to */
export function between(random, from, to) {
  return from + (to - from) * random();
}

/** A separate seed for each name (FNV-1a). @param {string} name */
function seedOf(name) {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}

/** A clip of one shot. @param {import('../draw/shot.mjs').Shot} shot @param {number} seconds */
export function alone(shot, seconds) {
  return { parts: [{ shot, seconds }] };
}
