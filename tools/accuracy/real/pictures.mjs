import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chance } from '../../media/chance.mjs';
import { decodePhotograph } from '../../media/decode.mjs';
import { collect } from './material.mjs';
import { titleOf } from './titles.mjs';

/**
 * @typedef {import('./material.mjs').Material} Material
 * @typedef {import('../clips/recipe.mjs').Clip} Clip
 *
 * A photograph with its labels: the COCO classes it shows, and those that are undecided.
 *
 * @typedef {Material & { yes: string[], maybe: string[], faces: number | undefined, hasText: boolean }} Picture
 *
 * What one shot shows; `words` are visible in it, undefined if its text was not labelled.
 *
 * @typedef {{ picture: Picture, words?: string[] }} Shown
 * @typedef {Clip & { kind: 'still' | 'moving' | 'titles', shown: Shown[] }} PictureClip
 */

const LIST = new URL('pictures.tsv', import.meta.url);
export const SHOT_SECONDS = 2;
const SHOTS = 12;
const SIZE = { width: 640, height: 360 };
const TITLE_SIZE = { width: 1280, height: 720 };
/** How far a camera moves in a shot, in pixels, in each direction. */
const MOVE = 64;

/** @returns {Promise<{ clips: PictureClip[], missing: string[] }>} as `collect` does */
export async function collectPictures() {
  const { material, missing } = await collect(LIST);
  if (missing.length > 0) return { clips: [], missing };
  const rows = readFileSync(LIST, 'utf8').trim().split('\n').slice(1);
  const listed = material.map((file, index) => {
    const [yes = '', maybe = '', faces = '', text] = (rows[index] ?? '').split('\t').slice(6);
    return {
      ...{ ...file, yes: listOf(yes), maybe: listOf(maybe), hasText: text === 'yes' },
      faces: /\d/u.test(faces) ? Number(faces) : undefined,
    };
  });
  const clips = /** @type {const} */ (['tuning', 'held out']).flatMap((half) => {
    const own = listed.filter((file) => file.half === half);
    const pictures = own.filter(({ kind }) => kind === 'photograph');
    const fonts = own.filter(({ kind }) => kind === 'font');
    const groups = Array.from({ length: Math.ceil(pictures.length / SHOTS) }, (_, index) =>
      pictures.slice(index * SHOTS, (index + 1) * SHOTS),
    );
    return [
      ...groups.flatMap((group, index) => [
        clipOf(
          'still',
          half,
          index,
          group.map((picture) => shownIn(picture)),
        ),
        clipOf(
          'moving',
          half,
          index,
          group.map((picture) => shownIn(picture)),
        ),
      ]),
      ...titleClips(
        half,
        pictures.filter(({ hasText }) => !hasText),
        fonts,
      ),
    ];
  });
  return { clips, missing };
}

/** @param {string} text */
function listOf(text) {
  return text.split(', ').filter((each) => each !== '');
}

/** @param {Picture} picture @returns {Shown} */
function shownIn(picture) {
  return picture.hasText ? { picture } : { picture, words: [] };
}

/**
 * Every other photograph, with a title: three clips for each half.
 * @param {'tuning' | 'held out'} half
 * @param {Picture[]} pictures
 * @param {Material[]} fonts
 */
function titleClips(half, pictures, fonts) {
  const random = chance(half.length);
  const titled = pictures.filter((_, index) => index % 2 === 0).slice(0, 3 * SHOTS);
  const titles = titled.map((_, index) =>
    titleOf(random, half, index, fonts[index % fonts.length]?.file ?? ''),
  );
  return [0, 1, 2].map((index) => {
    const from = index * SHOTS;
    const shown = titled
      .slice(from, from + SHOTS)
      .map((picture, at) => ({ picture, words: titles[from + at]?.words ?? [] }));
    return clipOf('titles', half, index, shown, titles.slice(from, from + SHOTS));
  });
}

/**
 * @param {PictureClip['kind']} kind
 * @param {'tuning' | 'held out'} half
 * @param {number} index
 * @param {Shown[]} shown
 * @param {ReturnType<typeof titleOf>[]} [titles]
 * @returns {PictureClip}
 */
function clipOf(kind, half, index, shown, titles) {
  const size = kind === 'titles' ? TITLE_SIZE : SIZE;
  const key = createHash('sha256').update(
    JSON.stringify([shown.map(({ picture }) => picture.sha256), titles, MOVE]),
  );
  return {
    ...{ id: `photographs ${kind} ${half} ${String(index + 1)}`, half, kind, shown, plan: 'full' },
    ...{ isWithoutCut: false, format: 'h264', drawn: size, shape: size, rate: { num: 12, den: 1 } },
    ...{ groupLength: 24, key: key.digest('hex') },
    make: () => ({
      parts: shown.map(({ picture }, at) => ({
        shot: shotOf(picture.file, size, kind === 'moving' ? MOVE : 0, titles?.[at]?.filters ?? []),
        seconds: SHOT_SECONDS,
        ...(at < shown.length - 1 ? { join: /** @type {const} */ ('cut') } : {}),
      })),
    }),
  };
}

/**
 * @param {string} file
 * @param {{ width: number, height: number }} size
 * @param {number} move in pixels over the shot
 * @param {readonly (readonly [filter: string, args: string])[]} filters
 */
function shotOf(file, size, move, filters) {
  const large = { width: size.width + move, height: size.height + Math.round(move / 2) };
  /** @type {Uint8Array | undefined} */
  let rgb;
  return {
    shows: [],
    open: ['*visual'],
    /**
     * @param {{ width: number, height: number, rgb: Uint8Array }} frame
     * @param {number} seconds a shot starts at two
     */
    paint: (frame, seconds) => {
      rgb ??= decodePhotograph(file, large, filters);
      const part = Math.max(0, Math.min(1, (seconds - 2) / SHOT_SECONDS));
      const [left, top] = [Math.round(move * part), Math.round((move / 2) * part)];
      for (let row = 0; row < frame.height; row += 1) {
        const from = ((row + top) * large.width + left) * 3;
        frame.rgb.set(rgb.subarray(from, from + frame.width * 3), row * frame.width * 3);
      }
    },
  };
}
