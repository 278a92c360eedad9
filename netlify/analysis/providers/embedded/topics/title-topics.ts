import type { VideoMeasurements } from '../measure/measurements';
import { MAX_WORDS, NEARBY_SHARE, type TopicEvidence, type WordEvidence } from './evidence';
import { titleIndexOf, type Hit } from './phrase-index';
import { readableIn } from './readable';
import { spokenText } from './speech';
import { wordsOf } from './tokens';

/** Weight of a sensitive topic of a title: as much as is reported (`concepts/registry.ts`), and less than of any line. */
const TITLE_WEIGHT = 2;

/** End of a sentence: the rest of a description is advertising and links more often than content. */
const SENTENCE_END = /(?<=[.!?])\s|\n/u;

type Metadata = Readonly<VideoMeasurements['metadata']>;

/**
 * The sensitive topics that the title of a video, the name of a file without a title, or the first sentence of the description names. A title has no
 * neighbors that could support a phrase, and is meant to say what the video is about. One phrase of the title lexicon
 * (`readTitleLexicon`) is enough, or two if they are ambiguous. Each phrase against cancels one of them.
 */
export function titleTopics(metadata: Metadata, fileName?: string): Map<string, TopicEvidence> {
  const { title = '', description = '' } = metadata;
  const [opening = ''] = description.trim().split(SENTENCE_END);
  const named = nameInsteadOfTitle(metadata, fileName);
  return new Map([
    ...topicsNamedIn(named, 'named'),
    ...topicsNamedIn(opening, 'described'),
    ...topicsNamedIn(title, 'described'),
  ]);
}

/** The words of the file name where the file has no title of its own; otherwise empty. */
export function nameInsteadOfTitle(metadata: Metadata, fileName = ''): string {
  return (metadata.title ?? '').trim() === '' ? fileName : '';
}

function topicsNamedIn(written: string, source: 'described' | 'named'): [topic: string, TopicEvidence][] {
  const text = spokenText(written);
  const against = new Set<string>();
  const phrases = new Set<string>();
  const named = new Map<string, { hits: Map<string, Hit>; isClear: boolean }>();
  for (const hit of hitsIn(text)) {
    for (const { topic, strength } of hit.meanings) {
      if (strength === 'against') {
        against.add(hit.key);
        continue;
      }
      phrases.add(hit.key);
      const { hits, isClear } = named.get(topic) ?? { hits: new Map<string, Hit>(), isClear: false };
      named.set(topic, { hits: hits.set(hit.key, hit), isClear: isClear || strength !== 'ordinary' });
    }
  }
  const count = phrases.size - against.size;
  return [...named].flatMap(([topic, { hits, isClear }]) =>
    count >= (isClear ? 1 : 2) ? [[topic, evidenceOf([...hits.values()], text, source)]] : [],
  );
}

/** The language of a few words with names is often mistaken, and English titles are common: English always counts. */
function hitsIn(text: string): Hit[] {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const [language] = readableIn([words]);
  const languages = language === undefined || language === 'en' ? ['en' as const] : ['en' as const, language];
  return languages.flatMap((each) => titleIndexOf(each).find(words));
}

function evidenceOf(hits: readonly Hit[], text: string, source: 'described' | 'named'): TopicEvidence {
  const first = hits.slice(0, MAX_WORDS);
  const weight = TITLE_WEIGHT / first.length;
  const words = first.map(({ key, from, to }): WordEvidence => ({
    ...{ key, words: text.slice(from, to), atMs: undefined, source },
    ...{ weight, fullWeight: weight / NEARBY_SHARE },
  }));
  return { weight: TITLE_WEIGHT, words };
}
