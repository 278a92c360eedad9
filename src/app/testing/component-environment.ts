/**
 * What jsdom lacks for the application, and a clean page before each component test. Only what has no layout: what
 * depends on sizes, positions or styles is a browser test.
 */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

// Only a test that fails waits this long.
configure({ asyncUtilTimeout: 10_000 });

const noObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

Object.assign(globalThis, { ResizeObserver: noObserver, IntersectionObserver: noObserver });
Object.assign(window, {
  requestIdleCallback: (callback: () => void) => setTimeout(callback),
  cancelIdleCallback: clearTimeout,
  matchMedia: (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false, addListener: () => undefined }),
  scrollTo: () => undefined,
});
Object.assign(Element.prototype, {
  scrollIntoView: () => undefined,
  scrollTo: () => undefined,
  checkVisibility: () => true,
});
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>('button, input, select, textarea, [tabindex]')?.focus();
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
Object.assign(HTMLMediaElement.prototype, {
  play: () => Promise.resolve(),
  pause: () => undefined,
  load: () => undefined,
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.head.innerHTML = '';
  document.documentElement.lang = 'en';
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

// Pages load the code of others while they are idle. What is cut off by the end of a file stays broken for the next one.
afterAll(() => vi.dynamicImportSettled());
