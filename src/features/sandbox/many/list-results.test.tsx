import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AnalysisItem } from '@/data/analyses/analysis-item';
import { plannedAnswer } from '../testing/answers';
import { followDownloads } from '../testing/downloads';
import { createGate } from '../testing/sandbox';
import { itemOfList, listOf, openMany, urlOf } from '../testing/video-lists';

const resultOf = (place: number) => ({ ...plannedAnswer(), videoUrl: urlOf(place) });
const idOf = (place: number) => itemOfList(place).id;

const FOUR = (): AnalysisItem[] => [
  itemOfList(0, { state: 'done', parts: 1, title: '=1+1' }),
  itemOfList(1, { state: 'partial', parts: 1, coverage: 0.4 }),
  itemOfList(2, { state: 'failed', error: { code: 'unreachable', message: 'The host did not answer.' } }),
  itemOfList(3, { state: 'running', parts: 1 }),
];

/** Opens the videos of the list. */
async function tableOf(count: number) {
  const list = await listOf(count);
  const details = list.getByText(`Show ${count} videos`).closest('details');
  if (!details) throw new Error('The videos cannot be shown');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return list.findByRole('table');
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('the results of a list are downloaded as one CSV file, with a line for each analysis', async () => {
  const downloads = followDownloads();
  const { user } = await openMany({
    items: FOUR(),
    results: { [idOf(0)]: resultOf(0), [idOf(1)]: resultOf(1) },
  });
  const list = await listOf(4);
  expect(list.getByText('Results: 2 of 2 chosen')).toBeVisible();
  const button = list.getByText('Download CSV');
  await user.click(button);
  expect(await list.findByText('Saved as analyses-2026-01-02.csv')).toHaveAttribute('role', 'status');
  expect(button.closest('button')).toHaveFocus();
  expect(downloads.files.map(({ name }) => name)).toEqual(['analyses-2026-01-02.csv']);
  const [header, ...lines] = ((await downloads.textOf(0)) ?? '').trim().split(/\r?\n/);
  expect(header).toMatch(/title,url,state/);
  expect(lines).toEqual([
    expect.stringMatching(/^"?'=1\+1"?,https:\/\/example\.com\/episode-0\.mp4,done,.*cooking/),
    expect.stringMatching(/episode-1\.mp4,partial,.*,0\.4,/),
    expect.stringMatching(/episode-2\.mp4,failed,.*unreachable,The host did not answer\./),
    expect.stringMatching(/episode-3\.mp4,running,/),
  ]);
});

it('the videos of a list are shown on request, each with its state and a link to its result', async () => {
  await openMany({ items: FOUR() });
  const table = await tableOf(4);
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    `=1+1${urlOf(0)}Complete`,
    `episode 1${urlOf(1)}Partial`,
    `episode 2${urlOf(2)}FailedThe host did not answer.`,
    `episode 3${urlOf(3)}Running`,
  ]);
  expect(
    within(table)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([`/dashboard/sandbox/${idOf(0)}`, `/dashboard/sandbox/${idOf(1)}`]);
});

it('a result that is left out is in no file, and the profile decides the verdicts', async () => {
  const downloads = followDownloads();
  const { user } = await openMany({
    items: FOUR(),
    results: { [idOf(0)]: resultOf(0), [idOf(1)]: resultOf(1) },
  });
  const list = await listOf(4);
  await tableOf(4);
  await user.click(list.getByLabelText(`=1+1 · ${urlOf(0)}`));
  expect(list.getByText('Results: 1 of 2 chosen')).toBeVisible();
  expect(list.queryByText('Compare')).toBeNull();
  const profile = list.getByLabelText<HTMLSelectElement>('Profile');
  const names = [...profile.options].map(({ textContent }) => textContent);
  await user.selectOptions(profile, names[1] ?? '');
  await user.click(list.getByText('Download JSON'));
  await list.findByText('Saved as analyses-2026-01-02.json');
  const file = JSON.parse((await downloads.textOf(0)) ?? '') as { profile: string; videos: object[] };
  expect(file.profile).toBe(names[1]);
  expect(file.videos).toMatchObject([
    { url: urlOf(1), state: 'partial', topics: [{ name: 'cooking' }, {}, {}] },
    { url: urlOf(2), state: 'failed', error: { code: 'unreachable' } },
    { url: urlOf(3), state: 'running' },
  ]);
  await user.click(list.getByLabelText(`=1+1 · ${urlOf(0)}`));
  expect(list.getByText('Results: 2 of 2 chosen')).toBeVisible();
});

it('the results are read one after the other, and a second press does nothing', async () => {
  const downloads = followDownloads();
  const { user, analyses } = await openMany({
    items: FOUR(),
    results: { [idOf(0)]: resultOf(0), [idOf(1)]: resultOf(1) },
  });
  const list = await listOf(4);
  const gate = createGate();
  analyses.gates.result = gate.passed;
  const button = list.getByText('Download CSV').closest('button');
  if (!button) throw new Error('There is no button');
  await user.click(button);
  expect(await list.findByText('Reading result 1 of 2...')).toHaveAttribute('role', 'status');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  gate.open();
  await list.findByText('Saved as analyses-2026-01-02.csv');
  expect(button).toHaveAttribute('aria-disabled', 'false');
  expect(downloads.files).toHaveLength(1);
  expect(analyses.calls.filter((call) => call === 'result')).toHaveLength(2);
});

it('a result that cannot be read is counted, and the file has the others', async () => {
  const downloads = followDownloads();
  const { user } = await openMany({ items: FOUR(), results: { [idOf(1)]: resultOf(1) } });
  const list = await listOf(4);
  await user.click(list.getByText('Download CSV'));
  const unread = '1 result could not be read. Check your internet connection and try again.';
  expect(await list.findByText(unread)).toBeVisible();
  await waitFor(() => expect(downloads.files).toHaveLength(1));
});

it('a view that is closed while results are read downloads nothing', async () => {
  const downloads = followDownloads();
  const app = await openMany({
    items: FOUR(),
    results: { [idOf(0)]: resultOf(0), [idOf(1)]: resultOf(1) },
  });
  const list = await listOf(4);
  const gate = createGate();
  app.analyses.gates.result = gate.passed;
  await app.user.click(list.getByText('Download CSV'));
  await list.findByText('Reading result 1 of 2...');
  cleanup();
  app.close();
  gate.open();
  // Until all that was waiting for the gate has run.
  await new Promise((done) => setTimeout(done));
  expect(downloads.files).toEqual([]);
});

it('the results of a list are compared at the address that has their IDs', async () => {
  await openMany({ items: FOUR() });
  expect((await listOf(4)).getByRole('link', { name: 'Compare' })).toHaveAttribute(
    'href',
    `/dashboard/sandbox/compare?ids=${idOf(0)},${idOf(1)}`,
  );
});

it('a list without results has nothing to download, and one with too many cannot be compared', async () => {
  await openMany({
    items: Array.from({ length: 21 }, (_, place) => itemOfList(place, { state: 'done', parts: 1 })),
  });
  const list = await listOf(21);
  expect(list.getByText('Choose 2 to 20 results to compare.')).toHaveAttribute('role', 'status');
  expect(list.queryByText('Compare')).toBeNull();
  await tableOf(21);
  list.getByLabelText(`episode 3 · ${urlOf(3)}`).click();
  expect(await list.findByRole('link', { name: 'Compare' })).toBeVisible();
});
