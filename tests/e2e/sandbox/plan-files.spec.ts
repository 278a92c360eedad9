import { readFile } from 'node:fs/promises';
import { Parser } from 'm3u8-parser';
import { parse } from 'csv-parse/sync';
import { expect, test } from '../support/accounts';
import { answerWith, replaceFunction } from '../support/answers';
import { SandboxPage } from '../support/pages/sandbox-page';

const VIDEO = 'https://example.com/programme.mp4';

test('a plan leaves as files that players, packagers and spreadsheets read', async ({
  dashboardPage: page,
}) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  const answer = answerWith({
    durationMs: 120_000,
    analysis: [
      { timestamp: 0, concepts: [{ name: '=1+1', confidence: 0.9, kind: 'topic' }] },
      {
        timestamp: 50_000,
        concepts: [
          { name: 'black frame', confidence: 1, kind: 'technical' },
          { name: 'silence', confidence: 1, kind: 'sound' },
        ],
      },
      { timestamp: 52_000, concepts: [{ name: 'cooking', confidence: 0.9, kind: 'topic' }] },
    ],
    taxonomy: {
      version: '3.1',
      sources: ['said'],
      topics: [{ name: 'cooking', id: '216', path: ['Food & Drink', 'Cooking'], isSensitive: false }],
    },
    shots: [
      { start: 0, end: 50_000 },
      { start: 50_000, end: 120_000 },
    ],
    scenes: [
      { start: 0, end: 50_000, endReason: 'black' },
      { start: 50_000, end: 120_000, endReason: 'end' },
    ],
  });
  await replaceFunction(page, (route) => route.fulfill({ json: answer }));
  await sandbox.analyzeUrl(VIDEO);
  const files = page.getByRole('region', { name: 'Export the plan' });
  await expect(files.getByRole('button', { name: /^Download/ })).toHaveCount(7);
  // The link in the header leads here. The files for breaks come first; those for moments are still there.
  await expect(page.getByRole('link', { name: 'Export', exact: true })).toHaveAttribute(
    'href',
    '#result-files',
  );
  await expect(files.getByRole('heading', { level: 5 })).toHaveText([
    'Ad breaks',
    'Scenes',
    'The whole plan',
  ]);
  await expect(files.getByRole('link', { name: /^All moments/ })).toHaveAttribute('href', '#result-export');

  const downloaded = async (label: string, extension: string) => {
    const begun = page.waitForEvent('download');
    await files.getByRole('button', { name: `Download ${label}`, exact: true }).press('Enter');
    const file = await begun;
    expect(file.suggestedFilename()).toBe(`example.com-programme.${extension}`);
    await expect(page.getByText(`Saved as example.com-programme.${extension}`)).toBeVisible();
    return readFile(await file.path(), 'utf8');
  };

  const parser = new Parser();
  parser.push(await downloaded('HLS', 'breaks.m3u8'));
  parser.end();
  expect(parser.manifest.dateRanges).toMatchObject([
    { id: 'break-1', class: 'scenecue.ad-break', startDate: new Date('2000-01-01T00:00:50Z') },
  ]);
  const sheet = async (label: string, extension: string) =>
    parse(await downloaded(label, extension), { bom: true, columns: true }) as Record<string, string>[];
  expect(await sheet('breaks (CSV)', 'breaks.csv')).toMatchObject([
    { break: 'break-1', time_ms: '50000', before_topics: "'=1+1" },
  ]);
  expect(await sheet('scenes (CSV)', 'scenes.csv')).toMatchObject([
    { topics: "'=1+1" },
    { topics: 'cooking' },
  ]);
  expect(JSON.parse(await downloaded('plan (JSON)', 'plan.json'))).toMatchObject({
    program: { url: VIDEO, durationMs: 120_000 },
    topics: [{ name: 'cooking', ms: 68_000 }, { name: '=1+1' }],
    suitability: { verdict: 'suitable', profile: { name: 'balanced' } },
    breaks: [{ id: 'break-1', verdict: 'suitable', before: { topics: [{ name: '=1+1', ms: 30_000 }] } }],
  });
});
