import type { Mutant } from './mutants-of';
import type { Rehearsed } from './rehearsal';

/**
 * Whether a test failed because the rules let something through, or refused it, that they should not. All
 * else, a time-out or an emulator that is gone, catches nothing.
 */
function isVerdict(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  const { message, cause, name } = failure;
  if (message === 'Expected request to fail, but it succeeded.' || name === 'AssertionError') return true;
  return ('code' in failure && failure.code === 'permission-denied') || isVerdict(cause);
}

/** How many of the tests that caught the mutants before are asked early: neighbours fall to the same ones. */
const RECENT = 3;

/** Finds the test that catches a mutant, whose rules are in force: the likeliest tests first, the quicker before the slower. */
export function createCatcher(tests: readonly Rehearsed[]) {
  const byDuration = tests.toSorted((a, b) => a.durationMs - b.durationMs);
  let recent: Rehearsed[] = [];

  function inOrder({ hints }: Mutant): Set<Rehearsed> {
    const words = hints.map((hint) => new RegExp(`\\b${hint}`));
    const score = ({ name }: Rehearsed) => words.filter((word) => word.test(name)).length;
    const hinted = byDuration.filter((test) => score(test) > 0).sort((a, b) => score(b) - score(a));
    return new Set([...recent.filter((test) => hinted.includes(test)), ...hinted, ...recent, ...byDuration]);
  }

  return async function catching(mutant: Mutant): Promise<string | null> {
    for (const test of inOrder(mutant)) {
      const failure = await test.run();
      if (failure === null) continue;
      if (!isVerdict(failure)) throw new Error(`"${test.name}" broke`, { cause: failure });
      recent = [test, ...recent.filter((other) => other !== test)].slice(0, RECENT);
      return test.name;
    }
    return null;
  };
}
