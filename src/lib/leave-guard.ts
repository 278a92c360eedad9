/** Asks the person whether to leave; calls `go` when they want to. */
export type AskBeforeLeaving = (go: () => void) => void;

interface Guard {
  ask: AskBeforeLeaving;
  /** The page that is guarded. */
  href: string;
  pathname: string;
  /** From now on the browser asks nothing either. */
  release: () => void;
}

let guard: Guard | null = null;

/** The guard of the page, also while its question is being followed. */
let ofPage: Guard | null = null;

/**
 * From now on nothing leaves the page unasked: `leave` and the browser's Back and Forward ask with `ask`, and
 * closing or reloading the tab with the browser's own question.
 *
 * @returns the end of it
 */
export function guardLeaving(ask: AskBeforeLeaving): () => void {
  const onUnload = (event: BeforeUnloadEvent) => {
    event.preventDefault();
  };
  const mine: Guard = {
    ask,
    href: location.href,
    pathname: location.pathname,
    release: () => removeEventListener('beforeunload', onUnload),
  };
  guard = ofPage = mine;
  addEventListener('beforeunload', onUnload);
  return () => {
    if (guard === mine) guard = null;
    if (ofPage === mine) ofPage = null;
    mine.release();
  };
}

/** Whether leaving the page would ask. */
export const isGuarded = (): boolean => ofPage !== null;

/** Loads the page anew for a person who has been asked already: the browser does not ask again. */
export function reloadUnasked(): void {
  ofPage?.release();
  location.reload();
}

/** Runs `go`, which leaves the page; asks first where the page is guarded. */
export function leave(go: () => void): void {
  const asked = guard;
  if (!asked) {
    go();
    return;
  }
  asked.ask(() => {
    // What `go` does by itself (a navigation) must not be asked again. The guard stays: `go` can fail.
    guard = null;
    try {
      go();
    } finally {
      guard ??= asked;
    }
  });
}

/**
 * Guards Back and Forward too. To be called once, before the router listens: at the window the first listener
 * to be added is the first to hear, and this one has to keep the others from hearing.
 */
export function guardHistory(): void {
  addEventListener('popstate', (event) => {
    const asked = guard;
    if (!asked || location.pathname === asked.pathname) return;
    event.stopImmediatePropagation();
    // The browser has gone already: the page is put back on top, and one step back leads to where the
    // person wanted to go.
    history.pushState(null, '', asked.href);
    asked.ask(() => {
      guard = null;
      history.back();
    });
  });
}
