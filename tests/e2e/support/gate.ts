export interface Gate {
  /** Resolves when the gate is opened. */
  passed: Promise<void>;
  open: () => void;
}

/** Holds a request back until the test opens the gate, without fixed delays. */
export function createGate(): Gate {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open() };
}
