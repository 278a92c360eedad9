import type { VideoMeasurements } from '../measure/measurements';
import { creditsAmong } from './credits';
import type { TopicSource } from './evidence';
import { withLostSpaces } from './lost-spaces';
import { readableIn } from './readable';
import { spokenText } from './speech';
import { nameInsteadOfTitle } from './title-topics';
import { wordsOf, type Word } from './tokens';
import { METADATA_FIELDS } from './topic-spans';

/** Sources in which topics were looked for, and sources with words in another language. */
export interface TopicSources {
  sources: TopicSource[];
  otherLanguage: ('said' | 'heard' | 'written')[];
}

/** Minimum number of words to call their language another one: fewer may be a few names, or a song of one line. */
const MIN_WORDS = 30;

/**
 * The sources that contain something to look for topics in, so that the absence of topics is meaningful: captions and
 * text in frames with words, if in a known language, objects, or a title. Credits do not count: topics are not looked
 * for there.
 */
export function topicSourcesOf({
  cues,
  captionLanguage,
  captionSource,
  findings,
  metadata,
  fileName,
}: VideoMeasurements): TopicSources {
  const said = cues.map(({ text }) => wordsOf(spokenText(text)));
  const credits = creditsAmong(findings);
  const texts = findings
    .filter((frame) => !credits.has(frame))
    .flatMap((frame) => (frame.texts ?? []).map(({ text }) => spokenText(withLostSpaces(text))));
  // A line is shown, and read, in many frames.
  const written = [...new Set(texts)].map(wordsOf);
  const spoken: 'said' | 'heard' = captionSource === 'heard' ? 'heard' : 'said';
  const isOther = isInOtherLanguage(said, captionLanguage);
  const otherLanguage: TopicSources['otherLanguage'] = [
    ...(isOther ? [spoken] : []),
    ...(isInOtherLanguage(written) ? ['written' as const] : []),
  ];
  const hasWords = (lines: readonly (readonly Word[])[]) => lines.some((words) => words.length > 0);
  const has: Record<TopicSource, boolean> = {
    said: spoken === 'said' && hasWords(said) && !isOther,
    heard: spoken === 'heard' && hasWords(said) && !isOther,
    written: hasWords(written) && !otherLanguage.includes('written'),
    described: METADATA_FIELDS.some((field) => (metadata[field] ?? '') !== ''),
    named: nameInsteadOfTitle(metadata, fileName) !== '',
    seen: findings.some(({ objects = [] }) => objects.length > 0),
  };
  return { sources: (Object.keys(has) as TopicSource[]).filter((source) => has[source]), otherLanguage };
}

/** Whether most words of texts are in a language without a lexicon. Clocks, scores and prices are in no language. */
function isInOtherLanguage(lines: readonly (readonly Word[])[], declared?: string): boolean {
  const languages = readableIn(lines, declared);
  const counts = lines.map((words) => words.filter(({ word }) => /\p{L}/u.test(word)).length);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const readable = counts.reduce(
    (sum, count, index) => sum + (languages[index] === undefined ? 0 : count),
    0,
  );
  return all >= MIN_WORDS && readable < all / 2;
}
