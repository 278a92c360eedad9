import { chance } from '../../sample/draw/chance.mjs';

/**
 * @typedef {import('../draw/edit.mjs').Part} Part
 * @typedef {import('../video/codecs.mjs').FormatName} FormatName
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

const WIDE = { width: 256, height: 144 };
const SHAPES = /** @type {const} */ ([
  [WIDE, { width: 640, height: 360 }],
  [WIDE, { width: 426, height: 240 }],
  [
    { width: 200, height: 150 },
    { width: 320, height: 240 },
  ],
  [WIDE, { width: 480, height: 270 }],
  [WIDE, { width: 320, height: 180 }],
  [WIDE, { width: 854, height: 480 }],
  [
    { width: 144, height: 256 },
    { width: 360, height: 640 },
  ],
]);
const RATES = /** @type {const} */ ([
  { num: 25, den: 1 },
  { num: 24, den: 1 },
  { num: 30_000, den: 1001 },
  { num: 25, den: 1 },
  { num: 15, den: 1 },
  { num: 30, den: 1 },
  { num: 25, den: 1 },
  { num: 50, den: 1 },
]);
const FORMATS = /** @type {readonly FormatName[]} */ ([
  'h264',
  'h264-poor',
  'vp9',
  'mpeg4',
  'h264-ts',
  'h265',
  'h264-fine',
  'vp8',
  'h264',
  'h265-10',
  'mpeg2',
  'h264-poor',
  'vp9',
  'h264-ts',
  'av1',
]);

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
    const [drawn, shape] = SHAPES[turn % SHAPES.length] ?? SHAPES[0];
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
      rate: RATES[(turn + index * 3) % RATES.length] ?? RATES[0],
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
