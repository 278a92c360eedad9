import { AVDISCARD_DEFAULT, AVSEEK_FLAG_BACKWARD } from 'node-av/constants';
import type { TimeRange } from '@/contracts/time-range';

import { Deadline } from './deadline';
import type { FilmReader } from './film-reader';
import type { FilmSession } from './film-session';
import { fullPass } from './full-pass';
import type { PictureReport } from './picture-log';
import { placeCuts } from './place-cuts';
import { FULL_DECODE_MS, planFor, stepFor, type PlanOptions } from './plan';
import { within, type OnShare } from './progress';
import { sampledPass, textPass, type Stretch } from './sampled-pass';
import { stampAt } from './time';
import { failures } from './worker-failure';

/** What was seen of the whole film. */
export interface Seen extends PictureReport {
  /** Stretches of which every frame was decoded, without overlap. */
  watched: TimeRange[];
  /** Why it is not all of it, in sentences for a person. */
  notes: string[];
}

export interface WatchOptions extends PlanOptions {
  maxDurationMs: number;
  /** Time in milliseconds after which the measurement ends with what it has. */
  budgetMs: number;
  /** Told how much of the film has been measured, 0 to 1; it may fall back when another way is tried. */
  onShare?: OnShare | undefined;
}

/** Looking into the stretches between samples may take this share of what is left of the time. */
const PLACE_SHARE = 0.8;
/** A full decode may take this share of the time, so that some is left to sample the rest of the film. */
const FULL_SHARE = 0.6;
/** With less than this share of the samples that were wanted, the film has too few key frames. */
const LEAST_FOUND = 0.25;
/** Share of the work that taking samples is told to be; the rest is looking between them. */
const SAMPLES_SHARE = 0.6;

/**
 * Watches the film in the way that fits its size, and in another one when that turns out to fail.
 *
 * @throws AnalysisFailure `too-long`
 */
export async function watchFilm(
  session: FilmSession,
  reader: FilmReader,
  options: WatchOptions,
  deadline: Deadline,
): Promise<Seen> {
  const { maxDurationMs, budgetMs, fullDecodeMs = FULL_DECODE_MS, onShare } = options;
  const { picture, durationMs } = session.film;
  if (durationMs !== undefined && durationMs > maxDurationMs) throw failures.tooLong(maxDurationMs);
  const rate = picture.avgFrameRate;
  const framesPerSecond = rate.num > 0 && rate.den > 0 ? rate.num / rate.den : 25;
  const { width, height } = picture.codecpar;
  const plan = planFor({ durationMs, width, height, framesPerSecond }, fullDecodeMs);
  if (plan === 'sampled' && durationMs !== undefined) {
    const stretch = { fromMs: 0, toMs: durationMs };
    const seen = await sampled(session, reader, stretch, deadline, options);
    const stepMs = options.sampleStepMs ?? stepFor(durationMs);
    const isEnough = seen.pictures.length >= (LEAST_FOUND * durationMs) / stepMs || reader.isSpent;
    return isEnough || deadline.isOver ? seen : fromTheStart(session, maxDurationMs, deadline, onShare);
  }
  const fullDeadline = new Deadline(Math.min(fullDecodeMs, budgetMs * FULL_SHARE));
  const { frames, isComplete } = await fullPass(session, maxDurationMs, fullDeadline, onShare);
  const seenMs = frames.lastMs ?? 0;
  const seen: Seen = { ...frames.report(), watched: [{ startMs: 0, endMs: seenMs }], notes: [] };
  if (isComplete) return seen;
  if (durationMs === undefined) return { ...seen, notes: ['The time was up before the end of the video.'] };
  const rest = await sampled(session, reader, { fromMs: seenMs, toMs: durationMs }, deadline, {
    ...options,
    onShare: within(onShare, seenMs / durationMs, 1),
  });
  return {
    pictures: [...seen.pictures, ...rest.pictures],
    transitions: [...seen.transitions, ...rest.transitions],
    flashes: seen.flashes,
    watched: [...seen.watched, ...rest.watched],
    notes: [`From ${seconds(seenMs)} on: ${rest.notes.join(' ')}`],
  };
}

async function sampled(
  session: FilmSession,
  reader: FilmReader,
  stretch: Stretch,
  deadline: Deadline,
  { sampleStepMs, placesCuts = true, onShare }: WatchOptions,
): Promise<Seen> {
  const hasAllText = await textPass(session, reader, deadline);
  const { samples, isComplete } = await sampledPass(
    session,
    reader,
    stretch,
    deadline,
    sampleStepMs,
    within(onShare, 0, SAMPLES_SHARE),
  );
  const placing = new Deadline(placesCuts && samples.count > 1 ? deadline.remainingMs * PLACE_SHARE : 0);
  const { watched } = await placeCuts(session, reader, samples, placing, within(onShare, SAMPLES_SHARE, 1));
  const report = samples.report(watched);
  const stepMs = (stretch.toMs - stretch.fromMs) / Math.max(1, samples.count);
  const notes = [
    `The video is long, so about one picture every ${seconds(stepMs)} was measured; shots, sounds and fades between them can be missed.`,
    ...(isComplete
      ? []
      : [
          reader.isSpent
            ? 'The budget of bytes was used up before all of them were read.'
            : 'The time was up before all of them were read.',
        ]),
    ...(hasAllText ? [] : ['Only the words near these pictures were read.']),
  ];
  return {
    ...report,
    watched: watched.map(({ fromMs, toMs }) => ({ startMs: fromMs, endMs: toMs })),
    notes,
  };
}

/** Without key frames or an index there is no way but from the start, as far as the time allows. */
async function fromTheStart(
  session: FilmSession,
  maxDurationMs: number,
  deadline: Deadline,
  onShare?: OnShare,
): Promise<Seen> {
  const { film } = session;
  for (const text of film.texts) text.stream.discard = AVDISCARD_DEFAULT;
  const start = stampAt(0, film.picture.timeBase, film.originUs);
  await film.format.seekFrame(film.picture.index, start, AVSEEK_FLAG_BACKWARD);
  session.sounds.restart();
  // A little is kept back for the report.
  const { frames, isComplete } = await fullPass(
    session,
    maxDurationMs,
    new Deadline(deadline.remainingMs * 0.9),
    onShare,
  );
  const notes = isComplete
    ? []
    : [
        `The video has few key frames, so only its first ${seconds(frames.lastMs ?? 0)} could be measured in time.`,
      ];
  return { ...frames.report(), watched: [{ startMs: 0, endMs: frames.lastMs ?? 0 }], notes };
}

/** A time for a person: with one decimal below 10 s. */
export function seconds(ms: number): string {
  const value = ms / 1000;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} s`;
}
