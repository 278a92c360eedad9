import type { BriefLanguage } from '../../brief';
import { loadVocabularies } from '../load-vocabularies';
import { parseBrief } from '../parse-brief';

/** The wishes and exclusions of a brief as text: `+wish`, `-exclusion`. */
export async function readAs(text: string, language: BriefLanguage): Promise<string> {
  const { terms } = parseBrief(text, await loadVocabularies(language));
  return terms
    .filter(({ kind }) => kind === 'wish' || kind === 'exclusion')
    .map(({ from, to, kind }) => (kind === 'wish' ? '+' : '-') + text.slice(from, to))
    .join(' ');
}
