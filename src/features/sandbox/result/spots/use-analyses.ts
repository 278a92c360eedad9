import { use, useState } from 'react';
import type { AnalysisResponse } from '@/contracts/analysis';
import { programsOf } from '../../compare/program-choice';
import { SandboxContext } from '../../use-sandbox';

interface Analyses {
  /** Those that have a result, the newest first. */
  all: readonly { id: string; name: string; time: number }[];
  /** Reads the result of an analysis; null if it cannot be read. */
  read: (id: string) => Promise<AnalysisResponse | null>;
  /** ID of the analysis that is being read. */
  reading: string | null;
  /** Whether the last one could not be read. */
  hasFailed: boolean;
}

/** The analyses of the user, of this device and the library: any of them can be a spot. */
export function useAnalyses(): Analyses {
  const sandbox = use(SandboxContext);
  const [state, setState] = useState({ reading: null as string | null, hasFailed: false });
  const stored = sandbox?.stored.all ?? [];
  const items = sandbox?.libraryState.items ?? [];

  async function read(id: string): Promise<AnalysisResponse | null> {
    const known = stored.find((each) => each.id === id)?.response ?? sandbox?.received.get(id)?.response;
    if (known) {
      setState({ reading: null, hasFailed: false });
      return known;
    }
    const item = items.find((each) => each.id === id);
    if (!item || !sandbox?.library) return null;
    setState({ reading: id, hasFailed: false });
    try {
      const response = await sandbox.library.result(item);
      setState({ reading: null, hasFailed: false });
      return response;
    } catch (error) {
      console.error('Reading the analysis of a spot failed', error);
      setState({ reading: null, hasFailed: true });
      return null;
    }
  }

  return { all: programsOf(stored, items), read, ...state };
}
