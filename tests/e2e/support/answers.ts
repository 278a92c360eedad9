import type { APIResponse, Page, Route } from '@playwright/test';
import type { AnalysisResponse } from '../../../src/contracts/analysis';
import { createGate } from './gate';

const ANALYZE = '**/.netlify/functions/analyze';

/** A response of the function that the real one would return only after long work. */
export function answerWith(changes: Partial<AnalysisResponse>): AnalysisResponse {
  return {
    status: 'success',
    videoUrl: 'https://example.com/programme.mp4',
    analysis: [{ timestamp: 14_000, concepts: [{ name: 'black frame', confidence: 0.999 }] }],
    ...changes,
  };
}

/** Replaces the function by `answer`. Returns the request bodies that it received. */
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

/** Replaces the function by `answer`, which is held back. @returns releases it */
export async function holdFunction(page: Page, answer: AnalysisResponse): Promise<() => void> {
  const gate = createGate();
  await replaceFunction(page, async (route) => {
    await gate.passed;
    await route.fulfill({ json: answer });
  });
  return gate.open;
}

/**
 * The response of the real function, as plain JSON, to the request that the page makes on `press`. The page itself
 * requests a stream of events; its request is aborted and repeated without one, because a slow machine cannot do both
 * in time.
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
