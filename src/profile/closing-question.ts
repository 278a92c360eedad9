/** The browser's own question before this tab is closed or reloaded. */
export interface ClosingQuestion {
  /** Whether to ask from now on. */
  ask: (wanted: boolean) => void;
}

export function createClosingQuestion(): ClosingQuestion {
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  return {
    ask(wanted) {
      // The same listener is not added twice.
      if (wanted) addEventListener('beforeunload', onUnload);
      else removeEventListener('beforeunload', onUnload);
    },
  };
}
