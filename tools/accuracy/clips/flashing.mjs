import { handHeld } from '../draw/camera.mjs';
import { filmed, stageLight, strobe } from '../draw/shot.mjs';
import { everyday } from './editing.mjs';
import { LIGHT_LOOKS } from './names.mjs';
import { between, clips } from './recipe.mjs';

/** The effects of changing light on a frame are not labelled. */
const OPEN = [...LIGHT_LOOKS, 'static shot', 'pan', 'fast motion'];

/** Lights of the same luma, so that only colour changes; each 0 to 255. */
const RED = /** @type {const} */ ([230, 0, 0]);
const GREY = /** @type {const} */ ([49, 49, 49]);
const GREEN = /** @type {const} */ ([0, 60, 0]);
const BLUE = /** @type {const} */ ([40, 30, 180]);

/**
 * An everyday shot, followed by one under a light.
 *
 * @param {string} kind
 * @param {number} count
 * @param {(random: () => number) => import('../draw/graphics.mjs').Painter} light
 * @param {readonly string[]} shows
 */
function lit(kind, count, light, shows) {
  return clips(kind, count, (random) => ({
    parts: [
      { shot: everyday(random), seconds: 2, join: 'cut' },
      {
        shot: filmed({ random, camera: handHeld(random), over: [light(random)], shows, open: OPEN }),
        seconds: 4,
      },
    ],
  }));
}

/** Risky flashing by ITU-R BT.1702, and changing lights without that risk. */
export const FLASHING_CLIPS = [
  ...lit('strobes', 6, (random) => strobe(between(random, 4.5, 9)), ['flashing']),
  ...lit(
    'swelling lights',
    4,
    (random) => stageLight(between(random, 4.5, 5.5), [215, 215, 215], [12, 12, 12]),
    ['flashing'],
  ),
  ...lit('red lights', 8, (random) => stageLight(between(random, 4.5, 5.5), RED, GREY), ['flashing']),
  ...lit('slow red lights', 4, (random) => stageLight(between(random, 0.5, 2), RED, GREY), []),
  ...lit('green and blue lights', 4, (random) => stageLight(between(random, 4.5, 5.5), GREEN, BLUE), []),
];
