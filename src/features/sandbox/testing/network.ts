import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { followConnection, reportNetworkAnswer } from '@/lib/connection';

/** The network of the page, which the test can cut and restore. After the test there is one again. */
export function controlNetwork() {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const probe = vi.fn(() => Promise.resolve(new Response()));
  const { fetch: request } = globalThis;
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) =>
    call[0] === '/favicon.svg' ? probe() : request(...call),
  );
  const stop = followConnection(false);
  onTestFinished(() => {
    reportNetworkAnswer();
    stop();
  });
  const report = (event: 'offline' | 'online') =>
    act(async () => {
      onLine.mockReturnValue(event === 'online');
      window.dispatchEvent(new Event(event));
      await Promise.resolve();
    });
  return {
    /** Answers the request that finds out whether there is a network. */
    probe,
    cut: () => report('offline'),
    restore: () => report('online'),
  };
}
