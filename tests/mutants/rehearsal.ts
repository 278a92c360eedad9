import { getFn, getHooks } from 'vitest/suite';
import type { RunnerTestCase as Test, RunnerTestSuite as Suite } from 'vitest';

/** One test that can be run repeatedly, with its hooks. */
export interface Rehearsed {
  name: string;
  /** Duration with the unchanged rules, in ms. */
  durationMs: number;
  /** Returns the error with which it failed, or null. */
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

/** Like vitest: the hooks before each test, the test, and, regardless of its result, the hooks after it. */
async function runTest(test: Test, suites: readonly Suite[]): Promise<unknown> {
  const hooks = (when: 'beforeEach' | 'afterEach') => suites.flatMap((suite) => getHooks(suite)[when]);
  const failure = await attempt(async () => {
    for (const hook of hooks('beforeEach')) await (hook as Hook)();
    await getFn(test)();
  });
  // Errors are not caught: if the cleanup fails, the test proves nothing.
  for (const hook of hooks('afterEach').reverse()) await (hook as Hook)();
  return failure;
}

/** The tests below a suite, after its `beforeAll` hooks have run. */
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

/** Runs the `afterAll` hooks of a suite. */
export async function dismiss(suite: Suite): Promise<void> {
  for (const task of suite.tasks) if (task.type === 'suite') await dismiss(task);
  for (const hook of getHooks(suite).afterAll) await (hook as unknown as Hook)();
}
