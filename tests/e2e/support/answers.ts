import type { Page, Route } from '@playwright/test';

export { answerWith } from '../../../src/features/sandbox/testing/answers';

const ANALYZE = '**/.netlify/functions/analyze';

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
