import { useDeferredValue, useMemo } from 'react';
import type { FileFacts } from '@/contracts/file-facts';
import { hasResult } from '@/data/analyses/analysis-item';
import type { LibraryItem } from '@/data/analyses/library-state';
import type { VideoChoices } from '@/data/planning/planning';
import { createMatcher, type KnownProgram } from '@/targeting/audit/programs';
import type { AuditRecord } from '@/targeting/audit/records';
import { nameOfProgram, programFacts } from '@/targeting/program-facts';
import { programName, programTitle } from '../program-title';
import type { StoredAnalysis } from '../stored/stored-analyses';

/** An analyzed program, before what is stored about it is known. */
interface Analyzed {
  id: string;
  title: string | undefined;
  videoUrl: string;
  /** What the tags of its file say; only known of results on the device. */
  fileFacts: FileFacts | undefined;
}

/** All analyzed programs, the newest analysis first. */
export function analysesOf({
  stored,
  items,
}: {
  stored: readonly StoredAnalysis[];
  items: readonly LibraryItem[];
}): Analyzed[] {
  const onDevice = new Set(stored.map(({ id }) => id));
  return [
    ...stored.map(({ id, title, analyzedAt, response }) => {
      const { videoUrl, fileFacts } = response;
      return { id, title, videoUrl, fileFacts, time: analyzedAt };
    }),
    ...items
      .filter((item) => !onDevice.has(item.id) && hasResult(item, item.shown))
      .map(({ id, title, url, updatedAt }) => {
        return { id, title, videoUrl: url, fileFacts: undefined, time: Date.parse(updatedAt) };
      }),
  ]
    .toSorted((a, b) => b.time - a.time)
    .map(({ id, title, videoUrl, fileFacts }) => ({ id, title, videoUrl, fileFacts }));
}

/** The records of each analyzed program, by the ID of its analysis, and those that fit several programs. */
export function useMatches(
  records: readonly AuditRecord[],
  analyses: readonly Analyzed[],
  choicesOf: (videoUrl: string) => VideoChoices,
) {
  const known = analyses.map(({ id, title, videoUrl, fileFacts }): KnownProgram => {
    const of = { response: { fileFacts }, choices: { program: choicesOf(videoUrl).program, title } };
    const names = [programName(nameOfProgram(of), videoUrl), programTitle(videoUrl)];
    return { id, videoUrl, names, facts: programFacts(of) };
  });
  // The library changes with the progress of every analysis: only other programs make other matches. What is stored about
  // them arrives one after the other.
  const list = useDeferredValue(JSON.stringify(known));
  return useMemo(() => {
    const match = createMatcher(JSON.parse(list) as KnownProgram[]);
    const programs = new Map<string, { program: KnownProgram; records: AuditRecord[] }>();
    const several = new Map<AuditRecord, readonly string[]>();
    for (const record of records) {
      const found = match(record.program);
      if (found === undefined) continue;
      if ('several' in found) {
        several.set(
          record,
          found.several.map(({ names: [name = ''] }) => name),
        );
        continue;
      }
      const own = programs.get(found.program.id) ?? { program: found.program, records: [] };
      own.records.push(record);
      programs.set(found.program.id, own);
    }
    return { programs, several };
  }, [records, list]);
}
