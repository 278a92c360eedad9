import { useEffect, useMemo, useState } from 'react';
import { usePlannedVideos } from '../result/plan/use-stored-planning';
import type { LibraryEntry } from './library-entries';

type ProgramFactsCode = typeof import('@/targeting/program-facts');

/** The entries by what is known of their programs, where the user gave them no name of their own. */
export function useFactNames(entries: readonly LibraryEntry[]): readonly LibraryEntry[] {
  const [code, setCode] = useState<ProgramFactsCode | null>(null);
  const planned = usePlannedVideos(entries.filter(({ title }) => !title?.trim()).map(({ url }) => url));
  const isAnyKnown =
    [...planned.values()].some(({ program }) => program !== null) ||
    entries.some(({ stored }) => stored?.response.fileFacts);
  useEffect(() => {
    if (isAnyKnown)
      import('@/targeting/program-facts').then(setCode, (error: unknown) =>
        console.error('Loading the names of programs failed', error),
      );
  }, [isAnyKnown]);
  return useMemo(
    () =>
      code === null
        ? entries
        : entries.map((entry) => {
            const { title, url, stored } = entry;
            const choices = { title, program: planned.get(url)?.program };
            const name = code.nameOfProgram({ response: { fileFacts: stored?.response.fileFacts }, choices });
            return name === undefined ? entry : { ...entry, name };
          }),
    [code, entries, planned],
  );
}
