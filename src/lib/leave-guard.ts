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
  const closing = createClosingQuestion();
  const mine: Guard = { ask, href: location.href, pathname: location.pathname };
  guard = mine;
  closing.loses('at-reload');
  return () => {
    if (guard === mine) guard = null;
    closing.loses('nothing');
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

/** What closing or reloading the tab would take from a person. */
export interface ClosingQuestion {
  /**
   * - `nothing`: the browser need not ask;
   * - `at-closing`: the tab's session, without which what the device keeps is out of reach; a reload leaves it;
   * - `at-reload`: what this page alone has.
   */
  loses: (what: 'nothing' | 'at-closing' | 'at-reload') => void;
}

const losing = new Map<ClosingQuestion, 'at-closing' | 'at-reload'>();

const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** The browser's own question before this tab is closed or reloaded: asked while any of these would lose something. */
export function createClosingQuestion(): ClosingQuestion {
  const question: ClosingQuestion = {
    loses(what) {
      if (what === 'nothing') losing.delete(question);
      else losing.set(question, what);
      // The same listener is not added twice.
      if (losing.size > 0) addEventListener('beforeunload', onUnload);
      else removeEventListener('beforeunload', onUnload);
    },
  };
  return question;
}

/** Whether a reload would take something from the person. */
export const wouldReloadLose = (): boolean => [...losing.values()].includes('at-reload');

/** Loads the page anew, where that loses nothing or the person has been asked: the browser does not ask again. */
export function reloadUnasked(): void {
  removeEventListener('beforeunload', onUnload);
  location.reload();
}
