import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { MAX_BRIEF_LENGTH } from '@/contracts/planning';
import { NO_CHOICES, type VideoChoices } from '@/data/planning/planning';
import type { ChoicesChange } from '../result/plan/choice-changes';
import { useBrief, type BriefEditor } from '../result/plan/use-brief';

/** The brief of a search over the library. Its text is in the address, so that it is there after Back and a reload. */
export function useMomentsBrief(): BriefEditor {
  const [search, setSearch] = useSearchParams();
  const [choices, setChoices] = useState<VideoChoices>(() => {
    const text = (search.get('brief') ?? '').slice(0, MAX_BRIEF_LENGTH);
    return { ...NO_CHOICES, brief: text === '' ? null : { text, terms: [] } };
  });
  const change = useCallback(
    (changeOf: ChoicesChange) => setChoices((before) => ({ ...before, ...changeOf(before) })),
    [],
  );
  const text = choices.brief?.text ?? '';
  useEffect(() => {
    if ((search.get('brief') ?? '') === text) return;
    setSearch(
      (before) => {
        if (text === '') before.delete('brief');
        else before.set('brief', text);
        return before;
      },
      { replace: true },
    );
  }, [search, setSearch, text]);
  return useBrief(choices.brief, change);
}
