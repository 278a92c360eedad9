import { useCallback, useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { MAX_TITLE_LENGTH } from '@/contracts/analyses';
import { analysisResponseSchema, wordsRequestEntries, type AnalysisResponse } from '@/contracts/analysis';
import { createClosingQuestion } from '@/lib/leave-guard';
import type { UserVault, RecordKind } from '@/lib/device-vault';

/** A response that this device stores for one user. */
export interface StoredAnalysis {
  id: string;
  /** In ms since 1970. */
  analyzedAt: number;
  /** Approximate, in bytes. */
  size: number;
  /** The user's own title for the video. */
  title?: string | undefined;
  /** For an analysis of the library, whose id it then has: the attempt that the response belongs to. */
  attempt?: number | undefined;
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

/** Where a result is stored. `page`: only in this page. `deleted`: nowhere any more, deleted by another device. */
export type StoredPlace = 'device' | 'server' | 'both' | 'page' | 'deleted';

export function placeOf(
  { isOfPage }: Pick<StoredAnalysis, 'isOfPage'>,
  isOnDevice: boolean,
  isOnServer: boolean,
): StoredPlace {
  if (isOfPage) return 'page';
  if (!isOnServer) return 'device';
  return isOnDevice ? 'both' : 'server';
}

/** A stored result that is opened. */
export interface OpenedResult
  extends MadeWith, Pick<StoredAnalysis, 'id' | 'response' | 'analyzedAt' | 'title'> {
  place: StoredPlace;
}

/** `analyzedAt`: in ms since 1970. */
type OpenedFrom = Required<Pick<StoredAnalysis, 'id' | 'analyzedAt' | 'attempt'>> &
  Pick<StoredAnalysis, 'title'> &
  MadeWith;

/** What is stored with a response: where it was opened from, or what it was requested with. */
export type StoredWith = OpenedFrom | MadeWith;

/** The analyses of one user on this device, the last stored first. Every method resolves with the resulting list. */
export interface StoredAnalyses {
  list(): Promise<StoredAnalysis[]>;
  /**
   * @throws DOMException if the browser cannot store it, even after removing those that the server has
   */
  add(response: AnalysisResponse, more?: StoredWith): Promise<StoredAnalysis[]>;
  remove(id: string): Promise<StoredAnalysis[]>;
  /** Puts a removed analysis back in its place. */
  restore(analysis: StoredAnalysis): Promise<StoredAnalysis[]>;
  clear(): Promise<StoredAnalysis[]>;
}

/** Maximum number. Beyond it, analyses that the server also has are deleted first, starting with the oldest stored. */
export const MAX_STORED = 20;
/** Maximum size of all together, in bytes; one response may have about 5 MB. */
export const MAX_BYTES = 30_000_000;

const storedAnalysisSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  analyzedAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
  size: v.pipe(v.number(), v.minValue(0)),
  attempt: v.optional(v.number()),
  captionsUrl: v.optional(v.string()),
  captionTrack: wordsRequestEntries.captionTrack,
  transcribe: wordsRequestEntries.transcribe,
  title: v.optional(v.pipe(v.string(), v.maxLength(MAX_TITLE_LENGTH))),
  response: analysisResponseSchema,
});

const ANALYSES: RecordKind<StoredAnalysis[]> = {
  name: 'analyses',
  version: 1,
  // Drops invalid items.
  parse(value) {
    if (!Array.isArray(value)) return undefined;
    return value.flatMap((item) => {
      const read = v.safeParse(storedAnalysisSchema, item);
      return read.success ? [read.output] : [];
    });
  },
};

/** The same record, read without checking every response, which takes time. */
const COUNT_OF_ANALYSES: RecordKind<number> = {
  name: ANALYSES.name,
  version: ANALYSES.version,
  parse: (value) =>
    Array.isArray(value)
      ? value.filter((item: Partial<StoredAnalysis> | null) => item?.attempt === undefined).length
      : undefined,
};

/** The number of analyses on this device that the library on the server does not have. @throws if it cannot be read */
export async function countUnsharedAnalyses(vault: UserVault): Promise<number> {
  let count = 0;
  await vault.update(COUNT_OF_ANALYSES, (stored = 0) => {
    count = stored;
    return undefined;
  });
  return count;
}

let unstored = 0;

/** The number of analyses of this page that the device could not store. */
export const countUnstoredAnalyses = (): number => unstored;

/** Removes the most dispensable one: the oldest that the server has, otherwise the oldest. Never the first. */
function withoutOne([newest, ...others]: readonly StoredAnalysis[]): StoredAnalysis[] {
  const shared = others.findLastIndex(({ attempt }) => attempt !== undefined);
  const kept = others.toSpliced(shared, 1);
  return newest ? [newest, ...kept] : kept;
}

/** The analyses that fit within the limits. */
function withinLimits(all: readonly StoredAnalysis[]): StoredAnalysis[] {
  const bytes = all.reduce((sum, { size }) => sum + size, 0);
  const isOver = all.length > MAX_STORED || (bytes > MAX_BYTES && all.length > 1);
  return isOver ? withinLimits(withoutOne(all)) : [...all];
}

const isQuotaExceeded = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

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

  return {
    list: async () => (await vault.read(ANALYSES)) ?? [],
    async add(response, more) {
      const size = JSON.stringify(response).length;
      if (size > MAX_BYTES) throw new DOMException('The result is too long', 'QuotaExceededError');
      const analysis = { id: crypto.randomUUID(), analyzedAt: now(), ...more, size, response };
      // Analyses that the server has are removed until the new one has room.
      for (let given = 0; ; given += 1) {
        const left = { isShared: false };
        try {
          return await change((all) => {
            let next = withinLimits([analysis, ...all.filter(({ id }) => id !== analysis.id)]);
            for (let nth = 0; nth < given; nth += 1) next = withoutOne(next);
            left.isShared = next.slice(1).some(({ attempt }) => attempt !== undefined);
            return next;
          });
        } catch (error) {
          if (!isQuotaExceeded(error) || !left.isShared) throw error;
        }
      }
    },
    remove: (id) => change((all) => all.filter((analysis) => analysis.id !== id)),
    restore: (analysis) =>
      change((all) =>
        withinLimits(
          [...all.filter(({ id }) => id !== analysis.id), analysis].sort(
            (a, b) => b.analyzedAt - a.analyzedAt,
          ),
        ),
      ),
    clear: () => change(() => []),
  };
}

/**
 * The analyses of the signed-in user that this device stores, after those of this page that it could not store. The
 * browser asks before the page or, if the session ends with the tab, the tab is closed while that would lose one.
 *
 * @param isRemembered whether the session outlives the tab
 */
export function useStoredAnalyses(vault: UserVault | null, isRemembered: boolean) {
  const [ofDevice, setOfDevice] = useState<StoredAnalysis[]>([]);
  const [ofPage, setOfPage] = useState<StoredAnalysis[]>([]);
  const all = useMemo(() => [...ofPage, ...ofDevice], [ofPage, ofDevice]);
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

  useEffect(() => void follow(stored?.list()), [stored, follow]);

  const loses =
    ofPage.length > 0
      ? 'at-reload'
      : !isRemembered && ofDevice.some(({ attempt }) => attempt === undefined)
        ? 'at-closing'
        : 'nothing';
  useEffect(() => {
    const question = createClosingQuestion();
    question.loses(loses);
    return () => question.loses('nothing');
  }, [loses]);
  useEffect(() => {
    // What is lost with the tab is counted from the records of the tab.
    unstored = isRemembered ? ofPage.length : 0;
    return () => {
      unstored = 0;
    };
  }, [ofPage, isRemembered]);

  const add = useCallback(
    async (response: AnalysisResponse, more: StoredWith = {}): Promise<boolean> => {
      const isStored = await follow(stored?.add(response, more));
      // A result on the server can be opened again.
      if (!isStored && stored && !('attempt' in more)) {
        const analysis = { id: crypto.randomUUID(), analyzedAt: Date.now(), ...more, size: 0, response };
        setOfPage((before) => [{ ...analysis, isOfPage: true }, ...before]);
      }
      return isStored;
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
  const clear = useCallback(() => {
    setOfPage([]);
    void follow(stored?.clear());
  }, [stored, follow]);
  return { all, add, remove, restore, clear };
}
