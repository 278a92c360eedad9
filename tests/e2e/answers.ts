import type { Page, Route } from '@playwright/test';
import type { AnalysisResponse } from '../../src/contracts/analysis';

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
