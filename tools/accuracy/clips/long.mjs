import { everyday } from './editing.mjs';
import { between, clips } from './recipe.mjs';

/** World size of the short shots: small, because there are many. */
const SMALL = { width: 420, height: 240 };

/**
 * Videos that are measured by sampling: minutes of shots of 3 to 20 seconds, with various frame rates, key frame
 * intervals and shapes.
 */
export const LONG_CLIPS = clips(
  'long videos',
  6,
  (random, index) => {
    const parts = [];
    for (let seconds = 0; seconds < 90;) {
      const length = between(random, index % 4 < 2 ? 3 : 8, index % 4 < 2 ? 12 : 30);
      const isSoft = random() < 0.12;
      parts.push({
        shot: everyday(random, SMALL),
        seconds: length,
        join: isSoft ? /** @type {const} */ ('dissolve') : /** @type {const} */ ('cut'),
        joinSeconds: 1,
      });
      seconds += length;
    }
    return {
      parts: parts.map((part, at) =>
        at === parts.length - 1 ? { shot: part.shot, seconds: part.seconds } : part,
      ),
    };
  },
  {
    plan: 'sampled',
    drawn: { width: 160, height: 90 },
    shape: { width: 426, height: 240 },
    rate: { num: 20, den: 1 },
  },
);
