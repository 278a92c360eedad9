/** In the state of a history entry: how many entries ago the result was opened; 0 in the one before it. */
export const STEPS = 'stepsInResult';

export const stepsInResult = (): number => {
  const state = history.state as Record<string, unknown> | null;
  return Number(state?.[STEPS] ?? 0);
};

let isFollowed = false;

/** @param value whether somebody closes the result when Back has led out of it */
export function setFollowed(value: boolean): void {
  isFollowed = value;
}

/**
 * Goes back to before the result was opened, upon which `useBackCloses` closes it.
 *
 * @returns false where that would not close it, so that it has to be closed directly
 */
export function goBackOutOfResult(): boolean {
  const steps = stepsInResult();
  if (steps === 0 || !isFollowed) return false;
  // A second press before the browser has gone back must not go back further.
  isFollowed = false;
  history.go(-steps);
  return true;
}

let isReturning = false;

/**
 * Goes back to before a result was opened that is not open any more: after a reload, or on the way back from another page.
 * Otherwise the next press of Back would change nothing that can be seen.
 */
export function leaveClosedResult(): void {
  const steps = stepsInResult();
  if (steps === 0 || isReturning) return;
  // A second call before the browser has gone back must not go back further.
  isReturning = true;
  addEventListener('popstate', () => (isReturning = false), { once: true });
  history.go(-steps);
}
