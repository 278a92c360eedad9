import { useCallback, useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { MAX_TITLE_LENGTH } from '@/contracts/analyses';
import { analysisResponseSchema, type AnalysisResponse } from '@/contracts/analysis';
import { wordsRequestEntries } from '@/contracts/analysis-request';
import { createClosingQuestion } from '@/lib/leave-guard';
import type { UserVault, RecordKind } from '@/lib/device-vault';

/** A result that only this device has. */
export interface StoredAnalysis {
  id: string;
  /** In ms since 1970. */
  analyzedAt: number;
  /** Approximate, in bytes. */
  size: number;
  /** The user's own title for the video. */
  title?: string | undefined;
  /** The captions that were given for it, so that it can be analyzed again with them. */
  captionsUrl?: string | undefined;
  /** The text track that was chosen for it, and whether its speech could be transcribed. */
  captionTrack?: string | undefined;
  transcribe?: boolean | undefined;
  /** Not stored on the device; lost when the page closes. */
  isOfPage?: true;
  response: AnalysisResponse;
}

/** What an analysis was requested with besides the video, so that it can be run again with it. */
export type MadeWith = Pick<StoredAnalysis, 'captionsUrl' | 'captionTrack' | 'transcribe'>;

export const madeWith = ({ captionsUrl, captionTrack, transcribe }: MadeWith): MadeWith => ({
  captionsUrl,
  captionTrack,
  transcribe,
});

/** A stored result that is opened, of this device or of the library. */
export type OpenedResult = MadeWith & Pick<StoredAnalysis, 'id' | 'response' | 'analyzedAt' | 'title'>;

/** The analyses of one user that only this device has, the last stored first. Every method resolves with the list. */
interface StoredAnalyses {
  list(): Promise<StoredAnalysis[]>;
  /** @throws DOMException if the browser cannot store it */
  add(id: string, response: AnalysisResponse, made: MadeWith): Promise<StoredAnalysis[]>;
  remove(id: string): Promise<StoredAnalysis[]>;
  /** Puts a removed analysis back in its place. */
  restore(analysis: StoredAnalysis): Promise<StoredAnalysis[]>;
  /** @param title at most `MAX_TITLE_LENGTH`; an empty one is none */
  rename(id: string, title: string): Promise<StoredAnalysis[]>;
  clear(): Promise<StoredAnalysis[]>;
}

/** Maximum number of analyses on a device: the oldest are deleted first. */
export const MAX_STORED = 20;
/** Maximum size of all together, in bytes; one response may have about 5 MB. */
export const MAX_BYTES = 30_000_000;

const storedAnalysisSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  analyzedAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
  size: v.pipe(v.number(), v.minValue(0)),
  captionsUrl: v.optional(v.string()),
  captionTrack: wordsRequestEntries.captionTrack,
  transcribe: wordsRequestEntries.transcribe,
  title: v.optional(v.pipe(v.string(), v.maxLength(MAX_TITLE_LENGTH))),
  response: analysisResponseSchema,
});

/** Earlier versions also stored copies of results that the server has: those have an attempt. */
const isCopy = (item: unknown) => typeof item === 'object' && item !== null && 'attempt' in item;

const ANALYSES: RecordKind<StoredAnalysis[]> = {
  name: 'analyses',
  version: 1,
  // Drops invalid items.
  parse(value) {
    if (!Array.isArray(value)) return undefined;
    return value.flatMap((item: unknown) => {
      const read = v.safeParse(storedAnalysisSchema, item);
      return read.success && !isCopy(item) ? [read.output] : [];
    });
  },
  isOnlyHere: (all) => all.length > 0,
};

/** The videos of the same record, read without checking every response, which takes time. */
const VIDEOS: RecordKind<unknown[]> = {
  name: ANALYSES.name,
  version: ANALYSES.version,
  parse: (value) =>
    Array.isArray(value)
      ? value
          .filter((item) => !isCopy(item))
          .map((item: { response?: { videoUrl?: unknown } } | null) => item?.response?.videoUrl)
      : undefined,
};

/** The record of what is planned on the device, by the URL of the video (`planning-on-device.ts`). */
export const PLANNING_RECORD = { name: 'planning-of-device', version: 1 };
const PLANNED_VIDEOS: RecordKind<string[]> = {
  ...PLANNING_RECORD,
  parse: (value) => (typeof value === 'object' && value !== null ? Object.keys(value) : undefined),
};

/** The number of analyses that only this device has, and of plans for them. @throws if it cannot be read */
export async function countWorkOfDevice(vault: UserVault): Promise<number> {
  const videos = (await vault.read(VIDEOS)) ?? [];
  const planned = (await vault.read(PLANNED_VIDEOS)) ?? [];
  return videos.length + planned.filter((url) => videos.includes(url)).length;
}

let countOfPage = 0;

/** The number of analyses of this page that are stored nowhere. */
export const countAnalysesOfPage = (): number => countOfPage;

/** The newest ones that fit within the limits; never without the first. */
function withinLimits(all: readonly StoredAnalysis[]): StoredAnalysis[] {
  const bytes = all.reduce((sum, { size }) => sum + size, 0);
  const isOver = all.length > MAX_STORED || (bytes > MAX_BYTES && all.length > 1);
  return isOver ? withinLimits(all.slice(0, -1)) : [...all];
}

const renamed = (all: readonly StoredAnalysis[], id: string, title: string): StoredAnalysis[] =>
  all.map((analysis) => (analysis.id === id ? { ...analysis, title } : analysis));

/** @param now the time in ms since 1970 */
export function createStoredAnalyses(vault: UserVault, now: () => number = Date.now): StoredAnalyses {
  async function change(next: (all: StoredAnalysis[]) => StoredAnalysis[]): Promise<StoredAnalysis[]> {
    let changed: StoredAnalysis[] = [];
    await vault.update(ANALYSES, (all = []) => {
      changed = next(all);
      return changed.length > 0 ? changed : null;
    });
    return changed;
  }
  const without = (all: StoredAnalysis[], gone: string) => all.filter(({ id }) => id !== gone);

  return {
    list: async () => (await vault.read(ANALYSES)) ?? [],
    async add(id, response, made) {
      const size = JSON.stringify(response).length;
      if (size > MAX_BYTES) throw new DOMException('The result is too long', 'QuotaExceededError');
      return change((all) =>
        withinLimits([{ id, analyzedAt: now(), ...made, size, response }, ...without(all, id)]),
      );
    },
    remove: (id) => change((all) => without(all, id)),
    restore: (analysis) =>
      change((all) =>
        withinLimits([...without(all, analysis.id), analysis].sort((a, b) => b.analyzedAt - a.analyzedAt)),
      ),
    rename: (id, title) => change((all) => renamed(all, id, title)),
    clear: () => change(() => []),
  };
}

/** The analyses that the device has, and how changes of them are followed. */
function useListOfDevice(vault: UserVault | null) {
  const [ofDevice, setOfDevice] = useState<StoredAnalysis[]>([]);
  const [isRead, setIsRead] = useState(false);
  const stored = useMemo(() => vault && createStoredAnalyses(vault), [vault]);

  /** @returns whether the device has made the change */
  const follow = useCallback(
    (change: Promise<StoredAnalysis[]> | undefined): Promise<boolean> =>
      change
        ? change.then(
            (list) => {
              setOfDevice(list);
              return true;
            },
            (error: unknown) => {
              console.error('Storing the analyses on this device failed', error);
              return false;
            },
          )
        : Promise.resolve(false),
    [],
  );

  useEffect(() => {
    if (stored) void follow(stored.list()).then(() => setIsRead(true));
  }, [stored, follow]);
  return { stored, ofDevice, isRead, follow };
}

/** While there are analyses that only the page has, the browser asks before it is closed. */
function useClosingQuestion(ofPage: readonly StoredAnalysis[]) {
  useEffect(() => {
    const question = createClosingQuestion();
    question.loses(ofPage.length > 0);
    countOfPage = ofPage.length;
    return () => {
      question.loses(false);
      countOfPage = 0;
    };
  }, [ofPage]);
}

/**
 * The analyses of the signed-in user that only this device has, after those of this page that it could not store. The
 * browser asks before the page is closed or reloaded while that would lose one.
 */
export function useStoredAnalyses(vault: UserVault | null) {
  const { stored, ofDevice, isRead, follow } = useListOfDevice(vault);
  const [ofPage, setOfPage] = useState<StoredAnalysis[]>([]);
  const all = useMemo(() => [...ofPage, ...ofDevice], [ofPage, ofDevice]);
  useClosingQuestion(ofPage);

  const add = useCallback(
    async (id: string, response: AnalysisResponse, made: MadeWith): Promise<void> => {
      if (!stored || (await follow(stored.add(id, response, made)))) return;
      const analysis: StoredAnalysis = {
        id,
        analyzedAt: Date.now(),
        ...made,
        size: 0,
        response,
        isOfPage: true,
      };
      setOfPage((before) => [analysis, ...before]);
    },
    [stored, follow],
  );
  const remove = useCallback(
    (id: string) => {
      setOfPage((before) => before.filter((analysis) => analysis.id !== id));
      void follow(stored?.remove(id));
    },
    [stored, follow],
  );
  const restore = useCallback(
    async (analysis: StoredAnalysis) => {
      if (analysis.isOfPage) setOfPage((before) => [analysis, ...before]);
      else await follow(stored?.restore(analysis));
    },
    [stored, follow],
  );
  const rename = useCallback(
    async (id: string, title: string) => {
      setOfPage((before) => renamed(before, id, title));
      if (!(await follow(stored?.rename(id, title)))) throw new Error('The title could not be stored');
    },
    [stored, follow],
  );
  const clear = useCallback(() => {
    setOfPage([]);
    void follow(stored?.clear());
  }, [stored, follow]);
  return { all, isRead, add, remove, restore, rename, clear };
}
