/** Asks the person whether to leave; calls `go` when they want to. */
export type AskBeforeLeaving = (go: () => void) => void;

interface Guard {
  ask: AskBeforeLeaving;
  /** The page that is guarded. */
  href: string;
  pathname: string;
}

let guard: Guard | null = null;

/**
 * From now on nothing leaves the page unasked: `leave` and the browser's Back and Forward ask with `ask`, and
 * closing or reloading the tab with the browser's own question.
 *
 * @returns the end of it
 */
export function guardLeaving(ask: AskBeforeLeaving): () => void {
  const mine: Guard = { ask, href: location.href, pathname: location.pathname };
  const onUnload = (event: BeforeUnloadEvent) => {
    event.preventDefault();
  };
  guard = mine;
  addEventListener('beforeunload', onUnload);
  return () => {
    if (guard === mine) guard = null;
    removeEventListener('beforeunload', onUnload);
  };
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
