import type { PartialReason } from '@/contracts/partial-reason';
import type { TimeRange } from '@/contracts/time-range';
import { readAnswer, type HeardPiece } from './answer';
import { EndpointError, TranscriptionEndpoint, type TranscriptionSettings } from './endpoint';
import { piecesOf } from './pieces';
import type { HeardText, SpeechToText, Voices } from './speech-to-text';

/** Speech that one user may still have written down today, in ms. */
export interface SpeechBudget {
  /** Takes up to `wantedMs`. @returns what is granted, in ms; undefined if it cannot be counted now. Never rejects. */
  take: (wantedMs: number) => Promise<number | undefined>;
  /** Gives back what was taken and not used, in ms. Never rejects. */
  giveBack: (unusedMs: number) => Promise<void>;
}

/** Pieces that are sent at the same time. */
const AT_ONCE = 4;
/** After this number of failed pieces in a row, no more are sent. */
const MAX_FAILURES = 3;

/** The work on the pieces of one video. */
interface Progress {
  heard: HeardPiece[];
  doneMs: number;
  /** Sent, and not answered when the work was stopped: it may be billed. */
  openMs: number;
  failuresInARow: number;
  /** Why the rest is not sent. */
  failure: unknown;
}

/**
 * Lets a service write down the speech of a video: piece by piece, several at once, within the user's budget.
 *
 * @param onFailure called with the reason why text is missing, for the log
 * @param waiting wait before a failed request is repeated, if not the default
 */
export function createSpeechToText(
  settings: TranscriptionSettings,
  budget: SpeechBudget,
  onFailure: (error: unknown) => void,
  waiting: { waitMs?: number } = {},
): SpeechToText {
  const endpoint = new TranscriptionEndpoint(settings, waiting.waitMs);
  return {
    model: settings.model,
    write: async (voices, timeoutMs, signal) => {
      const { stop, end } = stopAfter(timeoutMs, signal);
      const pieces = piecesOf(voices.ranges);
      const ofMs = lengthOf(pieces);
      const progress: Progress = { heard: [], doneMs: 0, openMs: 0, failuresInARow: 0, failure: undefined };
      const grantedMs = ofMs === 0 ? 0 : await grantedBy(budget, ofMs, stop, progress);
      await sendAll(withinBudget(pieces, grantedMs), { voices, endpoint, stop, progress });
      const unusedMs = grantedMs - progress.doneMs - progress.openMs;
      if (unusedMs > 0) await budget.giveBack(unusedMs);
      const { failure } = progress;
      if (failure !== undefined) onFailure(failure);
      const isInTime = !stop.aborted;
      end();
      const partial = partialOf({ ...progress, ofMs, isGranted: grantedMs >= ofMs, isInTime });
      return { ...textOf(progress), partial, foundMs: ofMs, writtenMs: progress.doneMs };
    },
  };
}

/** A signal that is aborted with another, or after a time in ms, unless `end` is called before. */
function stopAfter(timeoutMs: number, signal: AbortSignal): { stop: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort(new Error('the time for speech to text is up'));
  const timer = setTimeout(abort, Math.max(0, timeoutMs));
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  const end = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  };
  return { stop: controller.signal, end };
}

/** What the user may still have written down, in ms; 0 if that cannot be counted in time. */
async function grantedBy(
  budget: SpeechBudget,
  wantedMs: number,
  stop: AbortSignal,
  progress: Progress,
): Promise<number> {
  const grantedMs = await untilStopped(budget.take(wantedMs), stop).catch(() => undefined);
  if (grantedMs === undefined)
    progress.failure = new Error('the minutes of speech to text cannot be counted');
  return grantedMs ?? 0;
}

function lengthOf(pieces: readonly TimeRange[]): number {
  return pieces.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
}

/** The first pieces that are not longer than the budget together. */
function withinBudget(pieces: readonly TimeRange[], grantedMs: number): TimeRange[] {
  let sumMs = 0;
  return pieces.filter(({ startMs, endMs }) => (sumMs += endMs - startMs) <= grantedMs);
}

async function sendAll(
  pieces: readonly TimeRange[],
  {
    voices,
    endpoint,
    stop,
    progress,
  }: { voices: Voices; endpoint: TranscriptionEndpoint; stop: AbortSignal; progress: Progress },
): Promise<void> {
  const waiting = [...pieces];
  const isStopped = () => stop.aborted;
  const sendNext = async (): Promise<void> => {
    for (let piece = waiting.shift(); piece !== undefined; piece = waiting.shift()) {
      if (isStopped() || progress.failuresInARow >= MAX_FAILURES) return;
      const lengthMs = piece.endMs - piece.startMs;
      try {
        const answer = await untilStopped(voices.samplesOf(piece), stop).then((samples) =>
          endpoint.write(samples, stop),
        );
        progress.heard.push(readAnswer(answer, piece, voices.ranges));
        progress.doneMs += lengthMs;
        progress.failuresInARow = 0;
      } catch (error) {
        if (isStopped()) {
          progress.openMs += lengthMs;
          return;
        }
        progress.failure ??= error;
        const isFinal = error instanceof EndpointError && error.isFinal;
        progress.failuresInARow = isFinal ? MAX_FAILURES : progress.failuresInARow + 1;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
}

/** @throws the reason of the signal when it is aborted first */
function untilStopped<T>(work: Promise<T>, stop: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    stop.throwIfAborted();
    const fail = () => reject(stop.reason as Error);
    stop.addEventListener('abort', fail, { once: true });
    work.then(resolve, reject).finally(() => stop.removeEventListener('abort', fail));
  });
}

interface Outcome extends Progress {
  ofMs: number;
  isGranted: boolean;
  isInTime: boolean;
}

/** The first reason that applies: the service failed, the time was up, or the budget is used up. */
function partialOf({ doneMs, ofMs, failure, isGranted, isInTime }: Outcome): PartialReason[] {
  const values = { doneMs: Math.round(doneMs), ofMs: Math.round(ofMs) };
  if (failure !== undefined) return [{ code: 'transcription-failed', values }];
  if (!isInTime && doneMs < ofMs) return [{ code: 'transcription-cut', values }];
  return isGranted ? [] : [{ code: 'transcription-budget', values }];
}

function textOf({ heard }: Progress): Pick<HeardText, 'cues' | 'language'> {
  const lengths = new Map<string, number>();
  for (const { cues, language } of heard) {
    const length = cues.reduce((sum, { text }) => sum + text.length, 0);
    if (language !== undefined) lengths.set(language, (lengths.get(language) ?? 0) + length);
  }
  const [most] = [...lengths].toSorted(([, a], [, b]) => b - a);
  return {
    cues: heard.flatMap(({ cues }) => cues).toSorted((a, b) => a.startMs - b.startMs),
    language: most?.[0],
  };
}
