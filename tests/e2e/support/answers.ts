import type { Page, Route } from '@playwright/test';
import type { AnalysisResponse } from '../../../src/contracts/analysis';

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
