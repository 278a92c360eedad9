import { chance } from '../media/chance.mjs';
import { DAMAGES } from './damage.mjs';
import { captions, videos, PLAYLISTS } from './seeds.mjs';

/**
 * One call of the function, and the files that it may fetch.
 *
 * @typedef {object} Case
 * @property {string} what description of how it was made
 * @property {'video' | 'playlist' | 'captions'} kind
 * @property {Readonly<Record<string, Buffer>>} files by the last part of their path
 * @property {string} video which of them is the video
 * @property {string} [captions] which of them are its captions
 * @property {boolean} isStream whether a stream of events is requested
 */

/**
 * Makes the cases. Each case is the same on every run.
 *
 * @returns {Promise<{ make: (number: number) => Case, whole: Buffer }>} `whole` is a video that is not damaged
 */
export async function caseMaker() {
  const all = { videos: await videos(), captions: await captions() };
  const byName = Object.fromEntries(all.videos.map(({ name, bytes }) => [name, bytes]));
  const part = byName['h264-ts'] ?? Buffer.alloc(0);
  const small = byName.h264 ?? Buffer.alloc(0);
  /** @param {number} number @returns {Case} */
  const make = (number) => {
    const random = chance(number * 7919 + 1);
    /** @template T @param {readonly T[]} from @returns {T} */
    const one = (from) => /** @type {T} */ (from[Math.floor(random() * from.length)]);
    /** @param {readonly import('./seeds.mjs').Seed[]} from */
    const damaged = (from) => {
      const seed = one(from);
      const other = one(from);
      let { bytes } = seed;
      const ways = Array.from({ length: random() < 0.7 ? 1 : 3 }, () => one(Object.keys(DAMAGES)));
      for (const way of ways) bytes = DAMAGES[way]?.(bytes, random, other.bytes) ?? bytes;
      return { what: `${seed.name}, ${ways.join(' and ')}`, bytes };
    };
    const isStream = number % 5 === 4;
    if (number % 10 === 0) {
      const { what, bytes } = damaged(PLAYLISTS);
      const files = { 'start.m3u8': bytes, 'video.m3u8': PLAYLISTS[0]?.bytes ?? bytes, 'part.ts': part };
      if (random() < 0.5) files['part.ts'] = damaged([{ name: 'part', bytes: part }]).bytes;
      return { what, kind: 'playlist', files, video: 'start.m3u8', isStream };
    }
    if (number % 10 === 5) {
      const { what, bytes } = damaged(all.captions);
      const files = { 'video.mp4': small, 'words.txt': bytes };
      return { what, kind: 'captions', files, video: 'video.mp4', captions: 'words.txt', isStream };
    }
    const { what, bytes } = damaged(all.videos);
    return { what, kind: 'video', files: { 'video.mp4': bytes }, video: 'video.mp4', isStream };
  };
  return { make, whole: small };
}
