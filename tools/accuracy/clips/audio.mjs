import { handHeld } from '../draw/camera.mjs';
import { filmed } from '../draw/shot.mjs';
import { applause, band, hiss, ownChance, sine, soloist, strings } from '../../sound/sources.mjs';
import { toLevel } from '../../sound/filters.mjs';
import { music } from '../../sound/music.mjs';
import { crowd, engine, wind } from '../../sound/places.mjs';
import { voice } from '../../sound/voice.mjs';
import { between, clips } from './recipe.mjs';

/** @typedef {import('../../sound/sources.mjs').Source} Source */

/** The frames of these clips are not judged. */
const ALL_VISUAL = ['*visual'];
const SECONDS = 4;
/**
 * The synthetic voice holds its notes like a singer, and the model that recognizes music takes it for music. Speech
 * without music is judged on recordings.
 */
const SINGING = ['music'];
/** Decided by the samples: present from -0.3 dBFS, absent below -3.5 dBFS, undecided in between. */
const PEAK = 'high true peak';

/**
 * Clips with one kind of sound throughout.
 *
 * @param {string} kind
 * @param {number} count
 * @param {(random: () => number, index: number) => Source} sourceOf
 * @param {{ db?: [number, number], shows: string[], open?: string[], bedDb?: number, clip?: number }} what the level in
 *   dBFS (RMS), what can be heard, and the level of the room noise under it
 */
function audio(kind, count, sourceOf, { db = [-26, -18], shows, open = [], bedDb, clip = 0.9 }) {
  return clips(
    kind,
    count,
    (random, index) => {
      const sampleRate = index % 3 === 0 ? 44_100 : 48_000;
      const own = ownChance(random);
      const samples = toLevel(sourceOf(own, index)(SECONDS, sampleRate, own), between(random, ...db));
      const bed = bedDb === undefined ? undefined : toLevel(hiss(0.6)(SECONDS, sampleRate, own), bedDb);
      const mixed = samples.map((sample, at) => Math.max(-clip, Math.min(clip, sample + (bed?.[at] ?? 0))));
      const shot = filmed({ random, camera: handHeld(random), size: { width: 320, height: 180 } });
      const peak = mixed.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      return {
        parts: [{ shot: { ...shot, open: ALL_VISUAL }, seconds: SECONDS }],
        audio: {
          samples: mixed,
          sampleRate,
          channels: index % 2 === 0 ? 2 : 1,
          labels: [
            {
              startMs: 0,
              endMs: SECONDS * 1000,
              shows: peak > 0.966 ? [...shows, PEAK] : shows,
              open: peak > 0.668 && peak <= 0.966 ? [...open, PEAK] : open,
            },
          ],
        },
      };
    },
    { drawn: { width: 160, height: 90 }, shape: { width: 160, height: 90 }, rate: { num: 12, den: 1 } },
  );
}

/** A speaker with a high or low voice, fast or slow. @param {() => number} random @returns {Source} */
function speaker(random) {
  const how = {
    seed: Math.floor(random() * 1e6),
    pitchHz: between(random, 85, 260),
    syllablesPerSecond: between(random, 3.5, 6.5),
  };
  return (seconds, sampleRate) => voice(seconds, sampleRate, how);
}

/** @param {() => number} random @param {number} index @returns {Source} */
function tune(random, index) {
  if (index % 8 < 2)
    return (seconds, sampleRate) =>
      music(seconds, sampleRate, {
        beatsPerMinute: between(random, 70, 140),
        transpose: Math.floor(random() * 10) - 5,
      });
  return [band, strings, soloist][Math.floor(index / 2) % 3] ?? band;
}

/**
 * Two sounds at once, the second `belowDb` dB below the first.
 * @type {(first: Source, second: Source, belowDb: number) => Source}
 */
function over(first, second, belowDb) {
  return (seconds, sampleRate, random) => {
    const front = toLevel(first(seconds, sampleRate, random), -20);
    const back = toLevel(second(seconds, sampleRate, random), -20 - belowDb);
    return front.map((sample, at) => sample + (back[at] ?? 0));
  };
}

export const AUDIO_CLIPS = [
  ...audio(
    'digital silence',
    2,
    () => (seconds, sampleRate) => new Float32Array(Math.round(seconds * sampleRate)),
    { shows: ['silence'] },
  ),
  ...audio('an empty room', 2, () => hiss(0.5), { db: [-80, -74], shows: ['silence'], open: ['noise'] }),
  ...audio('a quiet room', 4, () => hiss(0.7), {
    db: [-55, -48],
    shows: [],
    open: ['quiet', 'noise', 'silence'],
  }),
  ...audio('tones', 6, (random) => sine(between(random, 220, 3800)), {
    db: [-24, -16],
    shows: ['tone'],
    open: ['loud', 'music'],
  }),
  ...audio('tones in a room', 4, (random) => sine(between(random, 300, 2000)), {
    db: [-22, -18],
    bedDb: -46,
    shows: ['tone'],
    open: ['loud', 'music'],
  }),
  ...audio('speech', 10, speaker, { shows: ['speech'], open: SINGING, bedDb: -60 }),
  ...audio('speech in a room', 6, speaker, { db: [-24, -18], shows: ['speech'], open: SINGING, bedDb: -40 }),
  ...audio('soft speech', 4, speaker, { db: [-46, -43], shows: ['quiet'], open: ['speech', ...SINGING] }),
  ...audio('music', 12, tune, { shows: ['music'] }),
  ...audio('soft music', 4, tune, { db: [-46, -43], shows: ['quiet'], open: ['music'] }),
  ...audio('speech over music', 4, (random, index) => over(speaker(random), tune(random, index), 8), {
    shows: [],
    open: ['speech', 'music'],
  }),
  ...audio('applause', 8, () => applause, { db: [-26, -16], shows: ['applause-like noise'], open: ['loud'] }),
  ...audio('a crowd', 2, () => (seconds, sampleRate) => crowd(seconds, sampleRate, 1), {
    shows: [],
    open: ['applause-like noise'],
  }),
  ...audio('wind', 2, () => wind, { shows: [], open: ['applause-like noise'] }),
  ...audio('an engine', 2, () => engine, { shows: [], open: ['music'] }),
  ...audio('rumble', 2, () => hiss(0.97), { shows: [] }),
  ...audio('loud speech', 4, speaker, {
    db: [-11, -8],
    shows: ['loud'],
    open: ['speech', ...SINGING],
    clip: 0.999,
  }),
  ...audio('loud music', 4, (random, index) => tune(random, index * 2 + 4), {
    db: [-9, -6],
    shows: ['loud'],
    open: ['music'],
    clip: 0.999,
  }),
  ...audio('limited', 4, speaker, { db: [-22, -18], shows: [], open: ['speech', ...SINGING], clip: 0.35 }),
];
