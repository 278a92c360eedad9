import { expect, it } from 'vitest';
import { withTimeout } from './with-timeout';

it('passes on what the work resolves to or throws', async () => {
  const { signal } = new AbortController();
  expect(await withTimeout(signal, Promise.resolve('done'))).toBe('done');
  await expect(withTimeout(signal, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});

it('rejects with the reason of the signal, also where it was aborted before', async () => {
  const timeout = new AbortController();
  const waiting = withTimeout(timeout.signal, new Promise(() => undefined));
  timeout.abort(new Error('too late'));
  await expect(waiting).rejects.toThrow('too late');
  await expect(withTimeout(timeout.signal, new Promise(() => undefined))).rejects.toThrow('too late');
});
