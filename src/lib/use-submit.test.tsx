import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useSubmit } from './use-submit';

function setUp(work: (value: string) => Promise<string>) {
  const rendered = vi.fn<(form: ReturnType<typeof useSubmit<[string], string>>) => void>();
  function Form() {
    const form = useSubmit(work);
    rendered(form);
    return String(form.busy);
  }
  expect(renderToString(<Form />)).toBe('false');
  const [form] = rendered.mock.lastCall ?? [];
  if (!form) throw new Error('The form was not rendered');
  return form;
}

it('a second submit is ignored while the first one runs', async () => {
  const work = vi.fn((value: string) => Promise.resolve(`${value} saved`));
  const { submit } = setUp(work);
  const first = submit('a');
  expect(await submit('b')).toBeNull();
  expect(await first).toBe('a saved');
  expect(await submit('c')).toBe('c saved');
  expect(work.mock.calls).toEqual([['a'], ['c']]);
});

it('a form can be submitted again after a failure', async () => {
  const work = vi.fn<(value: string) => Promise<string>>().mockRejectedValueOnce(new Error('Refused'));
  work.mockResolvedValueOnce('saved');
  const { submit } = setUp(work);
  await expect(submit('a')).rejects.toThrow('Refused');
  expect(await submit('a')).toBe('saved');
});
