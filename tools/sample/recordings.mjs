import { fileURLToPath } from 'node:url';
import { decodeAudio } from '../media/decode.mjs';

/**
 * Recordings one after another.
 *
 * @param {number} seconds length, after which the rest is cut off
 * @param {number} sampleRate in Hz
 * @param {readonly { file: string, at: number }[]} parts files of `tools/sample/material`, and when each begins, in
 *   seconds
 * @returns {Float32Array} mono samples, 1 is full scale
 */
export function recording(seconds, sampleRate, parts) {
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  for (const { file, at } of parts) {
    const path = fileURLToPath(new URL(`./material/${file}`, import.meta.url));
    const start = Math.round(at * sampleRate);
    samples.set(decodeAudio(path, sampleRate, seconds).subarray(0, samples.length - start), start);
  }
  return samples;
}
