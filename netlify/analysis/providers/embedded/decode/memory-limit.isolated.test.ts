import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { tooMuchMemory } from './memory-limit';

vi.mock('node:fs/promises', () => ({ readFile: vi.fn() }));

const holding = (megabytes: number) => `Name:\tnode\nVmRSS:\t${megabytes * 1024} kB\nThreads:\t11\n`;

it('lets a process hold 700 MB, and no more', async () => {
  vi.mocked(readFile).mockResolvedValueOnce(holding(700)).mockResolvedValueOnce(holding(701));
  const onPeak = vi.fn();
  const { signal } = new AbortController();
  await expect(tooMuchMemory(1, signal, undefined, onPeak)).rejects.toMatchObject({
    code: 'damaged',
    message: expect.stringMatching(/memory/) as string,
  });
  expect(onPeak.mock.calls).toEqual([[700], [701]]);
});
