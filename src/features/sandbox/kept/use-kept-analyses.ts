import { useCallback, useEffect, useMemo, useState } from 'react';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { PersonsVault } from '@/lib/device-vault';
import { createKeptAnalyses, type KeptAnalysis } from './kept-analyses';

/** What the signed-in person has analysed on this device. A device that keeps nothing has none, without a word. */
export function useKeptAnalyses(vault: PersonsVault | null) {
  const [all, setAll] = useState<KeptAnalysis[]>([]);
  const kept = useMemo(() => vault && createKeptAnalyses(vault), [vault]);

  const follow = useCallback((change: Promise<KeptAnalysis[]> | undefined) => {
    change?.then(setAll, (error: unknown) => console.error('Nothing could be kept on this device', error));
  }, []);

  useEffect(() => follow(kept?.list()), [kept, follow]);

  const keep = useCallback((response: AnalysisResponse) => follow(kept?.keep(response)), [kept, follow]);
  const remove = useCallback((id: string) => follow(kept?.remove(id)), [kept, follow]);
  const clear = useCallback(() => follow(kept?.clear()), [kept, follow]);
  return { all, keep, remove, clear };
}
