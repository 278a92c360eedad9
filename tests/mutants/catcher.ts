import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
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

/**
 * For mutants whose hints lead nowhere: the test that caught each. It is only asked first, so that what is out of date
 * here costs time and changes no verdict. `node scripts/mutate-rules.mjs --remember` writes it anew.
 */
const REMEMBERED = new URL('remembered.json', import.meta.url);

/** Tests asked for one mutant, from which on the one that caught it is worth remembering. */
const MANY = 4;

/** How many of the tests that caught the mutants before are asked early: neighbours fall to the same ones. */
const RECENT = 3;

/** Finds the test that catches a mutant, whose rules are in force: the likeliest tests first, the quicker before the slower. */
export function createCatcher(tests: readonly Rehearsed[]) {
  const remembered = v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(REMEMBERED, 'utf8')));
  const toRemember: Record<string, string> = {};
  const byDuration = tests.toSorted((a, b) => a.durationMs - b.durationMs);
  let recent: Rehearsed[] = [];

  /** The usual order, as if nothing were remembered. */
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
