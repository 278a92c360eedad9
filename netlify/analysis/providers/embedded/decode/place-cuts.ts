import { AVDISCARD_ALL, AVDISCARD_DEFAULT, AVSEEK_FLAG_BACKWARD } from 'node-av/constants';
import { jumpsOf, runsOf, suspiciousOf, type Run } from '../measure/transitions';
import type { Deadline } from './deadline';
import type { FilmReader } from './film-reader';
import type { FilmSession } from './film-session';
import { FrameLog, type SampleLog, type Watched } from './picture-log';
import type { OnShare } from './progress';
import { stampAt } from './time';

/**
 * Decodes the stretches between samples that a cut may lie in, every frame of them, to find and to place
 * the cuts and dissolves there; the most doubtful ones first, until the time or the bytes are used up.
 *
 * @returns what was seen, and whether every such stretch was looked into
 */
export async function placeCuts(
  session: FilmSession,
  reader: FilmReader,
  samples: SampleLog,
  deadline: Deadline,
  onShare?: OnShare,
): Promise<{ watched: Watched[]; isComplete: boolean }> {
  const { film } = session;
  const others = [
    ...(film.sound === undefined ? [] : [film.sound]),
    ...film.texts.map((text) => text.stream),
  ];
  const discards = others.map((track) => track.discard);
  for (const track of others) track.discard = AVDISCARD_ALL;
  const watched: Watched[] = [];
  let isComplete = true;
  const runs = runsOf(suspiciousOf(jumpsOf(samples.pictures())));
  for (const [done, run] of runs.entries()) {
    onShare?.(done / runs.length);
    if (deadline.isOver || reader.isSpent) {
      isComplete = false;
      break;
    }
    const seen = await watch(session, run, deadline);
    if (seen !== undefined) watched.push(seen);
  }
  others.forEach((track, index) => (track.discard = discards[index] ?? AVDISCARD_DEFAULT));
  return { watched, isComplete };
}

/** @returns undefined when the time was up before its end: half of a stretch says nothing of the other */
async function watch(
  session: FilmSession,
  { fromMs, toMs }: Run,
  deadline: Deadline,
): Promise<Watched | undefined> {
  const { film } = session;
  const stamp = stampAt(fromMs, film.picture.timeBase, film.originUs);
  if ((await film.format.seekFrame(film.picture.index, stamp, AVSEEK_FLAG_BACKWARD)) < 0) return undefined;
  session.skip();
  const frames = new FrameLog(toMs - fromMs);
  const add = (picture: Parameters<FrameLog['add']>[0]) => {
    // A frame beyond the end tells a cut on the last one from a flash; those before the start are decoded
    // only because what follows is built on them.
    if (picture.timeMs >= fromMs && (frames.lastMs ?? 0) <= toMs + BEYOND_MS) frames.add(picture);
  };
  while ((frames.lastMs ?? 0) <= toMs + BEYOND_MS) {
    if (deadline.isOver) return undefined;
    if (!(await session.next())) break;
    if (session.isPicture) session.take(add);
  }
  session.finishPictures(add);
  const report = frames.report();
  const transitions = report.transitions.filter(({ startMs, endMs }) => endMs > fromMs && startMs <= toMs);
  return { fromMs, toMs, report: { ...report, transitions } };
}

/** How far a stretch is watched beyond its end, in milliseconds. */
const BEYOND_MS = 1000;
