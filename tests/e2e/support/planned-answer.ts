import type { Page } from '@playwright/test';
import type { AnalysisResponse } from '../../../src/contracts/analysis';
import { replaceFunction } from './answers';
import { SandboxPage } from './pages/sandbox-page';

export { plannedAnswer, TAXONOMY, VIDEO } from '../../../src/features/sandbox/testing/answers';

/** Analyzes the video of this answer in the Sandbox, and gets the answer. */
export async function showAnswer(page: Page, answer: AnalysisResponse): Promise<SandboxPage> {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  await replaceFunction(page, (route) => route.fulfill({ json: answer }));
  await sandbox.analyzeUrl(answer.videoUrl);
  return sandbox;
}
