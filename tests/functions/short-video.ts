import { makeMedia } from '../../netlify/analysis/testing/make-media';
import { drifting, edited } from '../../netlify/analysis/testing/scenes';

/**
 * Ten seconds in two shots with a tone and English captions. The models have time for all of it even on a busy machine,
 * so that two analyses of it are equal.
 */
export function shortVideo(): Promise<Buffer> {
  return makeMedia({
    container: 'mp4',
    video: {
      ...edited([
        [50, drifting([60, 160, 60])],
        [50, drifting([200, 60, 40])],
      ]),
      framesPerSecond: 10,
      groupLength: 25,
    },
    audio: { seconds: 10, sample: (seconds) => 0.1 * Math.sin(2 * Math.PI * 440 * seconds) },
    cues: [
      { startMs: 500, endMs: 4500, text: 'Preheat the oven and knead the dough.' },
      { startMs: 5500, endMs: 9500, text: 'Season the sauce, and simmer it in the saucepan.' },
    ],
  });
}
