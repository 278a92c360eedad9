#!/usr/bin/env node
/**
 * Makes the sample program: `node tools/sample/make-sample.mjs`.
 *
 * Writes the video, its captions as WebVTT, a poster, and the ground truth for the tests into `public/sample`. The same
 * drawing gives the same frames. Run it after changing a scene.
 */
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUVJ420P,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_JPEG,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
  FF_ENCODER_MJPEG,
  Frame,
} from 'node-av';
import { webVtt } from '../media/timed-text.mjs';
import { audioTrack, videoTrack, writeFile as writeMedia } from '../media/write-file.mjs';
import { JPEG, toYuv420, VIDEO } from '../media/yuv.mjs';
import { Canvas } from './draw/canvas.mjs';
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
} from './program.mjs';
import { SAMPLE_RATE, soundtrack } from './soundtrack.mjs';
import { truth } from './truth.mjs';

const FOLDER = new URL('../../public/sample/', import.meta.url);
/** Every new user downloads it. */
const MAX_BYTES = 1_400_000;
/** Constant rate factor of x264: 0 is lossless, 51 the worst. */
const QUALITY = 28;
const AUDIO_BITS_PER_SECOND = 56_000;
const RATE = { num: FPS, den: 1 };
const SIZE = { width: WIDTH, height: HEIGHT };

await mkdir(FOLDER, { recursive: true });
const video = new URL('program.mp4', FOLDER);
const canvas = new Canvas(WIDTH, HEIGHT);
const tracks = [
  await videoTrack(
    FF_ENCODER_LIBX264,
    RATE,
    {
      ...SIZE,
      pixelFormat: AV_PIX_FMT_YUV420P,
      colorRange: AVCOL_RANGE_MPEG,
      colorPrimaries: AVCOL_PRI_BT709,
      colorTrc: AVCOL_TRC_BT709,
      colorSpace: AVCOL_SPC_BT709,
      gopSize: FPS * 4,
    },
    { preset: 'veryslow', tune: 'animation', crf: String(QUALITY), profile: 'high' },
    { headerInFile: true },
    function* (timeBase) {
      for (const rgb of frames(canvas)) {
        const yuv = toYuv420(rgb, WIDTH, HEIGHT, VIDEO);
        yield Frame.fromVideoBuffer(yuv, { ...SIZE, format: AV_PIX_FMT_YUV420P, timeBase, pts: 0n });
      }
    },
  ),
  await audioTrack(
    FF_ENCODER_AAC,
    { samples: soundtrack(SCENES, DURATION_MS), sampleRate: SAMPLE_RATE, channels: 1 },
    AUDIO_BITS_PER_SECOND,
  ),
];
await writeMedia(fileURLToPath(video), 'mp4', tracks, {
  text: { cues: CUES, durationMs: DURATION_MS },
  title: TITLE,
  // The index is at the start, so that playback can begin with the first bytes.
  options: { movflags: '+faststart' },
});
drawAt(canvas, POSTER_MS);
const format = AV_PIX_FMT_YUVJ420P;
const poster = await videoTrack(
  FF_ENCODER_MJPEG,
  RATE,
  { ...SIZE, pixelFormat: format, colorRange: AVCOL_RANGE_JPEG, qMin: 3, qMax: 3 },
  {},
  { headerInFile: false },
  (timeBase) => [
    Frame.fromVideoBuffer(toYuv420(canvas.rgb, WIDTH, HEIGHT, JPEG), { ...SIZE, format, timeBase, pts: 0n }),
  ],
);
await writeFile(new URL('program.jpg', FOLDER), poster.packets[0]?.data ?? '');
await writeFile(new URL('program.vtt', FOLDER), webVtt(CUES));
await writeFile(new URL('program.truth.json', FOLDER), `${JSON.stringify(truth(), null, 2)}\n`);

const { size } = await stat(video);
console.log(`public/sample/program.mp4: ${(size / 1000).toFixed(0)} kB, ${String(DURATION_MS / 1000)} s`);
if (size > MAX_BYTES) throw new Error(`The video is larger than ${String(MAX_BYTES)} bytes: raise QUALITY.`);
