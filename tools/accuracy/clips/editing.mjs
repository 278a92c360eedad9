import { handHeld, panning, racing, tripod, zooming } from '../draw/camera.mjs';
import { filmed, flashes, walker } from '../draw/shot.mjs';
import { alone, between, clips } from './recipe.mjs';

/**
 * @typedef {import('../draw/edit.mjs').Part} Part
 * @typedef {import('../draw/edit.mjs').Join} Join
 */

/**
 * An everyday shot. Its motion is labelled only where it is certain.
 * @param {() => number} random
 * @param {{ width: number, height: number }} [size]
 */
export function everyday(random, size) {
  const kind = Math.floor(random() * 5);
  const noise = between(random, 0.5, 4);
  const place = {
    luma: between(random, 0.3, 0.5),
    contrast: between(random, 0.13, 0.2),
    chroma: between(random, 0.12, 0.22),
  };
  const shared = { random, place, noise, ...(size === undefined ? {} : { size }) };
  // The light of these places varies on purpose, close to the thresholds of the light concepts.
  const open = [
    'dark scene',
    'bright scene',
    'muted colour',
    'vivid colour',
    'low contrast',
    'high contrast',
    'warm colours',
    'cool colours',
    'dominant black',
    'dominant white',
  ];
  if (kind === 0)
    return filmed({
      ...shared,
      camera: tripod(random),
      over: [walker(random)],
      shows: ['static shot'],
      open,
    });
  if (kind === 1)
    return filmed({
      ...shared,
      camera: panning(random, { speed: between(random, 0.1, 0.3) }),
      shows: ['pan'],
      open,
    });
  if (kind === 2)
    return filmed({
      ...shared,
      camera: zooming(random, between(random, -0.15, 0.15)),
      open: [...open, 'static shot'],
    });
  if (kind === 3)
    return filmed({ ...shared, camera: handHeld(random, 2), over: [walker(random)], open: [...open, 'pan'] });
  return filmed({ ...shared, camera: handHeld(random), open: [...open, 'pan', 'static shot'] });
}

/**
 * Shots one after another, with the same join between all of them, or with cuts in turn.
 *
 * @param {() => number} random
 * @param {number} count of shots
 * @param {{ join: Join, seconds: [number, number], joinSeconds: [number, number], blackSeconds?: number }} how
 * @returns {Part[]}
 */
function edited(random, count, { join, seconds, joinSeconds, blackSeconds }) {
  return Array.from({ length: count }, (_, index) => {
    const part = { shot: everyday(random), seconds: between(random, ...seconds) };
    if (index === count - 1) return part;
    if (join !== 'cut' && index % 3 === 2) return { ...part, join: /** @type {const} */ ('cut') };
    return {
      ...part,
      join,
      joinSeconds: between(random, ...joinSeconds),
      ...(blackSeconds === undefined ? {} : { blackSeconds }),
    };
  });
}

/** The effects of flashes and wild motion on a frame are not labelled. */
const WILD = [
  'fast motion',
  'pan',
  'static shot',
  'bright scene',
  'dark scene',
  'high contrast',
  'low contrast',
  'vivid colour',
  'muted colour',
  'dominant white',
  'dominant black',
  'soft picture',
  'flashing',
  'warm colours',
  'cool colours',
];

export const EDITING_CLIPS = [
  ...clips('cuts', 16, (random) => ({
    parts: edited(random, 5, { join: 'cut', seconds: [0.6, 1.6], joinSeconds: [0, 0] }),
  })),
  ...clips('dissolves', 16, (random) => ({
    parts: edited(random, 4, { join: 'dissolve', seconds: [1.8, 2.4], joinSeconds: [0.5, 1.5] }),
  })),
  ...clips('fades', 12, (random, index) => ({
    parts: edited(random, 3, {
      join: 'fade',
      seconds: [2.6, 3.4],
      joinSeconds: [0.4, 1.1],
      blackSeconds: index % 3 === 0 ? 1.2 : 0.2,
    }),
  })),
  ...restless('photo flashes', 8, (random) => ({
    camera: handHeld(random),
    open: WILD,
    over: [walker(random), flashes([2.6, 3.9, 4.1, 5.2], between(random, 0.03, 0.12))],
  })),
  ...restless('fast pans', 8, (random) => ({
    camera: panning(random, { speed: between(random, 0.6, 2.2) }),
    open: without('static shot'),
  })),
  ...restless('shaky hands', 8, (random) => ({
    camera: handHeld(random, between(random, 1.5, 4)),
    noise: 3,
    open: without('static shot'),
    over: random() < 0.5 ? [walker(random)] : [],
  })),
  ...restless('races', 6, (random) => ({
    camera: racing(random),
    shows: ['fast motion'],
    open: without('fast motion'),
  })),
  ...restless('zooms', 4, (random) => ({
    camera: zooming(random, between(random, 0.1, 0.3)),
    open: WILD,
  })),
];

/** @param {string} name */
function without(name) {
  return WILD.filter((other) => other !== name);
}

/**
 * Clips that only seem to have cuts.
 *
 * @param {string} kind
 * @param {number} count
 * @param {(random: () => number) => Omit<Parameters<typeof filmed>[0], 'random'>} shot
 */
function restless(kind, count, shot) {
  return clips(kind, count, (random) => alone(filmed({ random, ...shot(random) }), 4), {
    isWithoutCut: true,
  });
}
