/** Key in the state of a history entry: how many entries ago the result was opened; 0 in the entry before it. */
const STEPS = 'stepsInResult';
/** Key in that state: the key of the entry before the result, if the browser has such keys. */
const BEFORE = 'entryBeforeResult';

const entryValue = (name: string): unknown => (history.state as Record<string, unknown> | null)?.[name];

export const stepsInResult = (): number => Number(entryValue(STEPS) ?? 0);

/** @returns the key of the entry before the result; undefined if the browser has no keys */
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

/** @param value whether a component closes the result when Back has left it */
export function setFollowed(value: boolean): void {
  isFollowed = value;
}

let isReturning = false;

/**
 * Goes back to the entry with that key, not by a number of steps: Chromium goes one step too far if a result was opened
 * during a reload, and after fifty links the entry is gone.
 *
 * @returns false if it is gone
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
 * @returns false if that would not close it, so that it has to be closed directly
 */
export function goBackOutOfResult(): boolean {
  const steps = stepsInResult();
  if (steps === 0 || !isFollowed) return false;
  const before = keyBeforeResult();
  if (before !== undefined && !returnTo(before)) return false;
  if (before === undefined) history.go(-steps);
  // A second press before the browser has gone back closes the result directly, and goes no further back.
  isFollowed = false;
  return true;
}

/**
 * If the result of the current history entry is no longer open, after a reload or on the way back from another page,
 * goes back to before it was opened. Otherwise the next press of Back would change nothing visible, as it does in
 * browsers without keys.
 */
export function leaveClosedResult(): void {
  const before = keyBeforeResult();
  if (stepsInResult() > 0 && before !== undefined) returnTo(before);
}
