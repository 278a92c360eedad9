import { useRef, useState } from 'react';

/**
 * Guards a form against a double submit.
 *
 * @param work what a submit does
 * @returns `busy`, true while it runs, and `submit`, which resolves to the result of `work`, or to null if it did
 *   nothing because an earlier call is still running. It rejects with what `work` throws.
 */
export function useSubmit<Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) {
  const [busy, setBusy] = useState(false);
  // A second press can come before React has disabled the button.
  const isRunning = useRef(false);

  async function submit(...args: Args): Promise<Result | null> {
    if (isRunning.current) return null;
    isRunning.current = true;
    setBusy(true);
    try {
      return await work(...args);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { busy, submit };
}
