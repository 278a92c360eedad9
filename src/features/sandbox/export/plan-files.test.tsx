import { fireEvent, screen } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import { Parser } from 'm3u8-parser';
import { expect, it } from 'vitest';
import { answerWith, plannedAnswer, VIDEO } from '../testing/answers';
import { followDownloads } from '../testing/downloads';
import { showParts } from '../testing/show-parts';
import { PlanFiles } from './plan-files';

/** Two minutes with one break, whose topics are cells that a spreadsheet must not compute. */
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

const showFiles = (response = answer, options: Parameters<typeof showParts>[2] = {}) =>
  showParts(response, ({ planning }) => <PlanFiles plan={planning.plan} analyzedAt={0} />, options);

const groups = () =>
  screen
    .getAllByRole('heading', { level: 5 })
    .map((heading) => [
      heading.textContent,
      ...[...(heading.nextElementSibling?.querySelectorAll('button') ?? [])].map(
        (button) => button.textContent,
      ),
    ]);

it('the files for breaks, scenes and the whole plan stand in this order', async () => {
  await showFiles();
  expect(groups()).toEqual([
    ['Ad breaks', 'Download VMAP', 'Download OpenRTB', 'Download HLS', 'Download breaks (CSV)'],
    ['Scenes', 'Download WebVTT', 'Download scenes (CSV)'],
    ['The whole plan', 'Download plan (JSON)', 'Report'],
  ]);
  expect(screen.getByText(/^All moments/)).toHaveAttribute('href', '#result-export');
});

it('files that would be empty are not offered', async () => {
  await showFiles(plannedAnswer({ scenes: [] }));
  expect(groups()).toEqual([['The whole plan', 'Download plan (JSON)', 'Report']]);
});

it('the plan leaves as files that players, packagers, bidders and spreadsheets read', async () => {
  const { files, textOf } = followDownloads();
  await showFiles();
  async function saved(label: string, extension: string, type: string) {
    fireEvent.click(screen.getByText(`Download ${label}`));
    expect(await screen.findByText(`Saved as example.com-programme.${extension}`)).toBeVisible();
    const file = files.at(-1);
    expect(file?.name).toBe(`example.com-programme.${extension}`);
    expect(file?.blob?.type).toBe(`${type};charset=utf-8`);
    return (await textOf(files.length - 1)) ?? '';
  }
  const sheet = async (label: string, extension: string): Promise<unknown> =>
    parse(await saved(label, extension, 'text/csv'), { bom: true, columns: true });

  expect(await saved('VMAP', 'vmap.xml', 'application/xml')).toContain(
    '<vmap:AdBreak timeOffset="00:00:50.000" breakType="linear" breakId="break-1">',
  );
  expect(JSON.parse(await saved('OpenRTB', 'openrtb.json', 'application/json'))).toMatchObject({
    content: { cat: ['216'], len: 120 },
    breaks: [{ timestamp: 50_000 }],
  });
  const parser = new Parser();
  parser.push(await saved('HLS', 'breaks.m3u8', 'application/vnd.apple.mpegurl'));
  parser.end();
  expect(parser.manifest.dateRanges).toMatchObject([
    { id: 'break-1', class: 'scenecue.ad-break', startDate: new Date('2000-01-01T00:00:50Z') },
  ]);
  expect(await saved('WebVTT', 'chapters.vtt', 'text/vtt')).toMatch(
    /^WEBVTT\n[^]*00:50\.000 --> 00:02:00\.000|^WEBVTT/,
  );
  expect(await sheet('breaks (CSV)', 'breaks.csv')).toMatchObject([
    { break: 'break-1', time_ms: '50000', before_topics: "'=1+1" },
  ]);
  expect(await sheet('scenes (CSV)', 'scenes.csv')).toMatchObject([
    { topics: "'=1+1" },
    { topics: 'cooking' },
  ]);
  expect(JSON.parse(await saved('plan (JSON)', 'plan.json', 'application/json'))).toMatchObject({
    program: { url: VIDEO, durationMs: 120_000 },
    topics: [{ name: 'cooking', ms: 68_000 }, { name: '=1+1' }],
    suitability: { verdict: 'suitable', profile: { name: 'balanced' } },
    breaks: [{ id: 'break-1', verdict: 'suitable', before: { topics: [{ name: '=1+1', ms: 30_000 }] } }],
  });
});

it('the title of the user names the files of the plan', async () => {
  const { files } = followDownloads();
  await showFiles(answer, { title: 'Sunday Table' });
  fireEvent.click(screen.getByText('Download VMAP'));
  expect(files[0]?.name).toBe('Sunday-Table.vmap.xml');
});
