import { open } from 'node:fs/promises';
import { buildModels } from '../../scripts/build-models.mjs';
import { loadEngine } from '../../scripts/local/bundle-engine.mjs';

/**
 * The part of the engine's result for a video that is used here.
 *
 * @typedef {object} Video
 * @property {{ kind: 'cut' | 'fade' | 'dissolve', startMs: number, endMs: number, strength: number }[]} transitions
 * @property {{ timeMs: number }[]} frames
 * @property {{ timeMs: number, texts?: { text: string }[], faces?: object[], unsafe?: number }[]} findings
 *
 * @typedef {object} MeasureOptions
 * @property {number} size in bytes
 * @property {(offset: number, length: number) => Promise<Uint8Array>} ask
 * @property {number} maxDurationMs
 * @property {number} budgetMs
 * @property {number} fullDecodeMs estimated time up to which every frame is decoded
 * @property {string} modelsPath folder with the models
 * @property {boolean} recognizesFrames whether models are run on frames; most clips test only measurements and audio
 *
 * The part of the engine that measures and detects, as it runs in the function.
 *
 * @typedef {object} Engine
 * @property {(options: MeasureOptions) => Promise<Video>} measureBytes
 * @property {(video: Video) => { timestamp: number, concepts: { name: string, confidence: number }[] }[]} conceptsOf
 * @property {readonly { name: string, kind: string }[]} CONCEPTS
 * @property {readonly { name: string }[]} AUDIO_CONCEPTS those of them that come from the audio track
 */

/** @param {string} [user] as `loadEngine` takes it @returns {Promise<Engine>} */
export async function loadMeasuring(user = 'accuracy') {
  return loadEngine(
    ['decode/measure-bytes', 'concepts/concepts-of', 'concepts/registry', 'concepts/audio'].map(
      (part) => `providers/embedded/${part}`,
    ),
    user,
  );
}

/** @type {Promise<string> | undefined} */
let built;
const models = () => (built ??= buildModels());

/**
 * Measures a file according to its plan.
 *
 * @param {Engine} engine
 * @param {string} path
 * @param {'full' | 'sampled'} plan
 * @param {boolean} [recognizesFrames]
 */
export async function measureFile(engine, path, plan, recognizesFrames = false) {
  const modelsPath = await models();
  const file = await open(path);
  try {
    const { size } = await file.stat();
    return await engine.measureBytes({
      size,
      ask: async (offset, length) => {
        const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset);
        return buffer.subarray(0, bytesRead);
      },
      maxDurationMs: 3_600_000,
      budgetMs: 50_000,
      fullDecodeMs: plan === 'sampled' ? 0 : 600_000,
      modelsPath,
      recognizesFrames,
    });
  } finally {
    await file.close();
  }
}
