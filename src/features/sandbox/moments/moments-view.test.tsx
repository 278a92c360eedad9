import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import { expect, it, vi } from 'vitest';
import type { Deal } from '@/targeting/export/deal';
import { faultsOf, readTables } from '@/targeting/testing/standards/tables';
import { plannedAnswer } from '../testing/answers';
import { control } from '../testing/control';
import { followDownloads } from '../testing/downloads';
import { onServer, program, stored } from '../testing/programs';
import { showStored } from '../testing/show-stored';
import { MomentsView } from './moments-view';

const world = {
  stored: [stored(program('device', 300_000), 'device')],
  items: [onServer('one'), onServer('two')],
  results: { one: program('one', 0), two: program('two', 590_000) },
};

const open = (more: Parameters<typeof showStored>[1] = {}, search = '') =>
  showStored(({ stored: { all }, ...shown }) => <MomentsView stored={all} {...shown} />, {
    ...world,
    path: `/dashboard/sandbox/moments${search}`,
    ...more,
  });

const table = (name: string) => screen.findByRole('table', { name });
const cells = (of: HTMLElement) =>
  within(of)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

it('one brief ranks the moments of all programs, on the server and on the device', async () => {
  await open({}, '?brief=cooking&profile=balanced');
  expect(await screen.findByText('3 of 3 programs read.')).toBeVisible();
  await waitFor(async () => expect(cells(await table('Moments'))).toHaveLength(3));
  expect(cells(await table('Moments'))).toEqual([
    ['device 00:00.0', '✓ Suitable', '100%', 'cooking'],
    ['Title of two 00:00.0', '✓ Suitable', '100%', 'cooking'],
    ['Title of one 00:00.0', '✓ Suitable', '100%', 'cooking'],
  ]);
  expect(screen.getByRole('link', { name: 'Title of one 00:00.0' })).toHaveAttribute(
    'href',
    '/dashboard/sandbox/one?view=scenes&t=0.0',
  );
  fireEvent.change(control('The brief in your own words'), { target: { value: 'travel' } });
  expect(await screen.findByText('Nothing in your library matches the wishes.')).toBeVisible();
  expect(screen.getByText('In 3 programs nothing matches the wishes.')).toBeVisible();
  await waitFor(() => expect(new URLSearchParams(location.search).get('brief')).toBe('travel'));
});

it('each program says what it offers, and each rule what it costs over all of them', async () => {
  await open({}, '?profile=careful');
  await waitFor(async () => expect(cells(await table('Programs'))).toHaveLength(3));
  expect(cells(await table('Programs')).map(([name, suitable]) => [name, suitable])).toEqual([
    ['Title of one', '10.0 min'],
    ['device', '5.0 min'],
    ['Title of two', '0.2 min'],
  ]);
  fireEvent.click(screen.getByRole('tab', { name: 'Cost of rules' }));
  const [cost, ...others] = cells(await table('Cost of rules'));
  expect(cost).toEqual(['crime: not accepted', '14.8 min', '14.8 min', expect.any(String), '2']);
  expect(others).toEqual([]);
  fireEvent.change(control('Profile'), { target: { value: 'open' } });
  expect(await screen.findByText('No rule costs anything in these programs.')).toBeVisible();
  expect(location.search).toBe('?profile=open&view=costs');
  act(() => history.back());
  expect(await table('Programs')).toBeVisible();
});

it('the answer leaves as CSV', async () => {
  const { files, textOf } = followDownloads();
  await open({}, '?profile=careful');
  await waitFor(async () => expect(cells(await table('Programs'))).toHaveLength(3));
  fireEvent.click(screen.getByText('Programs as CSV'));
  expect(await screen.findByText('Saved as programs.csv')).toBeVisible();
  expect(files).toMatchObject([{ name: 'programs.csv' }]);
  expect(parse((await textOf(0)) ?? '', { columns: true, bom: true })).toHaveLength(3);
});

it('scores are whole percents, as in the views of a program', async () => {
  const results = { one: plannedAnswer({ videoUrl: 'https://example.com/one.mp4' }) };
  await open({ stored: [], items: [onServer('one')], results }, '?profile=open&brief=cooking&view=breaks');
  await waitFor(async () => expect(cells(await table('Breaks'))).toHaveLength(2));
  const scores = cells(await table('Breaks')).map(([, , place, match]) => [place, match]);
  expect(scores.flat().filter((score) => !/^\d+%$/.test(score ?? ''))).toEqual([]);
});

it('the breaks of all programs leave as one deal', async () => {
  const { files, textOf } = followDownloads();
  const results = Object.fromEntries(
    ['one', 'two'].map((name) => [name, plannedAnswer({ videoUrl: `https://example.com/${name}.mp4` })]),
  );
  await open({ stored: [], results }, '?profile=open');
  fireEvent.click(await screen.findByText('Breaks as a deal'));
  expect(files).toMatchObject([{ name: 'deal.json' }]);
  const deal = JSON.parse((await textOf(0)) ?? '') as Deal;
  expect(deal.ext.scenecue.programs.map(({ url }) => url).toSorted()).toEqual([
    'https://example.com/one.mp4',
    'https://example.com/two.mp4',
  ]);
  const { terms, inventory, curation } = deal;
  const objects = { Deal: deal, Terms: terms, Inventory: inventory, Curation: curation };
  const tables = readTables('deals-1.0.md');
  for (const [name, object] of Object.entries(objects)) expect(faultsOf(tables, name, object)).toEqual([]);
});

it('what cannot be read is said, the rest is shown, and it can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { analyses } = await open({ results: { one: program('one', 0) } });
  expect(await screen.findByText(/^Some results could not be read\./)).toBeVisible();
  expect(screen.getByText('2 of 3 programs read.')).toBeVisible();
  analyses.results.set('two', program('two', 0));
  fireEvent.click(screen.getByText('Try again'));
  expect(await screen.findByText('3 of 3 programs read.')).toBeVisible();
});

it('a library without results says what to do', async () => {
  await open({ stored: [], items: [], results: {} });
  expect(await screen.findByText(/^There are no analyses with a result yet/)).toBeVisible();
});
