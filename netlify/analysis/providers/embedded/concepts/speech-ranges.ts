import type { Shot } from '@/contracts/timeline';
import type { TimeRange } from '@/contracts/time-range';
import type { TextCue } from '../../../captions/cue';
import { joinRanges } from '../measure/join-ranges';
import type { AudioMeasurement, VideoMeasurements } from '../measure/measurements';
import { hasVoice } from '../topics/speech';
import { soundNotesOf } from './sound-notes';

/** Minimum likeness of a window to speech: where the concept `speech` is as likely as not. */
const MIN_LIKENESS = 0.5;
/** Levels below this, in dBFS (FFmpeg silencedetect), for at least this time in ms (that of a slot) are not speech. */
const SILENT_DB = -60;
const UNSPOKEN_MS = 500;
/**
 * Nor does a tone with at least this share of the energy: voices have less (own measurement: up to 0.71 in a window).
 */
const TONE_SHARE = 0.95;
/** Maximum length of a pause within speech in milliseconds: between words, not between lines. */
const MAX_GAP_MS = 300;
/** The likeness covers a second and a half: it rises and falls this time in ms before and after the voice. */
const EARLY_MS = 400;
/**
 * Audio between two gaps of at most this length, in ms, is a sample of a long video: no sound around it was measured, so
 * that nothing is taken off its ends.
 */
const SAMPLE_MS = 1500;

/**
 * Time ranges with speech, from the cues and the likeness of the audio to speech. Cues count if they contain words that
 * somebody says or sings, because a line of a song must not be split either, or a note that somebody speaks: `[speaks
 * French]`.
 *
 * @returns ranges in whole milliseconds, in time order and without overlap; undefined without audio and cues
 */
export function speechRanges(video: VideoMeasurements): Shot[] | undefined {
  const { durationMs, audioWindows } = video;
  // What a machine heard is less exact than the voices that it was heard in.
  const cues = video.captionSource === 'heard' ? [] : video.cues;
  if (audioWindows.length === 0 && cues.length === 0) return undefined;
  // The likeness also covers the second around a window: it continues across a short silence and into a line-up tone.
  const unspoken = joinRanges(
    audioWindows.filter(({ rmsDb, tonality }) => rmsDb < SILENT_DB || tonality >= TONE_SHARE).map(rangeOf),
    MAX_GAP_MS,
  ).filter(({ startMs, endMs }) => endMs - startMs >= UNSPOKEN_MS);
  const windows = audioWindows.filter(({ speech }) => speech >= MIN_LIKENESS).map(rangeOf);
  const samples = joinRanges(audioWindows.map(rangeOf), MAX_GAP_MS).filter(
    ({ startMs, endMs }) => endMs - startMs <= SAMPLE_MS,
  );
  const voices = joinRanges(windows, MAX_GAP_MS).map((voice) => {
    const isInSample = samples.some(({ startMs, endMs }) => startMs <= voice.startMs && voice.endMs <= endMs);
    return isInSample ? voice : { startMs: voice.startMs + EARLY_MS, endMs: voice.endMs - EARLY_MS };
  });
  const spoken = cues.filter((cue) => hasVoice(cue.text) || isSaidToSpeak(cue));
  // Not before the ends are taken off: silence ends a voice exactly where it begins.
  return joinRanges([...without(voices, unspoken), ...spoken], MAX_GAP_MS)
    .map(({ startMs, endMs }) => ({
      start: Math.round(Math.max(0, startMs)),
      end: Math.round(Math.min(endMs, durationMs)),
    }))
    .filter(({ start, end }) => start < end);
}

function isSaidToSpeak(cue: TextCue): boolean {
  return soundNotesOf([cue]).some(({ concept }) => concept === 'speech');
}

/** The parts of ranges outside of holes, both in time order and without overlap. */
function without(ranges: readonly TimeRange[], holes: readonly TimeRange[]): TimeRange[] {
  return ranges.flatMap(({ startMs, endMs }) => {
    const inside = holes.filter((hole) => hole.startMs < endMs && hole.endMs > startMs);
    const starts = [startMs, ...inside.map((hole) => hole.endMs)];
    const ends = [...inside.map((hole) => hole.startMs), endMs];
    return starts.map((start, index) => ({ startMs: start, endMs: ends[index] ?? endMs }));
  });
}

function rangeOf({ timeMs, durationMs }: AudioMeasurement): TimeRange {
  return { startMs: timeMs, endMs: timeMs + durationMs };
}
