import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** @param {number} minutes @returns {Promise<unknown>} the response for a generated programme */
async function generatedAnswer(minutes) {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  /** @type {{ module: { generatedProgram: (minutes: number) => unknown } }} */
  const { module } = await runnerImport(`${root}src/targeting/testing/generated-program.ts`, {
    root,
    configFile: false,
    resolve: { alias: { '@': `${root}src` } },
    logLevel: 'error',
  });
  return module.generatedProgram(minutes);
}

/**
 * Opens the result of a generated programme (per minute 60 moments and 12 shots) for a user who is signed in. The
 * application stores it in the user's library.
 * @param {import('@playwright/test').Page} page
 * @param {string} site
 * @param {number} minutes
 * @returns {Promise<string>} the path of the result
 */
export async function openResult(page, site, minutes) {
  const answer = await generatedAnswer(minutes);
  await page.route('**/.netlify/functions/analyze', (route) => route.fulfill({ json: answer }));
  await page.goto(`${site}/dashboard/sandbox`);
  await page.getByLabel('Video URL').fill(`https://example.com/programme-${minutes}.mp4`);
  await page.getByRole('button', { name: 'Analyze' }).click();
  await page.getByRole('tab', { name: 'Overview' }).waitFor();
  return new URL(page.url()).pathname;
}
