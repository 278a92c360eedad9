import { runVitest } from '../../scripts/local/test-parts.mjs';

/** The tests with inputs made after public bug reports, each with its right value: captions, playlists, streams, sound. */
const FILES = {
  'captions read and their topics': ['netlify/analysis/captions', 'embedded/caption-cases'],
  playlists: ['netlify/analysis/source/hls'],
  'parts, clocks and lengths': ['embedded/decode/video-parts', 'embedded/decode/stated-length'],
};

/** @returns {Promise<string[]>} the groups with a wrong answer */
export async function caseAccuracy() {
  /** @type {string[]} */
  const wrong = [];
  for (const [name, filters] of Object.entries(FILES)) {
    const { passed, failed } = await runVitest(['unit'], undefined, filters);
    console.log(`${name}: ${String(passed)} of ${String(passed + failed)} right`);
    if (failed > 0) wrong.push(name);
  }
  return wrong;
}
