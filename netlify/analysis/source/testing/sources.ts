import type { RequestListener } from 'node:http';
import { afterEach, expect } from 'vitest';
import { parseAllowedHosts } from '../allowed-hosts';
import { BLOCK_BYTES } from '../block-cache';
import { openHttpSource, type HttpSource, type HttpSourceOptions } from '../http-source';
import { patternBytes, startServer, type LocalServer } from './local-server';

export const BLOCK = BLOCK_BYTES;
export const FILE = patternBytes(3 * BLOCK + 1000);

const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

export async function serve(listener: RequestListener): Promise<LocalServer> {
  const server = await startServer(listener);
  closers.push(() => server.close());
  return server;
}

export async function open(
  server: LocalServer,
  options: Partial<HttpSourceOptions> = {},
): Promise<HttpSource> {
  const source = await openHttpSource(`${server.url}video.mp4`, {
    maxBytes: 500_000_000,
    allowHosts: parseAllowedHosts(server.host),
    signal: new AbortController().signal,
    ...options,
  });
  closers.push(() => source.close());
  return source;
}

export function expectBytes(actual: Uint8Array, expected: Uint8Array): void {
  expect(actual.length).toBe(expected.length);
  expect(Buffer.compare(actual, expected)).toBe(0);
}
