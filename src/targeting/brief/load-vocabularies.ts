import type { BriefLanguage } from '../brief';
import type { Vocabulary } from './vocabulary';

/** Loads the vocabularies, with the language of the page first. */
export async function loadVocabularies(first: BriefLanguage): Promise<Vocabulary[]> {
  const all = await Promise.all([
    import('./vocabulary/en'),
    import('./vocabulary/de'),
    import('./vocabulary/es'),
    import('./vocabulary/fr'),
  ]);
  return all
    .map(({ vocabulary }) => vocabulary)
    .toSorted((a, b) => Number(b.language === first) - Number(a.language === first));
}
