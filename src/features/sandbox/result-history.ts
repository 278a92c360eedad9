/** In the state of a history entry: how many entries ago the result was opened; 0 in the one before it. */
const STEPS = 'stepsInResult';

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

/** In the state of a history entry: the key of the one before the result was opened, where the browser has keys. */
const BEFORE = 'entryBeforeResult';

/** @returns the key of the entry before the result; undefined where the browser has none */
export function keyBeforeResult(): string | undefined {
  if (!('navigation' in window)) return undefined;
  const state = history.state as Record<string, unknown> | null;
  return stepsInResult() === 0 ? navigation.currentEntry?.key : (state?.[BEFORE] as string | undefined);
}

/** The state of a history entry of a result. */
export const entryState = (steps: number, before?: string) => ({
  ...(history.state as object | null),
  [STEPS]: steps,
  [BEFORE]: before,
});

let isReturning = false;

/**
 * Goes back to before a result was opened that is not open any more: after a reload, or on the way back from another page.
 * Otherwise the next press of Back would change nothing that can be seen. It does where the browser has no keys.
 */
export function leaveClosedResult(): void {
  const before = keyBeforeResult();
  if (stepsInResult() === 0 || before === undefined || isReturning) return;
  isReturning = true;
  // Not by a count of steps: Chromium goes one too far where a result was opened during a reload.
  const { committed, finished } = navigation.traverseTo(before);
  void Promise.allSettled([committed, finished]).then(() => (isReturning = false));
}
