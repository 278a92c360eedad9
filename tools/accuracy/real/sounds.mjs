import { chance } from '../../media/chance.mjs';
import { excerpt, inRoom, levelOf, limited, noise, run, SEGMENT_SECONDS, shuffled, toLevel } from './mix.mjs';

/**
 * @typedef {import('./material.mjs').Material} Material
 *
 * @typedef {object} Segment
 * @property {string} kind the row in which it counts, such as `speech over music at -6 dB`
 * @property {string} source
 * @property {readonly string[]} shows concepts that are present throughout
 * @property {readonly string[]} open undecided concepts
 * @property {(sampleRate: number, random: () => number) => Float32Array} make
 *
 * @typedef {object} Recording composed of segments
 * @property {string} id
 * @property {'tuning' | 'held out'} half
 * @property {readonly Segment[]} segments
 * @property {number} seed
 */

const SEGMENTS_IN_RECORDING = 8;
/** Packages of letters and syllables. */
const SYLLABLES = ['klettres-data', 'gcin-voice'];
/** Speech with pauses and without, in a room and in a studio: without noise in pauses, its vowels look like held notes. */
const MANNERS = /** @type {const} */ ([
  { pauseSeconds: 0.3, isInRoom: true },
  { pauseSeconds: 0, isInRoom: false },
  { pauseSeconds: 0.1, isInRoom: false },
  { pauseSeconds: 0, isInRoom: true },
]);
/** Level of the music below the speech, in dB. */
const BELOW_DB = [10, 6, 0];

/**
 * The recordings of one half: each kind of sound alone, and speech over music and over noise.
 *
 * @param {readonly Material[]} material of that half
 * @param {'tuning' | 'held out'} half
 * @param {number} [round] another round uses other excerpts
 * @returns {Recording[]}
 */
export function recordingsOf(material, half, round = 0) {
  const random = chance(round * 100 + (half === 'tuning' ? 11 : 12));
  const speakers = bySource(material, 'speech');
  const pieces = material.filter(({ kind }) => kind === 'music');
  const effects = bySource(material, 'effect');
  const spoken = speakers
    .flatMap((files) =>
      Array.from({ length: Math.max(2, Math.min(4, Math.floor(files.length / 14))) }, () => files),
    )
    .map((files, index) => speech(files, MANNERS[index % MANNERS.length] ?? MANNERS[0]));
  const played = pieces.map((piece) => music(piece));
  // Single letters and syllables over music do not count as speech.
  const talkers = speakers.filter((files) => !SYLLABLES.includes(files[0]?.package ?? ''));
  const mixed = Array.from({ length: 36 }, (_, index) =>
    over(pick(talkers, random), pick(pieces, random), BELOW_DB[index % BELOW_DB.length] ?? 0),
  );
  const noisy = Array.from({ length: 8 }, () => amid(pick(talkers, random), pick(effects, random)));
  const noises = effects.flatMap((files) =>
    Array.from({ length: Math.max(1, Math.min(5, Math.round(files.length / 12))) }, () => effect(files)),
  );
  const applause = bySource(material, 'applause').map((files) => clapping(files));
  const segments = shuffled(
    [...spoken, ...played, ...mixed, ...noisy, ...noises, ...applause, ...plain(random)],
    random,
  );
  const count = Math.ceil(segments.length / SEGMENTS_IN_RECORDING);
  return Array.from({ length: count }, (_, index) => ({
    id: `recording ${half} ${String(index + 1)}`,
    half,
    segments: segments.slice(index * SEGMENTS_IN_RECORDING, (index + 1) * SEGMENTS_IN_RECORDING),
    seed: index + round * 10_000 + (half === 'tuning' ? 1000 : 2000),
  }));
}

/**
 * @param {Recording} recording
 * @param {number} sampleRate in Hz
 * @returns {Float32Array}
 */
export function compose({ segments, seed }, sampleRate) {
  const random = chance(seed);
  const length = Math.round(SEGMENT_SECONDS * sampleRate);
  const samples = new Float32Array(segments.length * length);
  segments.forEach((segment, index) => {
    samples.set(segment.make(sampleRate, random).subarray(0, length), index * length);
  });
  return samples;
}

/** The labels of a recording, segment by segment. @param {Recording} recording */
export function labelsOf({ segments }) {
  return segments.map(({ kind, source, shows, open }, index) => ({
    startMs: index * SEGMENT_SECONDS * 1000,
    endMs: (index + 1) * SEGMENT_SECONDS * 1000,
    ...{ kind, source, shows, open },
  }));
}

/** @param {readonly Material[]} files @param {typeof MANNERS[number]} manner @returns {Segment} */
function speech(files, { pauseSeconds, isInRoom }) {
  return {
    ...{ kind: 'speech', source: files[0]?.source ?? '', shows: ['speech'], open: ['silence'] },
    make: (sampleRate, random) => {
      const words = toLevel(run(files, sampleRate, random, pauseSeconds), levelOf(random));
      return isInRoom ? inRoom(words, random) : words;
    },
  };
}

/** @param {Material} piece @returns {Segment} */
function music(piece) {
  return {
    ...{ kind: 'music', source: piece.source, shows: ['music'], open: ['tone'] },
    make: (sampleRate, random) => toLevel(excerpt(piece, sampleRate, random), levelOf(random)),
  };
}

/** @param {readonly Material[]} files @param {Material} piece @param {number} belowDb @returns {Segment} */
function over(files, piece, belowDb) {
  return {
    kind: `speech over music at -${String(belowDb)} dB`,
    source: `${files[0]?.source ?? ''} / ${piece.source}`,
    shows: ['speech', 'music'],
    open: ['silence'],
    make: (sampleRate, random) => {
      const level = levelOf(random);
      const front = toLevel(run(files, sampleRate, random, 0.2), level);
      const back = toLevel(excerpt(piece, sampleRate, random), level - belowDb);
      return front.map((sample, at) => limited(sample + (back[at % back.length] ?? 0)));
    },
  };
}

/**
 * Speech with effects 12 dB below it.
 * @type {(files: readonly Material[], others: readonly Material[]) => Segment}
 */
function amid(files, others) {
  return {
    kind: 'speech over effects',
    source: `${files[0]?.source ?? ''} / ${others[0]?.source ?? ''}`,
    shows: ['speech'],
    open: ['silence', APPLAUSE],
    make: (sampleRate, random) => {
      const level = levelOf(random);
      const front = toLevel(run(files, sampleRate, random, 0.2), level);
      const back = toLevel(run(others, sampleRate, random, 0.1), level - 12);
      return front.map((sample, at) => limited(sample + (back[at] ?? 0)));
    },
  };
}

const APPLAUSE = 'applause-like noise';

/** @param {readonly Material[]} files @returns {Segment} */
function effect(files) {
  return {
    ...{ kind: 'effects', source: files[0]?.source ?? '', shows: [], open: ['silence', APPLAUSE, 'tone'] },
    make: (sampleRate, random) =>
      inRoom(toLevel(run(files, sampleRate, random, 0.15), levelOf(random)), random),
  };
}

/** @param {readonly Material[]} files @returns {Segment} */
function clapping(files) {
  return {
    ...{ kind: 'applause', source: files[0]?.source ?? '', shows: [APPLAUSE], open: ['speech', 'music'] },
    make: (sampleRate, random) => toLevel(run(files, sampleRate, random, 0), levelOf(random)),
  };
}

/** Segments that need no recording: silence, tones and noise. @param {() => number} random @returns {Segment[]} */
function plain(random) {
  const frequencies = Array.from({ length: 4 }, () => 250 + random() * 2500);
  return [
    ...frequencies.map((hz) => ({
      ...{ kind: 'tone', source: 'synthetic', shows: ['tone'], open: ['music'] },
      make: (/** @type {number} */ rate) =>
        Float32Array.from(
          { length: Math.round(SEGMENT_SECONDS * rate) },
          (_, at) => 0.1 * Math.sin((2 * Math.PI * hz * at) / rate),
        ),
    })),
    ...[-90, -80, -74].map((db) => ({
      ...{ kind: 'silence', source: 'synthetic', shows: ['silence'], open: [] },
      make: (/** @type {number} */ rate, /** @type {() => number} */ chances) =>
        noise(rate, chances, 0.5, db),
    })),
    ...[0, 0.5, 0.9, 0.97].map((softness) => ({
      ...{ kind: 'noise', source: 'synthetic', shows: [], open: [APPLAUSE] },
      make: (/** @type {number} */ rate, /** @type {() => number} */ chances) =>
        noise(rate, chances, softness, -22),
    })),
  ];
}

/** @param {readonly Material[]} material @param {string} kind @returns {Material[][]} */
function bySource(material, kind) {
  /** @type {Map<string, Material[]>} */
  const sources = new Map();
  for (const file of material) {
    if (file.kind === kind) sources.set(file.source, [...(sources.get(file.source) ?? []), file]);
  }
  return [...sources.values()];
}

/** @template T @param {readonly T[]} list @param {() => number} random @returns {T} */
function pick(list, random) {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new Error('There is nothing to choose from.');
  return chosen;
}
