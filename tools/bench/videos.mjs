import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FormatContext, Packet } from 'node-av';
import { chance } from '../media/chance.mjs';
import { check } from '../media/encoder.mjs';
import { toLevel } from '../sound/filters.mjs';
import { everyday } from '../accuracy/clips/editing.mjs';
import { framesOf } from '../accuracy/draw/edit.mjs';
import { grain } from '../accuracy/draw/noise.mjs';
import { writeVideo } from '../media/write-video.mjs';
import { band } from '../sound/sources.mjs';

const FOLDER = new URL('../../.scenecue/bench/', import.meta.url);
const RATE = { num: 25, den: 1 };
/** Maximum number of frames between key frames: 3.75 s, as in many long videos. */
const GROUP = 94;
const PART_SECONDS = 30;
const DRAWN = { width: 640, height: 360 };
/** The text of each shot. */
const LINES = [
  'Preheat the oven and knead the dough.',
  'The goalkeeper saves it, and the crowd is on its feet.',
  'A detective looks at the fingerprints on the glass.',
  'Book the flight now and the hotel is half the price.',
  'The engine has two hundred horsepower and four seats.',
  'Tomorrow there will be rain in the north.',
];

/** Size of a sample of timed text without any: only its length, which is 0. */
const EMPTY_TEXT_BYTES = 2;

/** Length of every shot of such a video, in seconds. */
export const SHOT_SECONDS = 5;

/**
 * A video with audio and timed text, made by repeating one part of half a minute. Decoding it costs as much as
 * any video of that length; creating it does not.
 *
 * @param {number} times
 * @param {{ name: string, noise: number }} [look] prefix of the file name, and standard deviation of the noise in
 *   levels of 256, which determines the bitrate
 * @param {number} [lines] its height in pixels, at 16:9
 * @returns {Promise<string>} its path
 */
export async function makeVideo(times, { name, noise } = { name: 'video', noise: 9 }, lines = 1080) {
  await mkdir(FOLDER, { recursive: true });
  const kind = lines === 1080 ? name : `${name}-${String(lines)}`;
  const part = fileURLToPath(new URL(`${kind}-with-text-part.mp4`, FOLDER));
  if (!existsSync(part)) await writePart(part, noise, lines);
  const path = fileURLToPath(new URL(`${kind}-with-text-${String(times * PART_SECONDS)}s.mp4`, FOLDER));
  if (!existsSync(path)) await repeat(part, path, times);
  return path;
}

/** @param {string} path @param {number} noise @param {number} lines */
async function writePart(path, noise, lines) {
  const random = chance(2026);
  const parts = Array.from({ length: PART_SECONDS / SHOT_SECONDS }, (_, index) => ({
    shot: everyday(random),
    seconds: SHOT_SECONDS,
    ...(index < 5 ? { join: /** @type {const} */ ('cut') } : {}),
  }));
  const addGrain = grain(random, noise);
  function* rgbFrames() {
    for (const rgb of framesOf(parts, { ...DRAWN, framesPerSecond: 25 })) {
      addGrain(rgb);
      yield rgb;
    }
  }
  const samples = toLevel(band(PART_SECONDS, 48_000, random), -20);
  const shape = { width: Math.round((lines * 16) / 9), height: lines };
  const unfinished = `${path}.part.mp4`;
  await writeVideo(
    unfinished,
    'h264',
    { rgbFrames: rgbFrames(), drawn: DRAWN, shape, rate: RATE, groupLength: GROUP },
    { samples, sampleRate: 48_000, channels: 2 },
    {
      cues: LINES.map((text, shot) => ({
        startMs: (shot * SHOT_SECONDS + 0.5) * 1000,
        endMs: (shot * SHOT_SECONDS + 4) * 1000,
        text,
      })),
      durationMs: PART_SECONDS * 1000,
    },
  );
  await rename(unfinished, path);
}

/**
 * Copies the packets of a video repeatedly, without re-encoding them.
 * @type {(from: string, to: string, times: number) => Promise<void>}
 */
async function repeat(from, to, times) {
  const unfinished = `${to}.part.mp4`;
  const output = new FormatContext();
  check(output.allocOutputContext2(null, 'mp4', unfinished), 'begin the video');
  let isBegun = false;
  /** @type {Map<number, bigint>} */
  const written = new Map();
  for (let time = 0; time < times; time += 1) {
    const input = new FormatContext();
    check(await input.openInput(from), 'open the part');
    check(await input.findStreamInfo(), 'read the part');
    const sources = input.streams;
    if (!isBegun) {
      for (const source of sources) {
        const stream = output.newStream();
        check(source.codecpar.copy(stream.codecpar), 'copy a track');
        stream.timeBase = source.timeBase;
      }
      check(await output.openOutput(), 'open the file');
      check(await output.writeHeader(), 'write the header');
      isBegun = true;
    }
    const packet = new Packet();
    packet.alloc();
    while ((await input.readFrame(packet)) >= 0) {
      const [source, target] = [sources[packet.streamIndex], output.streams[packet.streamIndex]];
      // The muxer puts an empty text of no length before each text: at the same time, it would take its place.
      const isGap = packet.duration === 0n && packet.size === EMPTY_TEXT_BYTES;
      if (source !== undefined && target !== undefined && !isGap) {
        const shift = BigInt(Math.round((time * PART_SECONDS * source.timeBase.den) / source.timeBase.num));
        packet.pts += shift;
        packet.dts += shift;
        packet.rescaleTs(source.timeBase, target.timeBase);
        const { streamIndex, dts } = packet;
        // The audio of a part is slightly longer than its video. Where two parts overlap, the first takes precedence.
        if (dts > (written.get(streamIndex) ?? dts - 1n)) {
          written.set(streamIndex, dts);
          check(await output.interleavedWriteFrame(packet), 'write a packet');
        }
      }
      packet.unref();
    }
    await input.closeInput();
  }
  check(await output.writeTrailer(), 'end the video');
  await output.closeOutput();
  await rename(unfinished, to);
}
