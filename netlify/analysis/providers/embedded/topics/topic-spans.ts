import type { TextCue } from '../../../captions/cue';
import { findingRangesOf } from '../measure/finding-ranges';
import type { FrameFindings, VideoMeasurements } from '../measure/measurements';
import type { TimeRange } from '@/contracts/time-range';
import { contextOf, type Line } from './context';
import {
  enoughOf,
  NEARBY_SHARE,
  weighAll,
  weighEvidence,
  type Saying,
  type TopicEvidence,
  type WeighedTopic,
} from './evidence';
import type { Language } from '../../../captions/languages';
import { withLostSpaces } from './lost-spaces';
import { creditsAmong } from './credits';
import { topicsByLikeness, type WeighedLine } from './likeness';
import { withoutPassing } from './passing-topics';
import { phraseIndexOf } from './phrase-index';
import { readableIn } from './readable';
import { seenSayings } from './seen-topics';
import { isSmoothed, neighborTopics, sensitiveTopics } from './smooth-weights';
import { printable, spokenText } from './speech';
import { nameInsteadOfTitle, titleTopics } from './title-topics';
import { topicsInSequence } from './topic-sequence';
import { wordsOf, type Word } from './tokens';

/** A time range of the video in which topics are spoken of. */
export interface TopicSpan {
  startMs: number;
  /** Exclusive. */
  endMs: number;
  /** The evidence for each topic. */
  topics: ReadonlyMap<string, TopicEvidence>;
}

/** The metadata fields of the container that describe the content of a video. */
export const METADATA_FIELDS = [
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
 * Finds the topics of a video from its timed text, the text in its frames and the objects seen. A line's topics apply
 * from its start to its end, within the shot that contains most of the line. They are based on the words of the line,
 * of nearby lines in that shot, and of the video's title and description. Text in a language without a lexicon is
 * ignored, because its words could match ours by chance. Spoken lines that the sentence encoder has read are judged by
 * their likeness, too (`likeness.ts`).
 *
 * @param shots all shots of the video, in time order
 */
export function topicSpansOf(video: VideoMeasurements, shots: readonly TimeRange[]): TopicSpan[] {
  const cues = video.cues
    .map((cue, index) => ({ ...cue, vector: video.sentences?.[index], onward: video.onward?.[index] }))
    .sort((a, b) => a.startMs - b.startMs);
  const readings = cues.map((cue) => readingOf(cue.text));
  const languages = readableIn(
    readings.map(({ words }) => words),
    video.captionLanguage,
  );
  const about = metadataSayings(video);
  const source: 'heard' | 'said' = video.captionSource === 'heard' ? 'heard' : 'said';
  const spoken = cues.map((cue, index) =>
    lineOf(
      cue,
      shots,
      sayingsOf(readings[index] ?? NOTHING, languages[index], { atMs: cue.startMs, source }),
    ),
  );
  const lines = [...spoken, ...linesOnScreen(video.findings, shots)];
  const nearby = contextOf(
    lines.filter(({ startMs, endMs, sayings }) => endMs > startMs && sayings.length > 0),
  );
  const weighed = lines.map((line) => weighAll(line.sayings, [...(nearby.get(line) ?? []), ...about]));
  const read = withConversations(
    cues.map((cue, index) => {
      const text = printable(readings[index]?.text ?? '');
      const topics = weighed[index] ?? new Map<string, WeighedTopic>();
      return { ...cue, text, source, topics, sayings: spoken[index]?.sayings ?? [] };
    }),
  );
  const alike = topicsByLikeness(read);
  const spans = lines.map(({ startMs, endMs }, index): TopicSpan => ({
    startMs,
    endMs,
    topics: alike[index] ?? enoughOf(weighed[index] ?? new Map<string, WeighedTopic>()),
  }));
  const said = withoutPassing(withNeighborTopics(spans.slice(0, spoken.length), spoken, languages));
  const decided = topicsInSequence(
    read.map((line, index) => ({
      ...line,
      topics: said[index] ?? new Map<string, TopicEvidence>(),
      phrases: line.topics,
    })),
  );
  const named = spans.map((span, index) => ({ ...span, topics: decided[index] ?? span.topics }));
  return [...named, wholeVideo(video, about)].filter(
    ({ startMs, endMs, topics }) => endMs > startMs && topics.size > 0,
  );
}

/** Lines with the sensitive topics of their conversation: those that the encoder has read, so that likeness can drop them. */
function withConversations<L extends WeighedLine & { sayings: readonly Saying[] }>(lines: readonly L[]): L[] {
  const read = lines.filter(({ vector, startMs, endMs }) => vector !== undefined && endMs > startMs);
  const added = sensitiveTopics(read.map((line) => ({ ...line, topics: enoughOf(line.topics) })));
  const byLine = new Map(read.map((line, index) => [line, added[index]]));
  return lines.map((line) => {
    const found = [...(byLine.get(line) ?? [])].map(
      ([topic, evidence]) => [topic, { ...evidence, isEnough: true }] as const,
    );
    return found.length === 0 ? line : { ...line, topics: new Map([...line.topics, ...found]) };
  });
}

/** Spoken lines with the topics that they have from the lines around them, too. */
function withNeighborTopics(
  spans: readonly TopicSpan[],
  spoken: readonly Line[],
  languages: readonly (Language | undefined)[],
): TopicSpan[] {
  const smoothed = [...spans.keys()].filter((index) => {
    const line = spoken[index];
    return isSmoothed(languages[index]) && line !== undefined && line.endMs > line.startMs;
  });
  const added = neighborTopics(
    smoothed.map((index) => ({
      ...{ startMs: spans[index]?.startMs ?? 0, sayings: spoken[index]?.sayings ?? [] },
      topics: spans[index]?.topics ?? new Map(),
    })),
  );
  const byLine = new Map(smoothed.map((index, at) => [index, added[at] ?? new Map<string, TopicEvidence>()]));
  return spans.map((span, index) => ({
    ...span,
    topics: new Map([...(byLine.get(index) ?? []), ...span.topics]),
  }));
}

const NOTHING: Reading = { text: '', words: [] };

function readingOf(source: string): Reading {
  const text = spokenText(source);
  return { text, words: wordsOf(text) };
}

/** Each field has its own language: an English title may have a Spanish description. */
function metadataSayings(video: VideoMeasurements): Saying[] {
  const described = METADATA_FIELDS.map((field) => [video.metadata[field] ?? '', 'described'] as const);
  return [...described, [nameInsteadOfTitle(video.metadata, video.fileName), 'named'] as const].flatMap(
    ([text, source]) => {
      const reading = readingOf(text);
      const [language] = readableIn([reading.words]);
      return sayingsOf(reading, language, { atMs: undefined, source });
    },
  );
}

function sayingsOf(
  { text, words }: Reading,
  language: Language | undefined,
  from: Pick<Saying, 'atMs' | 'sinceMs' | 'source' | 'seen'>,
): Saying[] {
  // Reading a language's lexicon takes a few hundred ms: not for a video without words.
  if (language === undefined || words.length === 0) return [];
  return phraseIndexOf(language)
    .find(words)
    .map((hit) => ({ key: hit.key, meanings: hit.meanings, words: text.slice(hit.from, hit.to), ...from }));
}

/** Text in frames, and the objects seen in them, as lines that last as long as their frame. */
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
  const languages = readableIn(readings.map((lines) => lines.flatMap(({ reading }) => reading.words)));
  /** Of the previous frame: its lines, and since when each is shown. */
  let shown = new Map<string, number>();
  return ranges.map(({ frame, others, shot, startMs, endMs }, index) => {
    const since = new Map<string, number>();
    const written = (readings[index] ?? []).flatMap(({ line: { score, box }, reading }) => {
      const sinceMs = shown.get(reading.text) ?? frame.timeMs;
      since.set(reading.text, sinceMs);
      const from = { atMs: frame.timeMs, sinceMs, source: 'written', seen: { score, box } } as const;
      return sayingsOf(reading, languages[index], from);
    });
    shown = since;
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

/** The shot that contains most of a line; the earlier one in case of a tie. */
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

/**
 * Title and description count half for the whole video: only clear evidence is enough to report a topic. For a sensitive
 * topic, the title has its own rule (`title-topics.ts`).
 */
function wholeVideo(video: VideoMeasurements, about: readonly Saying[]): TopicSpan {
  const clear = [...weighEvidence(about, [])].map(([topic, { weight, words }]) => {
    const halved = words.map((word) => ({ ...word, weight: word.weight * NEARBY_SHARE }));
    return [topic, { weight: weight * NEARBY_SHARE, words: halved }] as const;
  });
  const topics = new Map<string, TopicEvidence>(clear);
  for (const [topic, evidence] of titleTopics(video.metadata, video.fileName)) {
    if (evidence.weight > (topics.get(topic)?.weight ?? 0)) topics.set(topic, evidence);
  }
  return { startMs: 0, endMs: video.durationMs, topics };
}
