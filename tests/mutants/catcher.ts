import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Mutant } from './mutants-of';
import type { Rehearsed } from './rehearsal';

/**
 * Whether a test failed because the rules wrongly allowed or rejected something. Other failures, such as a timeout or a
 * missing emulator, do not count.
 */
function isVerdict(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  const { message, cause, name } = failure;
  if (message === 'Expected request to fail, but it succeeded.' || name === 'AssertionError') return true;
  return ('code' in failure && failure.code === 'permission-denied') || isVerdict(cause);
}

/**
 * For mutants whose hints do not help: the test that caught each of them. This test only runs first, so outdated
 * entries cost time but do not change a result. `node scripts/mutate-rules.mjs --remember` rewrites it.
 */
const REMEMBERED = new URL('remembered.json', import.meta.url);

/** A catching test is recorded if at least this many tests would run before it. */
const MANY = 4;

/** Number of recent catching tests that run early, because neighboring mutants are often caught by the same tests. */
const RECENT = 3;

/** Finds the test that catches the active mutant: the likeliest tests first, fast ones before slow ones. */
export function createCatcher(tests: readonly Rehearsed[]) {
  const remembered = v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(REMEMBERED, 'utf8')));
  const toRemember: Record<string, string> = {};
  const byDuration = tests.toSorted((a, b) => a.durationMs - b.durationMs);
  let recent: Rehearsed[] = [];

  /** The order without recorded tests. */
  function inOrder({ hints }: Mutant): Set<Rehearsed> {
    const words = hints.map((hint) => new RegExp(`\\b${hint}`));
    const score = ({ name }: Rehearsed) => words.filter((word) => word.test(name)).length;
    const hinted = byDuration.filter((test) => score(test) > 0).sort((a, b) => score(b) - score(a));
    return new Set([...recent.filter((test) => hinted.includes(test)), ...hinted, ...recent, ...byDuration]);
  }

  /** @returns the name of the test that catches it; null when none does */
  async function catching(mutant: Mutant): Promise<string | null> {
    const usual = inOrder(mutant);
    const known = tests.filter(({ name }) => name === remembered[mutant.name]);
    for (const test of new Set([...known, ...usual])) {
      const failure = await test.run();
      if (failure === null) continue;
      if (!isVerdict(failure)) throw new Error(`"${test.name}" broke`, { cause: failure });
      recent = [test, ...recent.filter((other) => other !== test)].slice(0, RECENT);
      if ([...usual].indexOf(test) >= MANY) toRemember[mutant.name] = test.name;
      return test.name;
    }
    return null;
  }

  return {
    catching,
    remember: () => writeFileSync(REMEMBERED, `${JSON.stringify(toRemember, null, 2)}\n`),
  };
}
