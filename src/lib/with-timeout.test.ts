import { expect, it } from 'vitest';
import { withTimeout } from './with-timeout';

it('the result or the error of the work is passed on', async () => {
  const { signal } = new AbortController();
  expect(await withTimeout(signal, Promise.resolve('done'))).toBe('done');
  await expect(withTimeout(signal, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});

it('an aborted signal rejects with its reason, also when it was aborted before', async () => {
  const timeout = new AbortController();
  const waiting = withTimeout(timeout.signal, new Promise(() => undefined));
  timeout.abort(new Error('too late'));
  await expect(waiting).rejects.toThrow('too late');
  await expect(withTimeout(timeout.signal, new Promise(() => undefined))).rejects.toThrow('too late');
});
