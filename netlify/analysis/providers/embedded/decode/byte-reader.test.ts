import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { ByteReader, TimeIsUp } from './byte-reader';
import { MAX_OPEN_READS, MAX_READ_BYTES } from './worker-protocol';

const KB = 1024;
const never = new Promise<never>(() => undefined);

/** The longest video of these tests; its bytes repeat in a pattern that no block has in common with its neighbors. */
const BYTES = Buffer.alloc(10_001 * KB);
for (let offset = 0; offset < BYTES.length; offset += 1) BYTES[offset] = offset * 31 + (offset >> 8);

function countingReader(size: number) {
  const asked: [offset: number, length: number][] = [];
  let open = 0;
  let mostOpen = 0;
  const reader = new ByteReader(
    size,
    async (offset, length) => {
      asked.push([offset, length]);
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      await Promise.resolve();
      open -= 1;
      return Uint8Array.from(BYTES.subarray(offset, Math.min(offset + length, size)));
    },
    never,
  );
  return { reader, asked, mostOpen: () => mostOpen };
}

async function readAll(reader: ByteReader, from: number, to: number): Promise<void> {
  for (let offset = from; offset < to;) {
    const bytes = await reader.read(offset, Math.min(32 * KB, to - offset));
    const start = offset;
    if (!BYTES.subarray(start, start + bytes.length).equals(bytes)) {
      throw new Error(`a wrong byte at ${start} or later`);
    }
    offset += bytes.length;
  }
}

describe('the reader of the video', () => {
  it('gives the right bytes in few requests when read in sequence, each byte once', async () => {
    const size = 10_000 * KB + 17;
    const { reader, asked, mostOpen } = countingReader(size);
    await readAll(reader, 0, size);
    expect(asked.length).toBeLessThan(16);
    expect(asked.reduce((sum, [, length]) => sum + length, 0)).toBe(size);
    expect(Math.max(...asked.map(([, length]) => length))).toBe(MAX_READ_BYTES);
    expect(mostOpen()).toBeLessThanOrEqual(MAX_OPEN_READS);
  });

  it('fetches little around single places', async () => {
    const { reader, asked } = countingReader(10_000 * KB);
    for (const place of [0, 9000, 3000, 6000]) await readAll(reader, place * KB, place * KB + 100);
    expect(asked.map(([, length]) => length)).toEqual([64 * KB, 64 * KB, 64 * KB, 64 * KB]);
  });

  it('follows two places that are read in turns', async () => {
    const { reader, asked } = countingReader(6000 * KB);
    for (let part = 0; part < 60; part += 1) {
      await readAll(reader, part * 50 * KB, (part + 1) * 50 * KB);
      await readAll(reader, (3000 + part * 5) * KB, (3000 + part * 5 + 5) * KB);
    }
    expect(asked.length).toBeLessThan(15);
  });

  it('fetches a sequence of known length at once, and little beyond it', async () => {
    const { reader, asked } = countingReader(10_000 * KB);
    reader.sequenceBytes = 400 * KB;
    for (const place of [0, 5000]) await readAll(reader, place * KB, (place + 450) * KB);
    expect(asked.map(([, length]) => length)).toEqual([400 * KB, 64 * KB, 400 * KB, 64 * KB]);
  });

  it('forgets what it has read, though the time is not up', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const given: WeakRef<Uint8Array>[] = [];
    const ask = (_: number, length: number) => {
      const bytes = new Uint8Array(length);
      given.push(new WeakRef(bytes));
      return Promise.resolve(bytes);
    };
    const reader = new ByteReader(200_000 * KB, ask, never);
    reader.sequenceBytes = 1000 * KB;
    for (let place = 0; place < 40; place += 1) await reader.read(place * 5000 * KB, 100);
    await setImmediate();
    collect();
    expect(given).toHaveLength(40);
    // At most the size of the cache: 8 MB.
    expect(given.filter((block) => block.deref() !== undefined).length).toBeLessThan(10);
  });

  it('gives nothing at the end and beyond', async () => {
    const { reader, asked } = countingReader(1000);
    expect(await reader.read(990, 100)).toHaveLength(10);
    expect(await reader.read(1000, 100)).toHaveLength(0);
    expect(await reader.read(1_000_000, 100)).toHaveLength(0);
    expect(asked).toHaveLength(1);
  });

  it('stops waiting when the time is up', async () => {
    const reader = new ByteReader(1000, () => never, Promise.reject(new TimeIsUp('now')));
    await expect(reader.read(0, 10)).rejects.toBeInstanceOf(TimeIsUp);
  });

  it('treats a source that ends early as an end of reading', async () => {
    const reader = new ByteReader(1000, () => Promise.resolve(new Uint8Array(0)), never);
    await expect(reader.read(0, 10)).rejects.toBeInstanceOf(TimeIsUp);
  });
});
