import { makeClip } from '../make-clip.mjs';
import { measureFile } from '../measure-file.mjs';
import { rightOrMissed } from '../score.mjs';
import { SHOT_SECONDS } from './pictures.mjs';

/**
 * @typedef {import('./pictures.mjs').PictureClip} PictureClip
 * @typedef {import('../score.mjs').Tally} Tally
 */

/** Concepts of a frame that are not objects. */
const FRAME_CONTENT = new Set(['one face', 'a few faces', 'crowd of faces', 'possibly unsafe picture']);
const UNSAFE = 'possibly unsafe picture';
/** Faces are judged only in photographs with at most this many. */
const MAX_FACES = 5;

/**
 * Judges what the engine detects and reads in photographs, shot by shot: what a user sees, with a confidence of at
 * least 0.5.
 *
 * @param {import('../measure-file.mjs').Engine} engine
 * @param {PictureClip} clip
 * @param {import('../report.mjs').Report} report added to
 */
export async function judgePictures(engine, clip, report) {
  const { path } = await makeClip(clip);
  const video = await measureFile(engine, path, 'full', true);
  const entries = engine.conceptsOf(video);
  const seen = new Set(engine.CONCEPTS.filter(({ kind }) => kind === 'seen').map(({ name }) => name));
  clip.shown.forEach(({ picture, words }, index) => {
    const startMs = index * SHOT_SECONDS * 1000;
    /** @param {number} ms */
    const isInside = (ms) => ms >= startMs - 20 && ms < startMs + SHOT_SECONDS * 1000 - 20;
    const findings = video.findings.filter(({ timeMs }) => isInside(timeMs));
    /** @param {string} row @param {(tally: Tally) => void} add */
    const count = (row, add) => report.count(clip, row, add, startMs);
    if (words !== undefined) countWords(words, findings, clip.kind, count);
    if (clip.kind === 'titles') return;
    const names = new Set(
      entries
        .filter(({ timestamp }) => isInside(timestamp))
        .flatMap(({ concepts }) => concepts.map(({ name }) => name))
        .filter((name) => seen.has(name)),
    );
    for (const name of picture.yes) count(`objects, ${clip.kind}`, rightOrMissed(names.has(name)));
    for (const name of names) {
      if (FRAME_CONTENT.has(name) || picture.yes.includes(name) || picture.maybe.includes(name)) continue;
      count(`objects, ${clip.kind}`, (tally) => (tally.wrong += 1));
    }
    count('ordinary pictures without an alarm', rightOrMissed(!names.has(UNSAFE)));
    const { faces } = picture;
    if (faces === undefined || faces > MAX_FACES) return;
    const counted = Math.max(0, ...findings.map((frame) => frame.faces?.length ?? 0));
    const row = faces > 0 ? 'faces within one' : 'pictures without a face';
    count(row, rightOrMissed(faces > 0 ? Math.abs(counted - faces) <= 1 : counted === 0));
    if (faces > 0) count('faces', (tally) => addCounts(tally, counted, faces));
  });
}

/** @param {Tally} tally @param {number} counted @param {number} there */
function addCounts(tally, counted, there) {
  tally.right += Math.min(counted, there);
  tally.wrong += Math.max(0, counted - there);
  tally.missed += Math.max(0, there - counted);
}

/**
 * @param {readonly string[]} words visible in the shot
 * @param {import('../measure-file.mjs').Video['findings']} findings
 * @param {PictureClip['kind']} kind
 * @param {(row: string, add: (tally: Tally) => void) => void} count
 */
function countWords(words, findings, kind, count) {
  const read = findings.flatMap(({ texts }) => (texts ?? []).map(({ text }) => text.toLowerCase()));
  const readWords = new Set(read.join(' ').split(/[^\p{L}\p{N}]+/u));
  const joined = read.join('').replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (kind !== 'titles') {
    const isClean = ![...readWords].some((word) => /\p{L}{2}/u.test(word));
    count('pictures without a false word', rightOrMissed(isClean));
    return;
  }
  for (const word of words.map((each) => each.toLowerCase())) {
    count('words of titles', rightOrMissed(joined.includes(word)));
    count('words of titles, spaces too', rightOrMissed(readWords.has(word)));
  }
}
