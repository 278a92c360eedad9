import type { Page } from '@playwright/test';
import type { AnalysisEvent } from '../../../src/contracts/analysis-events';

/** The function's end of a call, inside the page. */
interface Line {
  write: (text: string) => void;
  close: () => void;
  /** Fails like a lost connection. */
  break: () => void;
  calledOff: boolean;
}

declare global {
  interface Window {
    lines: Line[];
  }
}

const textOf = ({ event, data }: AnalysisEvent) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * Replaces the function by a stream that the test writes while the page reads. (A fulfilled route of Playwright arrives
 * all at once.)
 */
export async function streamFunction(page: Page) {
  const replaceFetch = () => {
    window.lines = [];
    const send = window.fetch.bind(window);
    window.fetch = (input, init) => {
      if (typeof input !== 'string' || !input.endsWith('/functions/analyze')) return send(input, init);
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          const line: Line = {
            write: (text) => controller.enqueue(new TextEncoder().encode(text)),
            close: () => controller.close(),
            break: () => controller.error(new TypeError('network error')),
            calledOff: false,
          };
          init?.signal?.addEventListener('abort', () => {
            line.calledOff = true;
            controller.error(new DOMException('Aborted', 'AbortError'));
          });
          window.lines.push(line);
        },
      });
      const headers = { 'Content-Type': 'text/event-stream; charset=utf-8' };
      return Promise.resolve(new Response(body, { headers }));
    };
  };
  // In the current page, and in all pages loaded after it.
  await page.evaluate(replaceFetch);
  await page.addInitScript(replaceFetch);
  const begun = () => page.waitForFunction(() => window.lines.length > 0);
  return {
    /** Sends events to the most recent call. */
    write: async (...events: AnalysisEvent[]) => {
      await begun();
      await page.evaluate((text) => window.lines.at(-1)?.write(text), events.map(textOf).join(''));
    },
    close: async () => {
      await begun();
      await page.evaluate(() => window.lines.at(-1)?.close());
    },
    break: async () => {
      await begun();
      await page.evaluate(() => window.lines.at(-1)?.break());
    },
    /** Whether the page has aborted, for every call so far. */
    calledOff: () => page.evaluate(() => window.lines.map((line) => line.calledOff)),
  };
}
