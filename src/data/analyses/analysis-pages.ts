import { isActive } from './analysis-item';
import type { AnalysisCursor, AnalysisDocuments, AnalysisPage } from './analysis-documents';

interface Followed {
  after: AnalysisCursor | null;
  /** Null until it is reported. */
  page: AnalysisPage | null;
  /** Whether the list would have a hole without it. */
  isNeeded: boolean;
  end: () => void;
}

/** The pages of a list, newest first. The next page is followed too while one ends with an active analysis. */
export interface AnalysisPages {
  /** Follows the page after the last one, if there may be one. */
  add(): void;
  /** Follows the newest page again, for example after a failure. */
  restart(): void;
  close(): void;
}

/**
 * @param changed called with all pages after each change
 * @param failed called if a page is no longer reported
 */
export function followPages(
  documents: Pick<AnalysisDocuments, 'follow'>,
  changed: (pages: readonly AnalysisPage[]) => void,
  failed: (error: unknown) => void,
): AnalysisPages {
  const followed: Followed[] = [];

  function follow(index: number, after: AnalysisCursor | null, isNeeded = true): void {
    const before = followed[index];
    const own: Followed = { after, page: null, isNeeded, end: () => undefined };
    followed[index] = own;
    own.end = documents.follow(
      after,
      (page) => {
        own.page = page;
        followNext(index, page);
        report();
      },
      (error) => {
        // What it has reported may be out of date.
        if (own.page) own.page = { ...own.page, fromCache: true };
        failed(error);
      },
    );
    before?.end();
  }

  function followNext(index: number, { items, isFull, end, fromCache }: AnalysisPage): void {
    const next = followed[index + 1];
    if (!isFull || !end) {
      if (!fromCache) endFrom(index + 1);
    } else if (next ? !isSame(next.after, end) : items.slice(-1).every(isActive)) {
      // All active ones must be known, and a page may have nothing that this version can read.
      follow(index + 1, end);
    }
  }

  /** Not while a page is being replaced: an analysis that has moved to it would disappear for a moment. */
  function report(): void {
    if (followed.some(({ page, isNeeded }) => isNeeded && !page)) return;
    changed(followed.flatMap(({ page }) => page ?? []));
  }

  function endFrom(index: number): void {
    for (const { end } of followed.splice(index)) end();
  }

  follow(0, null);
  return {
    add() {
      const last = followed.at(-1)?.page;
      if (last?.isFull && last.end) follow(followed.length, last.end, false);
    },
    restart() {
      endFrom(0);
      follow(0, null);
    },
    close: () => endFrom(0),
  };
}

function isSame(a: AnalysisCursor | null, b: AnalysisCursor): boolean {
  return a?.id === b.id && a.createdAt === b.createdAt;
}
