/** Asks the user whether to leave the page; calls `go` if so. */
export type AskBeforeLeaving = (go: () => void) => void;

interface Guard {
  ask: AskBeforeLeaving;
  /** The page that is guarded. */
  href: string;
  /** Whether this path belongs to what is guarded: leading there loses nothing. */
  covers: (path: string) => boolean;
}

let guard: Guard | null = null;

/**
 * Makes `leave` and the browser's Back and Forward call `ask` first, and closing or reloading the tab show the
 * browser's own question.
 *
 * @param area the path below which nothing is lost; by default only the page itself
 * @returns a function that ends it
 */
export function guardLeaving(ask: AskBeforeLeaving, area = location.pathname): () => void {
  const closing = createClosingQuestion();
  const covers = (path: string) => path === area || path.startsWith(`${area}/`);
  const mine: Guard = { ask, href: location.href, covers };
  guard = mine;
  closing.loses(true);
  return () => {
    if (guard === mine) guard = null;
    closing.loses(false);
  };
}

/**
 * Runs `go`, which leaves the page; if the page is guarded, asks first.
 *
 * @param to the path that it leads to; without it, it leaves every page
 */
export function leave(go: () => void, to?: string): void {
  const asked = guard;
  if (!asked || (to !== undefined && asked.covers(to))) {
    go();
    return;
  }
  asked.ask(() => {
    // A navigation by `go` must not ask again. The guard is restored afterwards, because `go` can fail.
    guard = null;
    try {
      go();
    } finally {
      guard ??= asked;
    }
  });
}

/**
 * Guards Back and Forward too. To be called once, before the router listens: listeners of the window run in the order
 * in which they were added, and this one stops the others.
 */
export function guardHistory(): void {
  addEventListener('popstate', (event) => {
    const asked = guard;
    if (!asked || asked.covers(location.pathname)) return;
    event.stopImmediatePropagation();
    // The browser has already navigated: the page is pushed again, and one step back leads to where the user wanted to
    // go.
    history.pushState(null, '', asked.href);
    asked.ask(() => {
      guard = null;
      history.back();
    });
  });
}

/** Whether the user would lose something by closing or reloading the tab. */
export interface ClosingQuestion {
  loses: (something: boolean) => void;
}

const losing = new Set<ClosingQuestion>();

const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Controls the browser's own question before this tab is closed or reloaded. It is shown while any `ClosingQuestion`
 * would lose data.
 */
export function createClosingQuestion(): ClosingQuestion {
  const question: ClosingQuestion = {
    loses(something) {
      if (something) losing.add(question);
      else losing.delete(question);
      // The same listener is not added twice.
      if (losing.size > 0) addEventListener('beforeunload', onUnload);
      else removeEventListener('beforeunload', onUnload);
    },
  };
  return question;
}

/** Whether the user would lose data by reloading. */
export const wouldReloadLose = (): boolean => losing.size > 0;

/** Reloads the page without the browser's question: nothing would be lost, or the user has been asked. */
export function reloadUnasked(): void {
  removeEventListener('beforeunload', onUnload);
  location.reload();
}
