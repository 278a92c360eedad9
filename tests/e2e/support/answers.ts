import type { APIResponse, Page, Route } from '@playwright/test';
import type { AnalysisResponse } from '../../../src/contracts/analysis';
import { createGate } from './gate';

const ANALYZE = '**/.netlify/functions/analyze';

/** An answer of the function, for what the real one would say only after long work. */
export function answerWith(changes: Partial<AnalysisResponse>): AnalysisResponse {
  return {
    status: 'success',
    videoUrl: 'https://example.com/programme.mp4',
    analysis: [{ timestamp: 14_000, concepts: [{ name: 'black frame', confidence: 0.999 }] }],
    ...changes,
  };
}

/** Puts `answer` in the place of the function. Returns the bodies that were sent to it. */
export async function replaceFunction(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await page.route(ANALYZE, async (route) => {
    bodies.push(route.request().postDataJSON());
    await answer(route);
  });
  return bodies;
}

/** Puts `answer` in the place of the function, held back. @returns lets it come */
export async function holdFunction(page: Page, answer: AnalysisResponse): Promise<() => void> {
  const gate = createGate();
  await replaceFunction(page, async (route) => {
    await gate.passed;
    await route.fulfill({ json: answer });
  });
  return gate.open;
}

/**
 * The real function's answer to what the page asks when `press` is done, as plain JSON: the page itself asks for
 * a stream of events, so the same is asked without one, in its place: a slow machine has no time for both.
 */
export async function plainAnswer(page: Page, press: () => Promise<void>): Promise<APIResponse> {
  const asked = page.waitForRequest(ANALYZE);
  await page.route(ANALYZE, (route) => route.abort());
  await press();
  const request = await asked;
  const { authorization = '' } = await request.allHeaders();
  return page.request.post(request.url(), {
    headers: { authorization },
    data: request.postDataJSON() as unknown,
    timeout: 45_000,
  });
}
