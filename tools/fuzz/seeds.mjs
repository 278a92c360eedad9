import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { everyday } from '../accuracy/clips/editing.mjs';
import { framesOf } from '../accuracy/draw/edit.mjs';
import { FORMATS } from '../media/codecs.mjs';
import { writeVideo } from '../media/write-video.mjs';
import { band } from '../sound/sources.mjs';
import { ROOT, STATE } from '../../scripts/local/paths.mjs';
import { chance } from '../media/chance.mjs';

/**
 * An undamaged file, the input of the damage.
 *
 * @typedef {{ name: string, bytes: Buffer }} Seed
 */

const SECONDS = 2;
const SHAPE = { width: 128, height: 72 };
const RATE = { num: 12, den: 1 };
const SAMPLE_RATE = 48_000;

const PLAYLIST = `#EXTM3U
#EXT-X-VERSION:3
#EXT-X-TARGETDURATION:2
#EXT-X-PLAYLIST-TYPE:VOD
#EXTINF:2.0,
part.ts
#EXT-X-DISCONTINUITY
#EXTINF:2.0,
part.ts
#EXT-X-ENDLIST
`;
const MASTER = `#EXTM3U
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",DEFAULT=YES,URI="words.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=200000,RESOLUTION=320x180,CODECS="avc1.42c00d,mp4a.40.2",SUBTITLES="s"
video.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=900000,RESOLUTION=1280x720,SUBTITLES="s"
video.m3u8
`;
const SUBRIP = `1
00:00:00,200 --> 00:00:01,000
Preheat the oven and knead the dough.

2
00:00:01,000 --> 00:00:01,900
<i>Then</i> add {\\an8}garlic & onions.
`;

/** @type {Seed[]} */
export const PLAYLISTS = [
  { name: 'playlist', bytes: Buffer.from(PLAYLIST) },
  { name: 'master playlist', bytes: Buffer.from(MASTER) },
];

/** Files of captions. @returns {Promise<Seed[]>} */
export async function captions() {
  return [
    { name: 'WebVTT', bytes: await readFile(join(ROOT, 'public/sample/program.vtt')) },
    { name: 'SubRip', bytes: Buffer.from(SUBRIP) },
  ];
}

/**
 * A short video in each format of the accuracy set, and the sample program, which has timed text. The videos are
 * created and stored on the first run.
 *
 * @returns {Promise<Seed[]>}
 */
export async function videos() {
  const folder = join(STATE, 'fuzz', 'seeds');
  await mkdir(folder, { recursive: true });
  /** @type {Seed[]} */
  const made = [{ name: 'sample', bytes: await readFile(join(ROOT, 'public/sample/program.mp4')) }];
  for (const [name, { container }] of Object.entries(FORMATS)) {
    const format = /** @type {import('../media/codecs.mjs').FormatName} */ (name);
    const path = join(folder, `${name}.${container === 'matroska' ? 'mkv' : container}`);
    if (!existsSync(path)) await write(path, format);
    made.push({ name, bytes: await readFile(path) });
  }
  return made;
}

/** @param {string} path @param {import('../media/codecs.mjs').FormatName} format */
async function write(path, format) {
  const random = chance(42);
  /** @type {import('../accuracy/draw/edit.mjs').Part[]} */
  const parts = [
    { shot: everyday(random), seconds: SECONDS / 2, join: 'cut' },
    { shot: everyday(random), seconds: SECONDS / 2 },
  ];
  const rgbFrames = framesOf(parts, { ...SHAPE, framesPerSecond: RATE.num / RATE.den });
  const samples = band(SECONDS, SAMPLE_RATE, random);
  const unfinished = path.replace(/(\.\w+)$/, '.part$1');
  await writeVideo(
    unfinished,
    format,
    { rgbFrames, drawn: SHAPE, shape: SHAPE, rate: RATE, groupLength: 6 },
    { samples, sampleRate: SAMPLE_RATE, channels: 2 },
  );
  await rename(unfinished, path);
}
