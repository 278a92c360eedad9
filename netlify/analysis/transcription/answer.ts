import * as v from 'valibot';
import { printableText } from '@/contracts/printable-text';
import type { TimeRange } from '@/contracts/time-range';
import type { TextCue } from '../captions/cue';
import { primaryLanguage } from '../captions/languages';
import { EndpointError } from '../endpoint/endpoint-client';

const measure = v.fallback(v.nullish(v.number()), undefined);

/** A segment as the services state it, in seconds from the start of the piece. */
const segmentSchema = v.object({
  start: v.number(),
  end: v.number(),
  text: v.string(),
  avg_logprob: measure,
  compression_ratio: measure,
  no_speech_prob: measure,
});
type Segment = v.InferOutput<typeof segmentSchema>;

/** Everything but the text is optional: some services state no times, and vLLM writes the duration as a string. */
const answerSchema = v.object({
  error: v.fallback(v.nullish(v.unknown()), undefined),
  text: v.fallback(v.nullish(v.string()), undefined),
  language: v.fallback(v.nullish(v.string()), undefined),
  segments: v.fallback(v.nullish(v.array(v.unknown())), undefined),
});

/**
 * Limits of Whisper itself (openai/whisper, transcribe.py): text that repeats itself compresses better than this, and
 * what is below these probabilities is taken for silence.
 */
const MAX_COMPRESSION = 2.4;
const MAX_NO_SPEECH = 0.6;
const MIN_LOG_PROBABILITY = -1;
/** vLLM fills the scores that it does not have with this value; no real compression ratio is negative. */
const PLACEHOLDER = -1;
/** Least overlap of a segment with the voices that the detector found, in ms: one syllable. */
const MIN_VOICE_MS = 100;
/** A segment that ends this much after its piece, in s, is not measured in seconds. */
const MAX_LATE_S = 60;
/** Maximum number of segments of one piece. */
const MAX_SEGMENTS = 300;
/** Maximum length of one segment in characters: a minute of fast speech. */
const MAX_LENGTH = 1_500;

/** The text of one piece. */
export interface HeardPiece {
  /** On the clock of the video. */
  cues: TextCue[];
  language: string | undefined;
}

/**
 * Reads the answer of a speech-to-text service in the format of OpenAI's `json`, `verbose_json` or `diarized_json`, as
 * it and others write it. Without times, the text is as long as the piece. Segments that are reversed, begin after the
 * end, repeat themselves, are silence by the service's own scores, or are said where nobody speaks are dropped: Whisper
 * invents text there.
 *
 * @param answer the parsed JSON
 * @param piece where the sound that was sent is in the video, in ms
 * @param voices where there are voices in the video, in ms
 * @throws EndpointError if it is no such answer
 */
export function readAnswer(answer: unknown, piece: TimeRange, voices: readonly TimeRange[]): HeardPiece {
  const parsed = v.safeParse(answerSchema, answer);
  // whisper.cpp has answered errors with status 200. Nothing of the answer is repeated: it can have what was said.
  if (!parsed.success || parsed.output.error != null) throw noAnswer();
  const { text, language, segments } = parsed.output;
  if (text == null && segments == null) throw noAnswer();
  const lengthS = (piece.endMs - piece.startMs) / 1000;
  const cues = segmentsOf(text ?? '', segments ?? [], lengthS)
    .filter((segment) => isPlausible(segment, lengthS))
    .map((segment) => cueOf(segment, piece))
    .filter((cue) => hasWords(cue.text) && hasVoice(cue, voices));
  return { cues: withoutLoops(cues), language: languageOf(language ?? undefined) };
}

function noAnswer(): EndpointError {
  return new EndpointError(
    'the speech-to-text service answered with something other than a transcription',
    false,
  );
}

type Timed = Partial<Segment> & TimeInS & { text: string };

/** The segments, if they have usable times in seconds; else all of the text, as long as the piece. */
function segmentsOf(text: string, segments: readonly unknown[], lengthS: number): Timed[] {
  const stated = segments
    .slice(0, MAX_SEGMENTS)
    .map((segment) => v.safeParse(segmentSchema, segment))
    .flatMap(({ success, output }) => (success ? [output] : []));
  const isInSeconds = stated.every(({ end }) => end <= lengthS + MAX_LATE_S);
  if (stated.some(({ start, end }) => end > start) && isInSeconds) return stated;
  return [{ start: 0, end: lengthS, text }];
}

function isPlausible(segment: Partial<Segment> & TimeInS, lengthS: number): boolean {
  const { start, end, compression_ratio: compression, no_speech_prob: silence, avg_logprob: log } = segment;
  if (!(end > start) || start >= lengthS || end <= 0) return false;
  if (compression != null && compression > MAX_COMPRESSION) return false;
  const isSilence = silence != null && silence > MAX_NO_SPEECH && log != null && log < MIN_LOG_PROBABILITY;
  return !isSilence;
}

interface TimeInS {
  start: number;
  end: number;
}

function cueOf(segment: Partial<Segment> & TimeInS & { text: string }, piece: TimeRange): TextCue {
  const confidence = confidenceOf(segment);
  return {
    startMs: Math.max(piece.startMs, piece.startMs + segment.start * 1000),
    endMs: Math.min(piece.endMs, piece.startMs + segment.end * 1000),
    text: printableText(segment.text, MAX_LENGTH),
    ...(confidence === undefined ? {} : { confidence }),
  };
}

/** Whether somebody says something, and it is not only a note about the sound, such as `[BLANK_AUDIO]`. */
function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text.replaceAll(/[[(（【*][^\])）】*]*[\])）】*]/gu, ''));
}

/** Mean probability of a token, 0 to 1; undefined if it is not stated. */
function confidenceOf({ avg_logprob: log, compression_ratio: compression }: Partial<Segment>) {
  if (log == null || log > 0 || compression === PLACEHOLDER) return undefined;
  return Math.round(Math.exp(log) * 100) / 100;
}

function hasVoice(cue: TimeRange, voices: readonly TimeRange[]): boolean {
  const heardMs = voices.reduce(
    (sum, { startMs, endMs }) =>
      sum + Math.max(0, Math.min(endMs, cue.endMs) - Math.max(startMs, cue.startMs)),
    0,
  );
  return heardMs >= Math.min(MIN_VOICE_MS, (cue.endMs - cue.startMs) / 2);
}

/** A line that is said three times in a row is a model that hangs: the first two of them are kept. */
function withoutLoops(cues: readonly TextCue[]): TextCue[] {
  return cues.filter(({ text }, index) => text !== cues[index - 1]?.text || text !== cues[index - 2]?.text);
}

/** By English name and by code; Whisper's servers state one or the other. */
function languageOf(stated: string | undefined): string | undefined {
  const name = stated?.trim().toLowerCase() ?? '';
  return codesByName().get(name) ?? primaryLanguage(name);
}

let codes: ReadonlyMap<string, string> | undefined;

/** All languages with a code of two letters (ISO 639-1), by their English name in lower case. */
function codesByName(): ReadonlyMap<string, string> {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  codes ??= new Map(
    letters.flatMap((first) =>
      letters.map((second): [string, string] => {
        const code = `${first}${second}`;
        return [(names.of(code) ?? code).toLowerCase(), code];
      }),
    ),
  );
  return codes;
}
