import type { TextCue } from '../../../captions/cue';
import { findingRangesOf } from '../measure/finding-ranges';
import type { FrameFindings, VideoMeasurements } from '../measure/measurements';
import type { TimeRange } from '@/contracts/time-range';
import { contextOf, type Line } from './context';
import { NEARBY_SHARE, weighEvidence, type Saying, type TopicEvidence, type TopicSource } from './evidence';
import { languagesOf, mayBeKnown, type Language } from './language';
import { withLostSpaces } from './lost-spaces';
import { creditsAmong } from './credits';
import { phraseIndexOf } from './phrase-index';
import { seenSayings } from './seen-topics';
import { spokenText } from './speech';
import { wordsOf, type Word } from './tokens';

/** A stretch of the video in which topics are spoken of. */
export interface TopicSpan {
  startMs: number;
  /** Exclusive. */
  endMs: number;
  /** The evidence for each topic. */
  topics: ReadonlyMap<string, TopicEvidence>;
}

/** The container's fields that say what a video is about. */
const METADATA_FIELDS = [
  'title',
  'description',
  'comment',
  'synopsis',
  'summary',
  'genre',
  'keywords',
  'subject',
  'show',
];

/** A text and its words, before its language is known. */
interface Reading {
  text: string;
  words: Word[];
}

/**
 * Finds what a video is about, by its timed text, the text that stands in its frames and the things that are seen. A
 * line's topics hold from its start to its end, within the one shot that most of the line lies in, and rest on the words
 * of the line, of its near neighbours in that shot and of the video's title and description. Timed text in another
 * language is not looked at: words of it would be taken for ours by chance.
 *
 * @param shots all shots of the video, in time order
 */
export function topicSpansOf(video: VideoMeasurements, shots: readonly TimeRange[]): TopicSpan[] {
  const cues = video.cues.toSorted((a, b) => a.startMs - b.startMs);
  const readings = cues.map((cue) => readingOf(cue.text));
  const words = readings.map(wordsIn);
  const languages = mayBeKnown(words) ? languagesOf(words) : [];
  const about = metadataSayings(video);
  const spokenLines = cues.map((cue, index) =>
    lineOf(
      cue,
      shots,
      sayingsOf(readings[index] ?? NOTHING, languages[index], { atMs: cue.startMs, source: 'said' }),
    ),
  );
  const lines = [...spokenLines, ...linesOnScreen(video.findings, shots)].filter(
    (line) => line.endMs > line.startMs && line.sayings.length > 0,
  );
  const nearby = contextOf(lines);
  const spoken = lines.map((line): TopicSpan => {
    const { startMs, endMs, sayings } = line;
    return { startMs, endMs, topics: weighEvidence(sayings, [...(nearby.get(line) ?? []), ...about]) };
  });
  return [...spoken, wholeVideo(video, about)].filter((span) => span.topics.size > 0);
}

const NOTHING: Reading = { text: '', words: [] };

function readingOf(source: string): Reading {
  const text = spokenText(source);
  return { text, words: wordsOf(text) };
}

function wordsIn({ words }: Reading): string[] {
  return words.map(({ word }) => word);
}

/** Where topics are looked for in a video, and where there are words in a language that they are not found in. */
export interface TopicSources {
  sources: TopicSource[];
  otherLanguage: ('said' | 'written')[];
}

/**
 * Where there is something to look for topics in, so that their absence means something: lines of captions and text that
 * was read, in a language that topics are known in, objects, or a title of its own.
 */
export function topicSourcesOf({ cues, findings, metadata }: VideoMeasurements): TopicSources {
  const texts = {
    said: cues.map(({ text }) => text),
    written: findings.flatMap(({ texts = [] }) => texts.map(({ text }) => withLostSpaces(text))),
  };
  const isKnown = (source: 'said' | 'written') =>
    mayBeKnown(texts[source].map((text) => wordsIn(readingOf(text))));
  const worded = (['said', 'written'] as const).filter((source) => texts[source].length > 0);
  const otherLanguage = worded.filter((source) => !isKnown(source));
  const has: Record<TopicSource, boolean> = {
    said: worded.includes('said') && !otherLanguage.includes('said'),
    written: worded.includes('written') && !otherLanguage.includes('written'),
    described: METADATA_FIELDS.some((field) => (metadata[field] ?? '') !== ''),
    seen: findings.some(({ objects = [] }) => objects.length > 0),
  };
  return { sources: (Object.keys(has) as TopicSource[]).filter((source) => has[source]), otherLanguage };
}

/** Each field in its own language: a title in English may stand above a description in Spanish. */
function metadataSayings(video: VideoMeasurements): Saying[] {
  const readings = METADATA_FIELDS.map((field) => readingOf(video.metadata[field] ?? ''));
  return readings.flatMap((reading) => {
    const [language] = languagesOf([wordsIn(reading)]);
    return sayingsOf(reading, language, { atMs: undefined, source: 'described' });
  });
}

function sayingsOf(
  { text, words }: Reading,
  language: Language | undefined,
  from: Pick<Saying, 'atMs' | 'source' | 'seen'>,
): Saying[] {
  if (language === undefined) return [];
  return phraseIndexOf(language)
    .find(words)
    .map((hit) => ({ key: hit.key, meanings: hit.meanings, words: text.slice(hit.from, hit.to), ...from }));
}

/** What stands written in frames, and the things that are seen in them, as lines that last as long as their frame. */
function linesOnScreen(
  findings: readonly FrameFindings[],
  shots: readonly TimeRange[],
): Line<TimeRange | undefined>[] {
  const ranges = findingRangesOf(findings, shots);
  const credits = creditsAmong(findings);
  const readings = ranges.map(({ frame }) =>
    (credits.has(frame) ? [] : (frame.texts ?? [])).map((line) => ({
      line,
      reading: readingOf(withLostSpaces(line.text)),
    })),
  );
  const languages = languagesOf(readings.map((lines) => lines.flatMap(({ reading }) => wordsIn(reading))));
  return ranges.map(({ frame, others, shot, startMs, endMs }, index) => {
    const written = (readings[index] ?? []).flatMap(({ line: { score, box }, reading }) =>
      sayingsOf(reading, languages[index], { atMs: frame.timeMs, source: 'written', seen: { score, box } }),
    );
    return { startMs, endMs, shot, sayings: [...written, ...seenSayings(frame, others)] };
  });
}

function lineOf(
  { startMs, endMs }: TextCue,
  shots: readonly TimeRange[],
  sayings: Saying[],
): Line<TimeRange | undefined> {
  const shot = mainShot({ startMs, endMs }, shots);
  return {
    startMs: Math.max(startMs, shot?.startMs ?? 0),
    endMs: Math.min(endMs, shot?.endMs ?? endMs),
    shot,
    sayings,
  };
}

/** The shot that most of a line lies in; of two the earlier one. */
function mainShot(
  line: Pick<TextCue, 'startMs' | 'endMs'>,
  shots: readonly TimeRange[],
): TimeRange | undefined {
  const overlap = (shot: TimeRange) =>
    Math.min(shot.endMs, line.endMs) - Math.max(shot.startMs, line.startMs);
  return shots.reduce<TimeRange | undefined>(
    (best, next) => (best === undefined || overlap(next) > overlap(best) ? next : best),
    undefined,
  );
}

/** Title and description count half for the whole video: only a plain one is enough to name a topic. */
function wholeVideo(video: VideoMeasurements, about: readonly Saying[]): TopicSpan {
  const topics = [...weighEvidence(about, [])].map(([topic, { weight, words }]) => {
    const halved = words.map((word) => ({ ...word, weight: word.weight * NEARBY_SHARE }));
    return [topic, { weight: weight * NEARBY_SHARE, words: halved }] as const;
  });
  return { startMs: 0, endMs: video.durationMs, topics: new Map(topics) };
}
