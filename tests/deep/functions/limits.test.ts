import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ADDRESS, messageOf, person, recordOf } from '../../functions/background-client';
import { MEDIA_PORT } from '../../functions/function-client';

// Each call of `netlify dev` loads the function again: only the shared store counts here. The limits of the polls
// below add up to more than a minute.
vi.setConfig({ testTimeout: 180_000 });

/** Answers that have not ended: a video of which always more comes, so that nobody gives up waiting for it. */
const waiting: ServerResponse[] = [];
const host = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': 60_000_000 });
  const sending = setInterval(() => response.write(Buffer.alloc(16_384)), 250);
  response.on('close', () => clearInterval(sending));
  waiting.push(response);
});

beforeAll(() => new Promise<void>((resolve) => host.listen(MEDIA_PORT, '127.0.0.1', resolve)));
afterAll(
  () =>
    new Promise((resolve) => {
      host.close(resolve);
      host.closeAllConnections();
    }),
);

it('three background analyses of one person run at once, the fourth waits until it is told again', async () => {
  const ada = await person();
  const ids = Array.from({ length: 4 }, () => crypto.randomUUID());
  const tell = (id: string | undefined) =>
    fetch(ADDRESS, messageOf(ada, { url: `http://127.0.0.1:${MEDIA_PORT}/a.mp4`, id }));
  const states = () => Promise.all(ids.map(async (id) => (await recordOf(ada, id))?.state));

  // One after the other: the store of `netlify dev` does not isolate concurrent writers, unlike that of the platform.
  for (const [index, id] of ids.slice(0, 3).entries()) {
    expect((await tell(id)).status).toBe(202);
    await expect.poll(() => waiting.length, { timeout: 20_000 }).toBe(index + 1);
  }
  await tell(ids[3]);
  await expect.poll(states, { timeout: 20_000 }).toEqual(['running', 'running', 'running', 'queued']);

  waiting.shift()?.destroy();
  await expect.poll(states, { timeout: 20_000 }).toEqual(['failed', 'running', 'running', 'queued']);
  await expect
    .poll(
      async () => {
        await tell(ids[3]);
        return states();
      },
      { timeout: 20_000, interval: 1_000 },
    )
    .toEqual(['failed', 'running', 'running', 'running']);
  // It runs before it asks for the video.
  await expect.poll(() => waiting.length, { timeout: 20_000 }).toBe(3);
  for (const response of waiting) response.destroy();
  await expect.poll(states, { timeout: 20_000 }).toEqual(['failed', 'failed', 'failed', 'failed']);
});
