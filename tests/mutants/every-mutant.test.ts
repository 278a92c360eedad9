import { readFile } from 'node:fs/promises';
import {
  afterAll,
  beforeEach,
  describe,
  expect,
  it,
  type RunnerTask as Task,
  type RunnerTestSuite as Suite,
} from 'vitest';
import { replaceRules } from '../rules/environment';
import { createCatcher } from './catcher';
import { mutantsOf } from './mutants-of';
import { dismiss, rehearse } from './rehearsal';

const rules = await readFile(new URL('../../firestore.rules', import.meta.url), 'utf8');

/** First the unchanged rules, run by vitest itself: all tests must pass, or a failure would mean nothing. */
describe('the right rules', () => {
  for (const [file, load] of Object.entries(import.meta.glob('../rules/*.test.ts'))) {
    // A suite for each file, because each has its own hooks.
    describe(file, () => load().then());
  }
});

// @row-24
describe('mutants', () => {
  let right: Suite | undefined;
  let catcher: ReturnType<typeof createCatcher>;

  /** Before the first mutant: prepares the same tests for repeated runs. */
  async function takeUp(first: Task | undefined) {
    if (first?.type !== 'suite' || first.result?.state !== 'pass') {
      throw new Error('Some tests fail with the right rules: what catches a mutant cannot be told.');
    }
    catcher = createCatcher(await rehearse(first));
    right = first;
  }

  beforeEach(async ({ task }) => {
    if (!right) await takeUp(task.file.tasks[0]);
  });

  afterAll(async () => {
    if (!right) return;
    await dismiss(right);
    if (process.env.SCENECUE_REMEMBER_CATCHERS) catcher.remember();
  });

  for (const mutant of mutantsOf(rules)) {
    it(mutant.name, async () => {
      await replaceRules(mutant.text);
      expect(await catcher.catching(mutant), 'No test catches it.').not.toBeNull();
    });
  }
});
