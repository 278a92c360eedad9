import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { photographClips } from './photographs.mjs';
import { compose, labelsOf, recordingsOf } from './sounds.mjs';

/**
 * @typedef {import('./material.mjs').Material} Material
 * @typedef {import('../clips/recipe.mjs').Clip} Clip
 */

const SAMPLE_RATE = 48_000;
/** Not judged: the levels of these recordings have not been labelled. */
const OPEN = ['loud', 'quiet', 'high true peak'];

/**
 * Videos of recorded sounds and of photographs, with their ground truth.
 *
 * @param {readonly Material[]} material
 * @returns {Clip[]}
 */
export function realClips(material) {
  const key = keyOf(material);
  const recordings = /** @type {const} */ (['tuning', 'held out']).flatMap((half) =>
    recordingsOf(
      material.filter((file) => file.half === half),
      half,
    ),
  );
  const photographs = material.some(({ kind }) => kind === 'photograph') ? photographClips(material) : [];
  return [
    ...recordings.map((recording, index) => ({ ...clipOf(recording, index), key })),
    ...photographs.map((clip) => ({ ...clip, key })),
  ];
}

/** @param {import('./sounds.mjs').Recording} recording @param {number} index @returns {Clip} */
function clipOf(recording, index) {
  const labels = labelsOf(recording).map((label) => ({ ...label, open: [...label.open, ...OPEN] }));
  const size = { width: 160, height: 90 };
  const shot = { shows: [], open: ['*visual'], paint: () => undefined };
  return {
    ...{ id: recording.id, half: recording.half, plan: 'full', isWithoutCut: false },
    format: index % 2 === 0 ? 'h264' : 'vp9',
    ...{ drawn: size, shape: size, rate: { num: 12, den: 1 }, groupLength: 50 },
    make: () => ({
      parts: [{ shot, seconds: (labels.at(-1)?.endMs ?? 0) / 1000 }],
      audio: {
        ...{ labels, sampleRate: SAMPLE_RATE, channels: /** @type {const} */ (2) },
        // Decoding and mixing take long, so this is done only if the video does not exist yet.
        get samples() {
          return compose(recording, SAMPLE_RATE);
        },
      },
    }),
  };
}

/** Changes with the material and its composition. @param {readonly Material[]} material */
function keyOf(material) {
  const hash = createHash('sha256').update(
    JSON.stringify(material.map(({ sha256, half, kind, source }) => [sha256, half, kind, source])),
  );
  for (const part of ['sounds.mjs', 'mix.mjs', 'photographs.mjs', 'clips.mjs', '../../media/decode.mjs'])
    hash.update(readFileSync(new URL(part, import.meta.url)));
  return hash.digest('hex');
}
