import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '@/i18n/use-language';
import { loadVocabularies } from '@/targeting/brief/load-vocabularies';
import type { Vocabulary } from '@/targeting/brief/vocabulary';

/** The vocabularies for parsing briefs, that of the page's language first. They are loaded with the first result. */
export function useVocabularies() {
  const language = useLanguage();
  const [vocabularies, setVocabularies] = useState<readonly Vocabulary[] | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(() => {
    loadVocabularies(language).then(
      (loaded) => {
        setVocabularies(loaded);
        setFailed(false);
      },
      (error: unknown) => {
        console.error('Loading the vocabulary of briefs failed', error);
        setFailed(true);
      },
    );
  }, [language]);
  useEffect(load, [load]);

  return { vocabularies, hasVocabulary: vocabularies ? true : hasFailed ? false : undefined, load };
}
