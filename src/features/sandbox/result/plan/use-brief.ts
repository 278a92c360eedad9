import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '@/i18n/use-language';
import { afterFirstPaint } from '@/lib/after-first-paint';
import { withTerm, type Brief, type BriefTerm } from '@/targeting/brief';
import { loadVocabularies } from '@/targeting/brief/load-vocabularies';
import { parseBrief } from '@/targeting/brief/parse-brief';
import type { Vocabulary } from '@/targeting/brief/vocabulary';
import { retyped, type ChoicesChange } from './choice-changes';

/** A brief, and the functions that change it. */
export interface BriefEditor {
  brief: Brief | null;
  /** Whether briefs can be understood: false if the vocabulary could not be loaded, undefined until it is. */
  hasVocabulary: boolean | undefined;
  setBriefText: (text: string) => void;
  /** Changes how a term of the brief is understood. */
  setTerm: (index: number, kind: BriefTerm['kind']) => void;
}

/** The vocabularies for parsing briefs, that of the page's language first. They are loaded with the first result. */
function useVocabularies() {
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
  // A result is shown before its brief can be edited.
  useEffect(() => afterFirstPaint(load), [load]);

  return { vocabularies, hasVocabulary: vocabularies ? true : hasFailed ? false : undefined, load };
}

/** The brief of a video. Text that is typed before the vocabulary is loaded is parsed as soon as it is. */
export function useBrief(brief: Brief | null, changeChoices: (changeOf: ChoicesChange) => void): BriefEditor {
  const { vocabularies, hasVocabulary, load } = useVocabularies();
  const parsedText = useRef('');
  /** The brief before it was edited without a vocabulary: what was changed by hand in it stays. */
  const understood = useRef<Brief | null>(null);

  useEffect(() => {
    if (vocabularies && brief?.terms.length === 0 && parsedText.current !== brief.text) {
      parsedText.current = brief.text;
      // The text may have changed since this rendering.
      const before = understood.current;
      understood.current = null;
      changeChoices(({ brief: latest }) =>
        latest?.terms.length === 0 ? { brief: retyped(before, parseBrief(latest.text, vocabularies)) } : {},
      );
    }
  });

  return useMemo<BriefEditor>(
    () => ({
      brief,
      hasVocabulary,
      setBriefText(text) {
        if (!vocabularies) load();
        else parsedText.current = text;
        const parsed = vocabularies ? parseBrief(text, vocabularies) : { text, terms: [] };
        changeChoices((current) => {
          if (!vocabularies && current.brief?.terms.length) understood.current = current.brief;
          return { brief: text === '' ? null : retyped(current.brief, parsed) };
        });
      },
      setTerm(index, kind) {
        changeChoices(({ brief: latest }) => (latest ? { brief: withTerm(latest, index, { kind }) } : {}));
      },
    }),
    [brief, changeChoices, vocabularies, hasVocabulary, load],
  );
}
