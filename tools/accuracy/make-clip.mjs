import { existsSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { framesOf, truthOf } from './draw/edit.mjs';
import { FORMATS } from '../media/codecs.mjs';
import { writeVideo } from '../media/write-video.mjs';

/** @typedef {import('./clips/recipe.mjs').Clip} Clip */

const FOLDER = fileURLToPath(new URL('../../.scenecue/accuracy/clips/', import.meta.url));

/**
 * Creates a clip, or reuses the existing one if it would be the same. It is drawn again when its recipe, its audio or
 * some of its frames have changed.
 *
 * @param {Clip} clip
 * @returns {Promise<{ path: string, truth: ReturnType<typeof truthOf> & { sounds:
 *   import('./clips/recipe.mjs').SoundLabel[] } }>}
 */
export async function makeClip(clip) {
  const recipe = clip.make();
  const truth = { ...truthOf(recipe.parts), sounds: recipe.audio?.labels ?? [] };
  const name = clip.id.replaceAll(' ', '-');
  const path = join(FOLDER, `${name}.${fingerprintOf(clip, recipe)}.${extensionOf(clip.format)}`);
  if (existsSync(path)) return { path, truth };
  await mkdir(FOLDER, { recursive: true });
  const others = await readdir(FOLDER);
  for (const old of others) if (old.startsWith(`${name}.`)) await rm(join(FOLDER, old));
  // The fingerprint has used up the recipe's random numbers, so the video is drawn from a fresh recipe.
  const { parts, audio } = clip.make();
  const shape = { ...clip.drawn, framesPerSecond: clip.rate.num / clip.rate.den };
  const unfinished = path.replace(/(\.\w+)$/, '.part$1');
  const { drawn, rate, groupLength } = clip;
  const rgbFrames = framesOf(parts, shape);
  await writeVideo(
    unfinished,
    clip.format,
    { rgbFrames, drawn, shape: clip.shape, rate, groupLength },
    audio,
  );
  await rename(unfinished, path);
  return { path, truth };
}

/**
 * @param {Clip} clip
 * @param {ReturnType<Clip['make']>} recipe made by the clip, only for this: drawing uses up its random numbers
 */
function fingerprintOf(clip, { parts, audio }) {
  const rest = { ...clip, make: undefined };
  const hash = createHash('sha256').update(JSON.stringify([rest, FORMATS[rest.format], truthOf(parts)]));
  if (clip.key !== undefined) return hash.digest('hex').slice(0, 10);
  if (audio !== undefined) hash.update(audio.samples);
  const frames = framesOf(parts, { ...rest.drawn, framesPerSecond: 0.7 });
  for (const rgb of frames) hash.update(rgb);
  return hash.digest('hex').slice(0, 10);
}

/** @param {import('../media/codecs.mjs').FormatName} format */
function extensionOf(format) {
  const { container } = FORMATS[format];
  return { matroska: 'mkv', mpegts: 'ts' }[container] ?? container;
}
