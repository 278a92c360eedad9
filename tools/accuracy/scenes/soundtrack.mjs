import { chance } from '../../media/chance.mjs';
import { decodeAudio } from '../../media/decode.mjs';

/** @typedef {import('../real/material.mjs').Material} Material */

/** Levels of room noise, also under speech, and of speech and music. RMS, 1 is full scale. */
const LEVELS = { room: 0.006, speech: 0.09, music: 0.12 };

/**
 * The audio of a programme: one speaker or one piece of music for each stretch.
 *
 * @param {readonly import('./programmes.mjs').Stretch[]} stretches
 * @param {readonly Material[]} material of the programme's half
 * @param {number} seed
 * @param {number} rate in Hz
 */
export function soundtrack(stretches, material, seed, rate) {
  const random = chance(seed + 1);
  const samples = new Float32Array(Math.round(((stretches.at(-1)?.endMs ?? 0) / 1000) * rate));
  for (const { startMs, endMs, sound } of stretches) {
    const [from, end] = [startMs, endMs].map((ms) => Math.round((ms / 1000) * rate));
    const part = samples.subarray(from, end);
    if (sound === 'none') continue;
    addRoom(part, random);
    if (sound !== 'room') addRecordings(part, choose(material, sound, random), sound, rate);
  }
  return samples;
}

/** @param {Float32Array} part @param {() => number} random */
function addRoom(part, random) {
  const softness = 0.5 + 0.45 * random();
  let before = 0;
  for (let at = 0; at < part.length; at += 1) {
    before = softness * before + (1 - softness) * (random() * 2 - 1);
    part[at] = (part[at] ?? 0) + before * LEVELS.room * 4;
  }
}

/** All recordings of one speaker, or one piece. @param {readonly Material[]} material @param {'speech' | 'music'} kind @param {() => number} random */
function choose(material, kind, random) {
  const all = material.filter((file) => file.kind === kind);
  const one = all[Math.floor(random() * all.length)];
  return kind === 'music' ? [one] : all.filter(({ source }) => source === one?.source);
}

/** @param {Float32Array} part @param {readonly (Material | undefined)[]} files @param {'speech' | 'music'} kind @param {number} rate */
function addRecordings(part, files, kind, rate) {
  let at = 0;
  for (let next = 0; at < part.length && next < 200; next += 1) {
    const file = files[next % files.length];
    if (file === undefined) return;
    const whole = decodeAudio(file.file, rate, 60);
    const recording = whole.subarray(whole.length > 40 * rate ? 12 * rate : 0);
    const rms = Math.sqrt(
      recording.reduce((sum, value) => sum + value * value, 0) / Math.max(1, recording.length),
    );
    const gain = LEVELS[kind] / Math.max(rms, 1e-4);
    for (let from = 0; from < recording.length && at < part.length; from += 1, at += 1)
      part[at] = Math.max(-1, Math.min(1, (part[at] ?? 0) + (recording[from] ?? 0) * gain));
    if (kind === 'speech') at += Math.round(0.25 * rate);
  }
}
