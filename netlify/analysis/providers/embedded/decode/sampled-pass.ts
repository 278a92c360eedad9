import { AVDISCARD_ALL, AVDISCARD_DEFAULT, AVSEEK_FLAG_BACKWARD } from 'node-av/constants';
import type { Deadline } from './deadline';
import { SMALL_BLOCK, type FilmReader } from './film-reader';
import type { FilmSession } from './film-session';
import type { KeyFrames } from './key-frames';
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
/** Where nothing is heard, a sample is its key frame: about as large as the pictures of this many milliseconds. */
const KEY_FRAME_MS = 80;

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
  const samples = new SampleLog();
  const keyFrames = await session.keyFrames((picture) => samples.add(picture));
  let isComplete = true;
  const stepMs = leastStepMs ?? stepFor(stretch.toMs - stretch.fromMs);
  const count = Math.max(1, Math.ceil((stretch.toMs - stretch.fromMs) / stepMs));
  reader.stretchBytes = sampleBytes(session, reader.size);
  for (const [done, index] of samplingOrder(count).entries()) {
    onShare?.(done / count);
    isComplete = !(deadline.isOver || (reader.isSpent && keyFrames.count > 0));
    if (!isComplete) break;
    await takeSample(session, keyFrames, stretch.fromMs + index * stepMs, stretch);
  }
  await keyFrames.finish();
  session.picture.refused += keyFrames.refused;
  reader.stretchBytes = undefined;
  return { samples, stepMs, isComplete };
}

/** What a sample takes on average: one request should bring it, for each costs a way to the server and back. */
function sampleBytes({ film, sound }: FilmSession, size: number): number {
  const sampleMs = sound === undefined ? KEY_FRAME_MS : LISTEN_MS;
  return (size * sampleMs) / Math.max(sampleMs, film.durationMs ?? 0);
}

async function takeSample(
  session: FilmSession,
  keyFrames: KeyFrames,
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
      if (keyFrames.has(pictureMs) || isBefore(pictureMs, stretch)) break;
      await keyFrames.take(session.packet, pictureMs);
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
