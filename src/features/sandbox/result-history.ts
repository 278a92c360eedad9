/** In the state of a history entry: how many entries ago the result was opened; 0 in the one before it. */
const STEPS = 'stepsInResult';
/** The key of the entry before the result, where the browser has keys. */
const BEFORE = 'entryBeforeResult';

const entryValue = (name: string): unknown => (history.state as Record<string, unknown> | null)?.[name];

export const stepsInResult = (): number => Number(entryValue(STEPS) ?? 0);

/** @returns the key of the entry before the result; undefined where the browser has none */
export function keyBeforeResult(): string | undefined {
  if (!('navigation' in window)) return undefined;
  return stepsInResult() === 0 ? navigation.currentEntry?.key : (entryValue(BEFORE) as string | undefined);
}

/** The state of a history entry of a result. */
export const entryState = (steps: number, before?: string) => ({
  ...(history.state as object | null),
  [STEPS]: steps,
  [BEFORE]: before,
});

let isFollowed = false;

/** @param value whether somebody closes the result when Back has led out of it */
export function setFollowed(value: boolean): void {
  isFollowed = value;
}

let isReturning = false;

/**
 * Goes back to the entry with that key, and not by a count of steps: Chromium goes one too far where a result was opened
 * during a reload, and after fifty links the entry is gone.
 *
 * @returns false where it is gone
 */
function returnTo(key: string): boolean {
  if (!navigation.entries().some((entry) => entry.key === key)) return false;
  // A second call before the browser has gone back must not go back further.
  if (isReturning) return true;
  isReturning = true;
  const { committed, finished } = navigation.traverseTo(key);
  void Promise.allSettled([committed, finished]).then(() => (isReturning = false));
  return true;
}

/**
 * Goes back to before the result was opened, upon which `useBackCloses` closes it.
 *
 * @returns false where that would not close it, so that it has to be closed directly
 */
export function goBackOutOfResult(): boolean {
  const steps = stepsInResult();
  if (steps === 0 || !isFollowed) return false;
  const before = keyBeforeResult();
  if (before !== undefined && !returnTo(before)) return false;
  if (before === undefined) history.go(-steps);
  // A second press before the browser has gone back closes the result directly, and goes back no further.
  isFollowed = false;
  return true;
}

/**
 * Goes back to before a result was opened that is not open any more: after a reload, or on the way back from another page.
 * Otherwise the next press of Back would change nothing that can be seen. It does where the browser has no keys.
 */
export function leaveClosedResult(): void {
  const before = keyBeforeResult();
  if (stepsInResult() > 0 && before !== undefined) returnTo(before);
}
