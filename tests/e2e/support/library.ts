import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { AnalysisRecord } from '../../../src/contracts/analyses';
import type { AnalysisResponse } from '../../../src/contracts/analysis';
import { storeDocument } from '../../firebase/emulators';
import type { Account } from './accounts';
import { SandboxPage } from './pages/sandbox-page';
import { plantSession } from './planted-session';

export const listOf = (page: Page) => page.getByRole('list', { name: 'Library' });
export const rowOf = (page: Page, text: string) =>
  listOf(page).getByRole('listitem').filter({ hasText: text });

type Stored = Partial<Omit<AnalysisRecord, 'createdAt'>> & Pick<AnalysisRecord, 'state'>;

/** Stores an analysis in a user's library, as its worker would. Later calls store newer analyses. */
export async function storeAnalysis(
  { uid }: Account,
  name: string,
  fields: Stored,
  result?: AnalysisResponse,
) {
  const path = `users/${uid}/analyses/${name.padEnd(16, '-')}`;
  const now = new Date();
  const url = `https://example.com/${name}.mp4`;
  await storeDocument(path, { url, progress: 0, attempt: 1, ...fields, createdAt: now, updatedAt: now });
  if (result) await storeDocument(`${path}/parts/0`, { attempt: 1, text: JSON.stringify(result) });
  return path;
}

/** Another device of this user, with the Sandbox open. */
export async function deviceOf(
  browser: Browser,
  account: Account,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width: 820, height: 1180 } });
  const page = await context.newPage();
  await plantSession(page, account);
  await page.goto('/dashboard/sandbox');
  await new SandboxPage(page).url.waitFor();
  return { page, context };
}
