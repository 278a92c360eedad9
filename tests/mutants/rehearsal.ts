import { getFn, getHooks } from 'vitest/suite';
import type { RunnerTestCase as Test, RunnerTestSuite as Suite } from 'vitest';

/** One test that can be run again and again, with the hooks that stand around it. */
export interface Rehearsed {
  name: string;
  /** How long it took with the right rules. */
  durationMs: number;
  /** Returns what it failed with, or null. */
  run(): Promise<unknown>;
}

type Hook = () => unknown;

async function attempt(work: () => unknown): Promise<unknown> {
  try {
    await work();
    return null;
  } catch (error) {
    return error ?? new Error('It failed with nothing.');
  }
}

/** Like vitest: what stands before each test, the test, and, however that ends, what stands after it. */
async function runTest(test: Test, suites: readonly Suite[]): Promise<unknown> {
  const hooks = (when: 'beforeEach' | 'afterEach') => suites.flatMap((suite) => getHooks(suite)[when]);
  const failure = await attempt(async () => {
    for (const hook of hooks('beforeEach')) await (hook as Hook)();
    await getFn(test)();
  });
  // Let through: tests that cannot be cleaned up after say nothing.
  for (const hook of hooks('afterEach').reverse()) await (hook as Hook)();
  return failure;
}

/** The tests below a suite, after what stands before all of them has run. */
export async function rehearse(suite: Suite, above: readonly Suite[] = []): Promise<Rehearsed[]> {
  const suites = [...above, suite];
  for (const hook of getHooks(suite).beforeAll) await (hook as unknown as Hook)();
  const tests: Rehearsed[] = [];
  for (const task of suite.tasks) {
    if (task.type === 'suite') tests.push(...(await rehearse(task, suites)));
    else {
      const name = [...suites, task].map((part) => part.name).join(' > ');
      tests.push({ name, durationMs: task.result?.duration ?? 0, run: () => runTest(task, suites) });
    }
  }
  return tests;
}

/** What stands after all tests of a suite. */
export async function dismiss(suite: Suite): Promise<void> {
  for (const task of suite.tasks) if (task.type === 'suite') await dismiss(task);
  for (const hook of getHooks(suite).afterAll) await (hook as unknown as Hook)();
}
