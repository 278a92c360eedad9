import { chance } from '../../media/chance.mjs';
import { between } from '../clips/recipe.mjs';
import { card } from '../draw/graphics.mjs';
import { BLACK, closeUps, drawn, filmedFrom, photographed, WIDE } from './places.mjs';

/**
 * @typedef {import('../real/material.mjs').Material} Material
 * @typedef {import('../draw/edit.mjs').Part} Part
 * @typedef {import('./places.mjs').Place} Place
 * @typedef {'speech' | 'music' | 'room' | 'none'} Sound
 * @typedef {{ startMs: number, endMs: number, kind: string, sound: Sound }} Stretch
 *
 * @typedef {object} Programme
 * @property {string} id
 * @property {'tuning' | 'held out'} half
 * @property {boolean} isPhotographed
 * @property {Part[]} parts
 * @property {Stretch[]} stretches of audio
 * @property {{ startMs: number, endMs: number }[]} borders of scenes; a black between two is one border
 */

const SCENES = 9;

/**
 * Scripted programmes with known scenes: dialogues in shot and reverse shot, scenes covered from all sides, montages,
 * scenes in one shot, and commercials between black frames.
 *
 * @param {'tuning' | 'held out'} half
 * @param {readonly Material[]} photographs of that half; none for drawn places
 * @param {number} seed
 * @returns {Programme}
 */
export function programme(half, photographs, seed) {
  const random = chance(seed);
  const places = photographs.length === 0 ? drawnPlaces(random) : photographedPlaces(photographs, random);
  /** @type {Part[]} */
  const parts = [];
  /** @type {Stretch[]} */
  const stretches = [];
  /** @type {Programme['borders']} */
  const borders = [];
  let nowMs = 0;
  /** @param {string} kind @param {Sound} sound @param {Part[]} shots */
  const add = (kind, sound, shots) => {
    const startMs = nowMs;
    for (const part of shots) {
      parts.push({ join: 'cut', ...part, seconds: Math.round(part.seconds * 12) / 12 });
      nowMs += (Math.round(part.seconds * 12) / 12) * 1000;
    }
    stretches.push({ startMs, endMs: nowMs, kind, sound });
  };
  const black = () => add('black', 'none', [{ shot: BLACK, seconds: between(random, 0.6, 2) }]);
  const kinds = ['dialogue', 'coverage', 'montage', 'single', 'dialogue', 'coverage', 'single', 'dialogue'];
  for (let scene = 0; scene < SCENES; scene += 1) {
    if (scene > 0) {
      const before = nowMs;
      const turn = random();
      if (scene === 4) {
        black();
        borders.push({ startMs: before, endMs: nowMs });
        add('commercial', 'music', montage(places, random, 3));
        const after = nowMs;
        black();
        borders.push({ startMs: after, endMs: nowMs });
      } else if (turn < 0.15) {
        Object.assign(parts.at(-1) ?? {}, { join: 'fade', joinSeconds: 0.7, blackSeconds: 0.3 });
        borders.push({ startMs: before - 150, endMs: before + 150 });
      } else {
        borders.push({ startMs: before, endMs: before });
        if (turn < 0.3) add('card', 'room', [{ shot: titleCard(random), seconds: 2 }]);
      }
    }
    const kind = kinds[Math.floor(random() * kinds.length)] ?? 'dialogue';
    if (kind === 'montage') add(kind, 'music', montage(places, random, 5 + Math.floor(random() * 4)));
    else {
      const sound = random() < 0.75 ? 'speech' : random() < 0.5 ? 'room' : 'music';
      add(kind, sound, inOnePlace(kind, places(), random));
    }
  }
  delete parts.at(-1)?.join;
  const name = photographs.length === 0 ? 'drawn' : 'photographed';
  const id = `scenes ${name} ${half} ${String(seed)}`;
  return { id, half, isPhotographed: photographs.length > 0, parts, stretches, borders };
}

/** @param {string} kind @param {Place} place @param {() => number} random @returns {Part[]} */
function inOnePlace(kind, place, random) {
  /** @param {import('./places.mjs').Position} position @param {number} shortest @param {number} longest */
  const from = (position, shortest, longest) => ({
    shot: filmedFrom(place, position, random),
    seconds: between(random, shortest, longest),
  });
  if (kind === 'single') return [from(WIDE, 7, 13)];
  const count = kind === 'dialogue' ? 2 : 3;
  const positions = closeUps(random, count);
  if (kind === 'dialogue') {
    const turns = 5 + Math.floor(random() * 4);
    return Array.from({ length: turns }, (_, turn) => from(positions[turn % 2] ?? WIDE, 1.5, 4));
  }
  // Wide, then closer from all sides, then wide again.
  return [from(WIDE, 2, 4), ...positions.map((position) => from(position, 1.5, 3.5)), from(WIDE, 2, 3)];
}

/** @param {() => Place} places @param {() => number} random @param {number} count @returns {Part[]} */
function montage(places, random, count) {
  return Array.from({ length: count }, () => ({
    shot: filmedFrom(places(), { ...WIDE, wide: between(random, 0.6, 0.95) }, random),
    seconds: between(random, 0.9, 2),
  }));
}

/** @param {() => number} random @returns {import('../draw/shot.mjs').Shot} */
function titleCard(random) {
  const paint = card(random, [20, 24, 40], [235, 235, 235]);
  return { shows: [], open: [], paint };
}

/** @param {() => number} random @returns {() => Place} */
function drawnPlaces(random) {
  return () => drawn(Math.floor(random() * 2 ** 31), random);
}

/** Each photograph once. @type {(photographs: readonly Material[], random: () => number) => () => Place} */
function photographedPlaces(photographs, random) {
  const order = photographs
    .map((file) => ({ file, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ file }) => file);
  let next = 0;
  return () => {
    const file = order[next % order.length];
    next += 1;
    if (file === undefined) throw new Error('There are no photographs.');
    return photographed(file.file);
  };
}
