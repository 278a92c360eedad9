#!/usr/bin/env node
/**
 * Makes the sample programme: `node tools/sample/make-sample.mjs`.
 *
 * Writes the video, its captions as WebVTT, a poster, and the ground truth for the tests into `public/sample`. The same
 * drawing gives the same frames. Run it after changing a scene.
 */
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Canvas } from './draw/canvas.mjs';
import { webVtt } from './video/timed-text.mjs';
import { jpegFile, videoTrack, audioTrack } from './video/tracks.mjs';
import { writeMp4 } from './video/write-mp4.mjs';
import {
  CUES,
  drawAt,
  DURATION_MS,
  FPS,
  HEIGHT,
  frames,
  POSTER_MS,
  SCENES,
  TITLE,
  WIDTH,
} from './programme.mjs';
import { SAMPLE_RATE, soundtrack } from './soundtrack.mjs';
import { truth } from './truth.mjs';

const FOLDER = new URL('../../public/sample/', import.meta.url);
/** Every new user downloads it. */
const MAX_BYTES = 1_400_000;
const QUALITY = 28;
const AUDIO_BITS_PER_SECOND = 56_000;

await mkdir(FOLDER, { recursive: true });
const video = new URL('programme.mp4', FOLDER);
const canvas = new Canvas(WIDTH, HEIGHT);
const shape = { width: WIDTH, height: HEIGHT, fps: FPS, quality: QUALITY };
await writeMp4(fileURLToPath(video), {
  video: await videoTrack(frames(canvas), shape),
  audio: await audioTrack(soundtrack(SCENES, DURATION_MS), {
    sampleRate: SAMPLE_RATE,
    bitRate: AUDIO_BITS_PER_SECOND,
  }),
  cues: CUES,
  durationMs: DURATION_MS,
  title: TITLE,
});
drawAt(canvas, POSTER_MS);
await writeFile(new URL('programme.jpg', FOLDER), await jpegFile(canvas.rgb, WIDTH, HEIGHT));
await writeFile(new URL('programme.vtt', FOLDER), webVtt(CUES));
await writeFile(new URL('programme.truth.json', FOLDER), `${JSON.stringify(truth(), null, 2)}\n`);

const { size } = await stat(video);
console.log(`public/sample/programme.mp4: ${(size / 1000).toFixed(0)} kB, ${String(DURATION_MS / 1000)} s`);
if (size > MAX_BYTES) throw new Error(`The video is larger than ${String(MAX_BYTES)} bytes: raise QUALITY.`);
