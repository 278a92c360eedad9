import { vi } from 'vitest';

/** Stubs the browser globals that syncing needs; `vi.unstubAllGlobals` removes them. */
export function stubPage() {
  const page = new EventTarget();
  const onLine = { onLine: true };
  const visible = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('navigator', onLine);
  vi.stubGlobal('location', { hostname: 'scenecue.example' });
  vi.stubGlobal('document', visible);
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, page[name].bind(page));
  }
  return { page, onLine, document: visible };
}
