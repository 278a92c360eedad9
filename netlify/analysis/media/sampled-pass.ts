import { AVDISCARD_ALL, AVDISCARD_DEFAULT, AVSEEK_FLAG_BACKWARD } from 'node-av/constants';
import type { Deadline } from './deadline';
import { SMALL_BLOCK, type FilmReader } from './film-reader';
import type { FilmSession } from './film-session';
import { SampleLog } from './picture-log';
import { samplingOrder, stepFor } from './plan';
import type { OnShare } from './progress';
import { millisecondsIn, stampAt } from './time';

/** Sound that is heard at each sample, in milliseconds. */
const LISTEN_MS = 500;
/** Packets and film time (ms) after which a sample is given up: there is no key frame, or no sound. */
const MOST_PACKETS = 400;
const LONGEST_SEARCH_MS = 3000;
/** Share of the remaining time that reading the text of the whole film may take. */
const TEXT_SHARE = 0.35;

/** Bounds of the bytes that are fetched at once for a sample. */
const LEAST_SAMPLE_BYTES = 64 * 1024;
const MOST_SAMPLE_BYTES = 512 * 1024;

/** The stretch that is sampled, in milliseconds. */
export interface Stretch {
  fromMs: number;
  toMs: number;
}

/**
 * Takes key frames some seconds apart, with a short window of sound beside each, reading only the
 * bytes around them. The samples come in rounds, each finer than the one before, until the time or the
 * bytes are used up.
 *
 * @param leastStepMs distance of the samples in milliseconds; by the length of the stretch unless given
 * @param onShare told which share of the samples has been taken
 */
export async function sampledPass(
  session: FilmSession,
  reader: FilmReader,
  stretch: Stretch,
  deadline: Deadline,
  leastStepMs?: number,
  onShare?: OnShare,
): Promise<{ samples: SampleLog; stepMs: number; isComplete: boolean }> {
  const { film } = session;
  const samples = new SampleLog();
  const stepMs = leastStepMs ?? stepFor(stretch.toMs - stretch.fromMs);
  const count = Math.max(1, Math.ceil((stretch.toMs - stretch.fromMs) / stepMs));
  reader.firstBlock = sampleBytes(reader.size, film.durationMs ?? 0);
  for (const [done, index] of samplingOrder(count).entries()) {
    onShare?.(done / count);
    if (deadline.isOver || (reader.isSpent && samples.count > 0))
      return { samples, stepMs, isComplete: false };
    await takeSample(session, samples, stretch.fromMs + index * stepMs, stretch);
  }
  return { samples, stepMs, isComplete: true };
}

/** What a sample takes on average: one request should bring it, for each costs a way to the server and back. */
function sampleBytes(size: number, durationMs: number): number {
  const bytes = (size * LISTEN_MS) / Math.max(LISTEN_MS, durationMs);
  return Math.round(Math.min(MOST_SAMPLE_BYTES, Math.max(LEAST_SAMPLE_BYTES, bytes)));
}

async function takeSample(
  session: FilmSession,
  samples: SampleLog,
  timeMs: number,
  stretch: Stretch,
): Promise<void> {
  const { film } = session;
  const stamp = stampAt(timeMs, film.picture.timeBase, film.originUs);
  if ((await film.format.seekFrame(film.picture.index, stamp, AVSEEK_FLAG_BACKWARD)) < 0) return;
  let pictureMs: number | undefined;
  let heardFromMs: number | undefined;
  for (let packets = 0; packets < MOST_PACKETS && (await session.next()); packets += 1) {
    const packetMs = packetTime(session);
    const isLate = packetMs !== undefined && packetMs > Math.max(timeMs, pictureMs ?? 0) + LONGEST_SEARCH_MS;
    if (isLate) break;
    if (!session.isPicture) {
      if (session.packet.streamIndex === film.sound?.index) heardFromMs ??= packetMs;
      session.take(() => undefined);
    } else if (pictureMs === undefined && session.packet.isKeyframe) {
      pictureMs = packetMs ?? timeMs;
      // Sparse key frames: several targets lead to the same one, which is known already.
      if (samples.has(pictureMs) || isBefore(pictureMs, stretch)) break;
      session.take((picture) => samples.add(picture));
      session.finishPictures((picture) => samples.add(picture));
    }
    const heardMs = heardFromMs === undefined || packetMs === undefined ? 0 : packetMs - heardFromMs;
    if (pictureMs !== undefined && (session.sound === undefined || heardMs >= LISTEN_MS)) break;
  }
  session.finishSound();
}

/** Reads the text of the whole film where the container lets single packets be picked out. */
export async function textPass(
  session: FilmSession,
  reader: FilmReader,
  deadline: Deadline,
): Promise<boolean> {
  const { film } = session;
  if (film.texts.length === 0 || !film.format.iformat?.name?.includes('mov')) return film.texts.length === 0;
  const others = [film.picture, ...(film.sound === undefined ? [] : [film.sound])];
  for (const track of others) track.discard = AVDISCARD_ALL;
  const { firstBlock } = reader;
  reader.firstBlock = SMALL_BLOCK;
  const endMs = deadline.remainingMs * (1 - TEXT_SHARE);
  let isComplete = true;
  while (await session.next()) {
    session.cues.take(session.packet);
    if (deadline.remainingMs < endMs) {
      isComplete = false;
      break;
    }
  }
  reader.firstBlock = firstBlock;
  for (const track of others) track.discard = AVDISCARD_DEFAULT;
  if (isComplete) for (const text of film.texts) text.stream.discard = AVDISCARD_ALL;
  return isComplete;
}

/** Whether a picture belongs to what was watched before the stretch. */
function isBefore(pictureMs: number, { fromMs }: Stretch): boolean {
  return fromMs > 0 && pictureMs <= fromMs;
}

function packetTime({ packet, film }: FilmSession): number | undefined {
  const track = film.format.streams[packet.streamIndex];
  return track === undefined ? undefined : millisecondsIn(packet.pts, track.timeBase, film.originUs);
}
