export interface Gate {
  /** Settles when the gate is opened. */
  passed: Promise<void>;
  open: () => void;
}

/** Holds a request back until the test has seen what it wants to see: no sleeps. */
export function createGate(): Gate {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open() };
}
