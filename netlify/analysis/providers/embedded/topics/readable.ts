import { WEIGHTS } from './evidence';
import { LANGUAGES, type Language } from '../../../captions/languages';
import { languagesOf } from './language';
import { phraseIndexOf, type Hit } from './phrase-index';
import type { Word } from './tokens';

/**
 * The known language in which each text is read; undefined for a text in another language. Where letters do not tell,
 * as in a list of ingredients, the lexicon of every language is asked, and the one that answers with most weight
 * counts for all these texts.
 *
 * @param texts the words of each, in time order
 * @param declared language that the track or playlist declares
 */
export function readableIn(texts: readonly (readonly Word[])[], declared?: string): (Language | undefined)[] {
  const languages = languagesOf(
    texts.map((words) => words.map(({ word }) => word)),
    declared,
  );
  const unknown = texts.filter(
    (words, index) => languages[index] === 'unknown' && words.some(({ word }) => /\p{L}/u.test(word)),
  );
  // Reading the lexicon of a language takes a few hundred ms.
  const answering = unknown.length > 0 ? answeringLanguage(unknown) : undefined;
  return languages.map((language) => {
    if (language === 'unknown') return answering;
    return language === 'other' ? undefined : language;
  });
}

/** The language whose lexicon contains most of the words, by weight; undefined if none contains any. */
function answeringLanguage(texts: readonly (readonly Word[])[]): Language | undefined {
  let [best, most]: [Language | undefined, number] = [undefined, 0];
  for (const language of LANGUAGES) {
    const hits = new Map(
      texts.flatMap((words) => phraseIndexOf(language).find(words)).map((hit) => [hit.key, hit]),
    );
    const weight = [...hits.values()].reduce((sum, hit) => sum + weightOf(hit), 0);
    if (weight > most) [best, most] = [language, weight];
  }
  return best;
}

/** The weight of a phrase for the topic that it proves best. */
function weightOf({ meanings }: Hit): number {
  return Math.max(0, ...meanings.map(({ strength }) => (strength === 'against' ? 0 : WEIGHTS[strength])));
}
