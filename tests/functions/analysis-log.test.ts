import { expect, it } from 'vitest';
import { analyze, signUp } from './function-client';

// `tests/deep/functions/analysis-log.test.ts` has the lines of whole analyses.
it('an answer of the deployed function has an id, a new one each time', async () => {
  const token = await signUp();
  const ids = await Promise.all(
    [1, 2].map(async () => (await analyze('http://127.0.0.1/', token)).headers.get('x-request-id')),
  );
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(ids).size).toBe(2);
});
