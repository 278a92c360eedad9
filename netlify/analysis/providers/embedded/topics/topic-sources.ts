import type { VideoMeasurements } from '../measure/measurements';
import { creditsAmong } from './credits';
import type { TopicSource } from './evidence';
import { isFunctionWord, LANGUAGES, languagesOf, mayBeKnown, MIN_WORDS, type Language } from './language';
import { withLostSpaces } from './lost-spaces';
import { phraseIndexOf } from './phrase-index';
import { spokenText } from './speech';
import { wordsOf, type Word } from './tokens';
import { METADATA_FIELDS } from './topic-spans';

/** Sources in which topics were looked for, and sources with words in an unknown language. */
export interface TopicSources {
  sources: TopicSource[];
  otherLanguage: ('said' | 'written')[];
}

/**
 * Minimum share of the different words on screen that a known language or its lexicon contains: headlines, scores and
 * offers in a known language have 0.28 to 0.8 (own measurement), those in others up to 0.2.
 */
const MIN_KNOWN_SHARE = 0.24;

/**
 * The sources that contain something to look for topics in, so that the absence of topics is meaningful: captions and
 * text in frames, if in a known language, objects, or a title. Credits do not count: topics are not looked for there.
 */
export function topicSourcesOf({ cues, findings, metadata }: VideoMeasurements): TopicSources {
  const said = cues.map(({ text }) => wordsOf(spokenText(text)));
  const credits = creditsAmong(findings);
  const texts = findings
    .filter((frame) => !credits.has(frame))
    .flatMap((frame) => (frame.texts ?? []).map(({ text }) => spokenText(withLostSpaces(text))));
  // A line is shown, and read, in many frames.
  const written = [...new Set(texts)].map(wordsOf);
  const otherLanguage: TopicSources['otherLanguage'] = [
    ...(mayBeKnown(said.map(textOf)) ? [] : (['said'] as const)),
    ...(mayBeKnownOnScreen(written) ? [] : (['written'] as const)),
  ];
  const has: Record<TopicSource, boolean> = {
    said: said.length > 0 && !otherLanguage.includes('said'),
    written: written.length > 0 && !otherLanguage.includes('written'),
    described: METADATA_FIELDS.some((field) => (metadata[field] ?? '') !== ''),
    seen: findings.some(({ objects = [] }) => objects.length > 0),
  };
  return { sources: (Object.keys(has) as TopicSource[]).filter((source) => has[source]), otherLanguage };
}

/**
 * Whether lines of text in frames may be in one of `LANGUAGES`. Headlines, scores and offers have far fewer function
 * words than sentences, so that the words of the lexicon count too.
 */
function mayBeKnownOnScreen(lines: readonly (readonly Word[])[]): boolean {
  const texts = lines.flatMap(textOf).filter(hasLetters);
  const words = new Set(texts);
  if (words.size < MIN_WORDS) return true;
  const [language] = languagesOf([texts]);
  if (language === undefined) return false;
  // The likely language first: building the index of one takes a few hundred ms.
  const likely = [language, ...LANGUAGES.filter((each) => each !== language)];
  return likely.some((each) => knownWords(lines, each).size >= MIN_KNOWN_SHARE * words.size);
}

/** Clocks, scores and prices are in no language. */
function hasLetters(word: string): boolean {
  return /\p{L}/u.test(word);
}

/** The different words of lines that are function words of a language or part of a phrase of its lexicon. */
function knownWords(lines: readonly (readonly Word[])[], language: Language): Set<string> {
  const known = lines.flatMap((words) => {
    const hits = phraseIndexOf(language).find(words);
    return words.filter(
      ({ word, from, to }) =>
        hasLetters(word) &&
        (isFunctionWord(word, language) || hits.some((hit) => hit.from <= from && to <= hit.to)),
    );
  });
  return new Set(known.map(({ word }) => word));
}

function textOf(words: readonly Word[]): string[] {
  return words.map(({ word }) => word);
}
