import { handHeld, panning, tripod, zooming } from '../draw/camera.mjs';
import { bars, card, lowerThird, subtitles, ticker } from '../draw/graphics.mjs';
import { colourBars } from '../draw/looks.mjs';
import { filmed, walker } from '../draw/shot.mjs';
import { everyday } from './editing.mjs';
import { LOOKS } from './names.mjs';
import { alone, between, clips } from './recipe.mjs';

/** @typedef {import('../draw/shot.mjs').Shot} Shot */

const CALM = ['static shot', 'pan'];

/** A drawn, still shot. @param {Shot['paint']} paint @param {string[]} shows @param {string[]} open @returns {Shot} */
function drawn(paint, shows, open) {
  return { paint, shows, open: open.filter((name) => !shows.includes(name)) };
}

/** A filmed frame that is then frozen to the last pixel. @type {(random: () => number, shows: string[]) => Shot} */
function frozen(random, shows) {
  const shot = filmed({ random, camera: tripod(random), noise: 0, over: [] });
  return { paint: (frame) => shot.paint(frame, 0), shows, open: [...shot.open, 'static shot'] };
}

/** Background and text of cards, each 0 to 255. */
const INKS = /** @type {const} */ ([
  { ground: [8, 8, 8], ink: [235, 235, 235] },
  { ground: [235, 235, 235], ink: [20, 20, 20] },
  { ground: [20, 40, 110], ink: [240, 240, 240] },
  { ground: [120, 20, 30], ink: [245, 230, 200] },
  { ground: [60, 60, 64], ink: [240, 220, 60] },
]);

/** Letters need more pixels than faces. */
const FINE = {
  drawn: { width: 426, height: 240 },
  shape: { width: 640, height: 360 },
  rate: { num: 25, den: 1 },
};

export const THING_CLIPS = [
  ...clips('black', 4, (random) => ({
    parts: [
      { shot: everyday(random), seconds: 2, join: 'cut' },
      {
        shot: drawn(
          ({ rgb }) => rgb.fill(Math.floor(random() * 6)),
          ['black frame'],
          [...LOOKS, 'freeze frame', 'static shot'],
        ),
        seconds: 3,
        join: 'cut',
      },
      { shot: everyday(random), seconds: 2 },
    ],
  })),
  ...clips('frozen', 16, (random) => ({
    parts: [
      { shot: everyday(random), seconds: 2, join: 'cut' },
      { shot: frozen(random, ['freeze frame']), seconds: 4 },
    ],
  })),
  ...clips('bars', 6, (random, index) => ({
    parts: [
      {
        shot: drawn(
          colourBars({
            count: index % 2 ? 7 : 8,
            hasFoot: index % 3 === 0,
            level: index % 4 < 2 ? 191 : 255,
          }),
          ['test pattern'],
          [...LOOKS, 'freeze frame', 'static shot'],
        ),
        seconds: 3,
        join: 'cut',
      },
      { shot: everyday(random), seconds: 2 },
    ],
  })),
  ...clips(
    'cards',
    8,
    (random, index) => {
      const { ground, ink } = INKS[Math.floor(index / 2) % INKS.length] ?? INKS[0];
      return {
        parts: [
          {
            shot: drawn(
              card(random, ground, ink),
              ['title card'],
              [...LOOKS, 'freeze frame', 'static shot', 'text overlay'],
            ),
            seconds: 3,
            join: 'cut',
          },
          { shot: everyday(random), seconds: 2 },
        ],
      };
    },
    FINE,
  ),
  ...clips('boxed', 8, (random, index) =>
    alone(
      filmed({
        random,
        camera: handHeld(random),
        over: [walker(random), bars(between(random, 0.12, 0.34), index % 4 > 1)],
        shows: ['letterbox'],
        open: [...CALM, 'dark scene', 'high contrast', 'muted colour', 'dominant black'],
      }),
      3,
    ),
  ),
  ...clips('on a tripod', 6, (random) =>
    alone(
      filmed({
        random,
        camera: tripod(random),
        noise: between(random, 1, 3),
        over: [walker(random)],
        shows: ['static shot'],
      }),
      3,
    ),
  ),
  // Hardly anything moves, and yet it is not a freeze frame.
  ...clips('creeping zooms', 8, (random) =>
    alone(
      filmed({
        random,
        camera: zooming(random, between(random, 0.008, 0.02)),
        noise: between(random, 0, 2),
        open: CALM,
      }),
      4,
    ),
  ),
  ...clips('pans', 8, (random) =>
    alone(
      filmed({
        random,
        camera: panning(random, {
          speed: between(random, 0.08, 0.25),
          angle: random() < 0.3 ? between(random, -0.5, 0.5) : 0,
        }),
        noise: 2,
        open: LOOKS,
        shows: ['pan'],
      }),
      3,
    ),
  ),
  ...clips('lower thirds', 6, (random, index) => overlaid(random, lowerThird(random), index), FINE),
  ...clips('burnt-in subtitles', 6, (random, index) => overlaid(random, subtitles(random), index), FINE),
  ...clips('tickers', 6, (random, index) => overlaid(random, ticker(random), index), FINE),
];

/** @param {() => number} random @param {Shot['paint']} graphics @param {number} index */
function overlaid(random, graphics, index) {
  const camera =
    index % 3 === 0 ? tripod(random) : index % 3 === 1 ? handHeld(random) : panning(random, { speed: 0.1 });
  const open = [...CALM, 'dark scene', 'muted colour', 'high contrast'];
  const over = [walker(random), graphics];
  return alone(filmed({ random, camera, over, shows: ['text overlay'], open }), 3);
}
