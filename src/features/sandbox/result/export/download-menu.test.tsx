import { fireEvent, screen, waitFor } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import { Parser } from 'm3u8-parser';
import { expect, it, vi } from 'vitest';
import { createMemoryServices } from '@/app/testing/memory-services';
import { SPOTS_FORM } from '@/data/planning/spots-form';
import { spotOf } from '@/targeting/spots/testing/samples';
import { answerWith, plannedAnswer, VIDEO } from '../../testing/answers';
import { followDownloads } from '../../testing/downloads';
import { showParts } from '../../testing/show-parts';
import { DownloadMenu } from './download-menu';

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
  showParts(response, ({ planning }) => <DownloadMenu plan={planning.plan} />, options);

const items = async () =>
  (await screen.findAllByRole('menuitem', { hidden: true })).map(({ textContent }) => textContent);
const openMenu = () => fireEvent.click(screen.getByText('Download'));
/** Presses an item of the menu, the first or another one of this name. */
async function press(name: RegExp, index = 0) {
  openMenu();
  fireEvent.click((await screen.findAllByRole('menuitem', { name, hidden: true }))[index] ?? document.body);
  await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull());
}

const MOMENTS = ['Download CSV', 'Download JSON', 'Copy CSV', 'Copy JSON', 'Published schema of the JSON'];

it('a double click opens the menu, and a later click closes it', async () => {
  const { user } = await showFiles();
  const button = screen.getByText('Download');
  await user.dblClick(button);
  expect(await screen.findByRole('menu', { hidden: true })).toBeInTheDocument();
  fireEvent.click(button, { detail: 1 });
  await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull());
});

it('the files for breaks, scenes, the whole plan and all moments stand in this order', async () => {
  await showFiles();
  openMenu();
  await screen.findByText('The whole plan');
  expect((await items()).map((text) => text.split(' ')[0])).toEqual([
    'VMAP',
    'CSV',
    'OpenRTB',
    'HLS',
    'HLS',
    'HLS',
    'MediaTailor',
    'Ad',
    'Key-values',
    'Deal',
    'WebVTT',
    'CSV',
    'AdCP',
    'JSON',
    'AdCP',
    'Names',
    'Download',
    'Download',
    'Copy',
    'Copy',
    'Published',
  ]);
});

it('files that would be empty are not offered', async () => {
  await showFiles(plannedAnswer({ scenes: [] }));
  openMenu();
  await screen.findByText('The whole plan');
  expect(await items()).toEqual([
    'JSON Everything, for other software',
    'AdCP For agents: the profile as content standards (AdCP)',
    ...MOMENTS,
  ]);
});

it('the plan leaves as files that players, packagers, bidders and spreadsheets read', async () => {
  const { files, textOf } = followDownloads();
  await showFiles();
  async function saved(name: RegExp, extension: string, type: string, index = 0) {
    await press(name, index);
    expect(await screen.findByText(`Saved as example.com-programme.${extension}`)).toBeVisible();
    const file = files.at(-1);
    expect(file?.name).toBe(`example.com-programme.${extension}`);
    expect(file?.blob?.type).toBe(`${type};charset=utf-8`);
    return (await textOf(files.length - 1)) ?? '';
  }
  const sheet = async (extension: string, index: number): Promise<unknown> =>
    parse(await saved(/^CSV/, extension, 'text/csv', index), { bom: true, columns: true });

  expect(await saved(/^VMAP/, 'vmap.xml', 'application/xml')).toContain(
    '<vmap:AdBreak timeOffset="00:00:50.000" breakType="linear" breakId="break-50000">',
  );
  expect(JSON.parse(await saved(/^OpenRTB/, 'openrtb.json', 'application/json'))).toMatchObject({
    content: { cat: ['216'], len: 120 },
    breaks: [{ timestamp: 50_000 }],
  });
  const parser = new Parser();
  parser.push(await saved(/^HLS/, 'breaks.m3u8', 'application/vnd.apple.mpegurl'));
  parser.end();
  expect(parser.manifest.dateRanges).toMatchObject([
    { id: 'break-50000', class: 'scenecue.ad-break', startDate: new Date('2000-01-01T00:00:50Z') },
  ]);
  expect(await saved(/^WebVTT/, 'chapters.vtt', 'text/vtt')).toMatch(
    /^WEBVTT\n[^]*00:50\.000 --> 00:02:00\.000|^WEBVTT/,
  );
  expect(await sheet('breaks.csv', 0)).toMatchObject([
    { break: 'break-50000', time_ms: '50000', before_topics: "'=1+1" },
  ]);
  expect(await sheet('scenes.csv', 1)).toMatchObject([{ topics: "'=1+1" }, { topics: 'cooking' }]);
  expect(JSON.parse(await saved(/^JSON/, 'plan.json', 'application/json'))).toMatchObject({
    program: { url: VIDEO, durationMs: 120_000 },
    topics: [{ name: 'cooking', ms: 68_000 }, { name: '=1+1' }],
    suitability: { verdict: 'suitable', profile: { name: 'balanced' } },
    breaks: [{ id: 'break-50000', verdict: 'suitable', before: { topics: [{ name: '=1+1', ms: 30_000 }] } }],
  });
});

it('the title of the user names the files of the plan', async () => {
  const { files } = followDownloads();
  await showFiles(answer, { title: 'Sunday Table' });
  await press(/^VMAP/);
  expect(files[0]?.name).toBe('Sunday-Table.vmap.xml');
});

it('all moments are saved or copied', async () => {
  const { textOf } = followDownloads();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await showFiles();
  await press(/^Download CSV/);
  expect(await screen.findByText('Saved 3 moments as example.com-programme.csv.')).toBeVisible();
  expect(await textOf(0)).toContain('cooking');
  await press(/^Copy JSON/);
  expect(await screen.findByText('Copied 3 moments as JSON.')).toBeVisible();
  expect(JSON.parse(write.mock.lastCall?.[0] ?? '')).toEqual(answer);
});

it('a browser that refuses access to the clipboard leads to the file instead', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await showFiles();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
  await press(/^Copy CSV/);
  expect(
    await screen.findByText('Your browser blocked access to the clipboard. Download the file instead.'),
  ).toBeVisible();
});

it("the keys of files for ad servers have names of one's own, which are checked and stay", async () => {
  const { files, textOf } = followDownloads();
  const { showAgain } = await showFiles();
  await press(/^Names and addresses/);
  const topics = await screen.findByLabelText('Topics before it');
  fireEvent.change(topics, { target: { value: 'my topics' } });
  fireEvent.click(screen.getByText('Save Changes'));
  expect(await screen.findByText('Only letters from a to z, digits and underscores.')).toBeVisible();
  fireEvent.change(topics, { target: { value: 'my_topics' } });
  fireEvent.change(screen.getByLabelText('Address of the HLS asset list'), {
    target: { value: 'https://ads.example.com/{break}' },
  });
  fireEvent.click(screen.getByText('Save Changes'));
  await waitFor(() => expect(screen.queryByLabelText('Topics before it')).toBeNull());
  expect(screen.getByText('Download').closest('button')).toHaveFocus();
  await press(/^Key-values/);
  expect(await textOf(0)).toContain('&my_topics=1 1&');
  await press(/^HLS interstitials/);
  expect(await textOf(1)).toContain('X-ASSET-LIST="https://ads.example.com/break-50000"');
  expect(files.map(({ name }) => name)).toEqual([
    'example.com-programme.key-values.csv',
    'example.com-programme.interstitials.m3u8',
  ]);
  showAgain();
  await press(/^Names and addresses/);
  await waitFor(() => expect(screen.getByLabelText('Topics before it')).toHaveValue('my_topics'));
});

it('VMAP has the ad tag of the user, and says so without one', async () => {
  const { textOf } = followDownloads();
  await showFiles();
  await press(/^VMAP/);
  expect(await screen.findByText(/^It has no ad tag/)).toBeVisible();
  await press(/^Names and addresses/);
  const tag = await screen.findByLabelText('Ad tag of the breaks in VMAP');
  fireEvent.change(tag, { target: { value: 'ads.example.com' } });
  fireEvent.click(screen.getByText('Save Changes'));
  expect(await screen.findByText(/^Enter an address that begins with https/)).toBeVisible();
  fireEvent.change(tag, { target: { value: 'https://ads.example.com/vast?cb=[CACHEBUSTING]&x=1' } });
  fireEvent.click(screen.getByText('Save Changes'));
  await waitFor(() => expect(screen.queryByLabelText('Ad tag of the breaks in VMAP')).toBeNull());
  await press(/^VMAP/);
  await waitFor(() => expect(screen.queryByText(/^It has no ad tag/)).toBeNull());
  expect(await textOf(1)).toContain(
    '<vmap:AdTagURI templateType="vast3">https://ads.example.com/vast?cb=[CACHEBUSTING]&amp;x=1</vmap:AdTagURI>',
  );
});

it('interstitials name one asset list for each break, as the menu saves them', async () => {
  const { files, textOf } = followDownloads();
  await showFiles();
  await press(/^HLS interstitials/);
  expect(await screen.findByText(/^It needs the HLS asset lists of this menu/)).toBeVisible();
  await press(/^HLS asset lists/);
  await waitFor(() => expect(files[1]?.name).toBe('example.com-programme.asset-lists.zip'));
  const list = 'example.com-programme.asset-list-break-50000.json';
  expect(await textOf(0)).toContain(`X-ASSET-LIST="${list}"`);
  expect(await textOf(1)).toContain(list);
  expect(await textOf(1)).toContain('https://ads.example.com/advertisement.m3u8');
});

it('asset lists have the spots of the user', async () => {
  const { files, textOf } = followDownloads();
  const memory = createMemoryServices();
  const url = 'https://ads.example.com/ale.m3u8';
  const spots = [
    spotOf({ videoUrl: url, seconds: 10 }),
    spotOf({ id: 'silent', name: 'Lager', videoUrl: '', seconds: 10 }),
  ];
  memory.planning.store('spots', SPOTS_FORM.changes({ spots: [] }, { spots }, {}));
  await showFiles(answer, { memory });
  await press(/^HLS asset lists/);
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await textOf(0)).toContain(`"URI": "${url}",\n      "DURATION": 10`);
  expect(
    screen.getByText(/^In no HLS asset list, because they have no URL of a video: .*Lager/),
  ).toBeVisible();
});
