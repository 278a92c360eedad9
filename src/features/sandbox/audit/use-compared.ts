import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { AnalysisLibrary, LibraryItem } from '@/data/analyses/library-state';
import type { VideoChoices } from '@/data/planning/planning';
import { createComparison, type AnalysisFindings } from '@/targeting/audit/against-analysis';
import type { AuditRecord } from '@/targeting/audit/records';
import type { AuditedRecord } from '@/targeting/audit/summary';
import { planOf } from '@/targeting/plan';
import type { SuitabilityProfile } from '@/targeting/suitability';
import { asShown } from '../as-shown';
import type { StoredAnalysis } from '../stored/stored-analyses';
import type { useMatches } from './use-matches';

interface Analyses {
  stored: readonly StoredAnalysis[];
  items: readonly LibraryItem[];
  library: AnalysisLibrary | null;
}

interface Compared {
  /** What it was compared with. */
  records: readonly AuditRecord[];
  profile: SuitabilityProfile;
  choices: VideoChoices;
  findings: ReadonlyMap<AuditRecord, AnalysisFindings>;
  hasFailed: boolean;
}

interface Conditions {
  profile: SuitabilityProfile;
  choicesOf: (videoUrl: string) => VideoChoices;
}

const isSameList = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a === b || (a.length === b.length && a.every((item, index) => item === b[index]));

/**
 * Compares records with the plans of their programs. Results are read one after the other, and none is kept: each may have
 * megabytes.
 */
export function useCompared(
  { programs }: ReturnType<typeof useMatches>,
  { stored, items, library }: Analyses,
  { profile, choicesOf }: Conditions,
) {
  const [compared, setCompared] = useState<ReadonlyMap<string, Compared>>(new Map());
  const next = [...programs.values()].find(({ program, records }) => {
    const done = compared.get(program.id);
    return (
      !done ||
      !isSameList(done.records, records) ||
      done.profile !== profile ||
      done.choices !== choicesOf(program.videoUrl)
    );
  });
  const choices = next && choicesOf(next.program.videoUrl);

  const compareNext = useEffectEvent((signal: AbortSignal) => {
    if (!next || !choices) return;
    const { program, records } = next;
    const item = items.find(({ id }) => id === program.id);
    const onDevice = stored.find(({ id }) => id === program.id)?.response;
    const done = (findings: Compared['findings'], hasFailed: boolean) => {
      if (signal.aborted) return;
      const own = { records, profile, choices, findings, hasFailed };
      setCompared((before) => new Map(before).set(program.id, own));
    };
    // The library may still be loading.
    const result = onDevice ? Promise.resolve(onDevice) : item && library?.result(item);
    result?.then(
      (response) => {
        if (signal.aborted) return;
        const { names } = program;
        const plan = planOf(asShown(response), { ...choices, profile, title: names[0] });
        const findingsOf = createComparison(plan);
        done(new Map(records.map((record) => [record, findingsOf(record)])), false);
      },
      (error: unknown) => {
        console.error('Reading a result for an audit failed', error);
        done(new Map(), true);
      },
    );
  });
  useEffect(() => {
    const controller = new AbortController();
    compareNext(controller.signal);
    return () => controller.abort();
  }, [next?.program.id, next?.records, choices, profile, library]);

  return {
    isReading: next !== undefined,
    hasFailed: [...programs.keys()].some((id) => compared.get(id)?.hasFailed),
    compared,
  };
}

/** The records with what the analyses say about them. */
export function useAudited(
  records: readonly AuditRecord[],
  { programs, several }: ReturnType<typeof useMatches>,
  compared: ReturnType<typeof useCompared>['compared'],
): AuditedRecord[] {
  return useMemo(() => {
    const programOf = new Map(
      [...programs.values()].flatMap(({ program, records: own }) =>
        own.map((record) => [record, program] as const),
      ),
    );
    return records.map((record) => {
      const program = programOf.get(record);
      if (!program) {
        const names = several.get(record);
        return names ? { ...record, several: names } : record;
      }
      return {
        ...record,
        matched: program.names[0],
        comparison: compared.get(program.id)?.findings.get(record),
      };
    });
  }, [records, programs, several, compared]);
}
