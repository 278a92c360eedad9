import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import { expect, it, vi } from 'vitest';
import { RemoteError } from '@/lib/remote-error';
import { MAX_STORED, type StoredAnalysis } from '../stored/stored-analyses';
import { answerWith } from '../testing/answers';
import { briefOf } from '../testing/brief-of';
import { control, queryControl } from '../testing/control';
import { followDownloads } from '../testing/downloads';
import { onServer, program, stored } from '../testing/programs';
import { createGate } from '../testing/sandbox';
import { showStored } from '../testing/show-stored';
import { CompareView } from './compare-view';

const THREE = [
  stored(program('episode-3', 300_000, { partial: [{ code: 'captions-cut', values: {} }] }), 'e3'),
  stored(program('episode-2', 0), 'e2'),
  stored(program('episode-1', 60_000), 'e1'),
];

/** Compares the analyses with these IDs, or those that are chosen without any. */
const open = (
  all: StoredAnalysis[],
  ids: string | null = all.map(({ id }) => id).join(','),
  world: Parameters<typeof showStored>[1] = {},
) =>
  showStored(({ stored: { all: onDevice }, ...shown }) => <CompareView stored={onDevice} {...shown} />, {
    stored: all,
    path: `/dashboard/sandbox/compare${ids === null ? '' : `?ids=${ids}`}`,
    ...world,
  });

const idsOfAddress = () => new URLSearchParams(location.search).get('ids');
const titles = () => [...document.querySelectorAll('th[scope=row]')].map((cell) => cell.textContent);
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].slice(1).map((cell) => cell.textContent),
  );
const sortBy = (column: string) => fireEvent.click(screen.getByRole('button', { name: column }));
const choice = () => screen.getByRole('combobox', { name: 'Programs' });

/** Chooses one more program by its name. */
async function add(name: RegExp) {
  fireEvent.click(choice());
  fireEvent.click(await screen.findByRole('option', { name, hidden: true }));
}

it('programs stand side by side with their figures and what limits a comparison', async () => {
  await open(THREE);
  expect(screen.getByRole('heading', { name: 'Compare programs' })).toHaveFocus();
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(titles()).toEqual([
    expect.stringMatching(
      /^episode 3https:\/\/cdn\.example\.com\/episode-3\.mp410\u00a0min · .*2026.*Partial analysis\. .*No scenes\.$/,
    ),
    expect.stringMatching(/^episode 2/),
    expect.stringMatching(/^episode 1/),
  ]);
  expect(titles()[1]).not.toContain('Partial analysis.');
  expect(rows()[0]).toEqual([
    '5\u00a0min · 50%',
    'Suitable in part, provisionally',
    'cooking 50%, crime 50%',
    '0',
    'none',
  ]);
  expect(rows()[1]).toEqual(['10\u00a0min · 100%', 'Suitable', 'cooking 100%', '0', 'none']);
  expect(queryControl('Brief')).toBeNull();
  expect(screen.getByRole('link', { name: 'episode 1' })).toHaveAttribute('href', '/dashboard/sandbox/e1');
  expect(screen.getByRole('link', { name: 'Sandbox' })).toHaveAttribute('href', '/dashboard/sandbox');
});

it('programs can be sorted, and judged under another profile', async () => {
  await open(THREE);
  await waitFor(() => expect(titles()).toHaveLength(3));
  sortBy('Suitable time');
  expect(titles()[1]).toMatch(/^episode 1/);
  sortBy('Suitable time');
  expect(titles()[0]).toMatch(/^episode 2/);
  expect(titles()[2]).toMatch(/^episode 3/);
  fireEvent.change(control('Profile'), { target: { value: 'open' } });
  await waitFor(() => expect(screen.getAllByText('10 min · 100%')).toHaveLength(3));
});

it('a comparison leaves as CSV', async () => {
  const { files, textOf } = followDownloads();
  await open(THREE);
  fireEvent.click(await screen.findByText('Download CSV'));
  expect(await screen.findByText('Saved as comparison.csv')).toBeVisible();
  expect(files[0]?.name).toBe('comparison.csv');
  expect(parse((await textOf(0)) ?? '', { bom: true, columns: true })).toMatchObject([
    { url: 'https://cdn.example.com/episode-3.mp4', suitable_ms: '300000', notes: 'partial; no-scenes' },
    { url: 'https://cdn.example.com/episode-2.mp4', suitable_ms: '600000' },
    { url: 'https://cdn.example.com/episode-1.mp4', suitable_ms: '540000' },
  ]);
});

it('without IDs the newest two are compared, and the address says what is chosen then', async () => {
  await open(THREE, null);
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(idsOfAddress()).toBeNull();
  await add(/^episode 1 · /);
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(idsOfAddress()).toBe('e3,e2,e1');
  act(() => history.replaceState(null, '', '/dashboard/sandbox/compare?ids=e1'));
  expect(await screen.findByText('Choose at least two programs.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('with fewer than two results, it says what a comparison needs', async () => {
  await open(THREE.slice(0, 1), null);
  expect(await screen.findByText(/^A comparison needs at least two results\./)).toBeVisible();
  expect(queryControl('Programs')).toBeNull();
});

it('programs of an address that are not here are counted', async () => {
  await open(THREE, 'e1,e2,gone');
  expect(
    await screen.findByText(
      '1 program in this address is not here: it was deleted, or is only on another device.',
    ),
  ).toBeVisible();
  await waitFor(() => expect(titles()).toHaveLength(2));
});

it('the same video twice is two programs', async () => {
  const twice = [stored(program('episode-1', 0), 'first'), stored(program('episode-1', 60_000), 'second')];
  await open(twice);
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(screen.getAllByRole('link', { name: 'episode 1' }).map((link) => link.getAttribute('href'))).toEqual(
    ['/dashboard/sandbox/first', '/dashboard/sandbox/second'],
  );
});

it('results on the server are read one after the other', async () => {
  const { analyses } = await open([stored(program('here', 0))], null, {
    items: [onServer('near'), onServer('far')],
    results: { near: program('near', 60_000), far: program('far', 0) },
    path: `/dashboard/sandbox/compare?ids=near,${stored(program('here', 0)).id}`,
  });
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(titles()).toEqual([expect.stringMatching(/^Title of near/), expect.stringMatching(/^here/)]);
  expect(analyses.calls.filter((call) => call === 'result')).toHaveLength(1);
  const gate = createGate();
  analyses.gates.result = gate.passed;
  await add(/^Title of far · /);
  expect(await screen.findByText('Reading the result...')).toBeVisible();
  gate.open();
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(screen.queryByText('Reading the result...')).toBeNull();
});

it('a result that cannot be read is said to be so, and can be read again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { analyses, user } = await open(THREE, 'e1,e2,far', {
    items: [onServer('far')],
    results: { far: program('far', 0) },
  });
  analyses.problem = new RemoteError('unavailable');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Some results could not be read/);
  expect(titles()).toHaveLength(2);
  analyses.problem = null;
  await user.click(screen.getByText('Try again'));
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('no more programs are compared than a device stores', async () => {
  const all = Array.from({ length: MAX_STORED }, (_, place) => stored(program(`p${place}`, 0), `p${place}`));
  await open(all, ['far', ...all.map(({ id }) => id)].join(','), {
    items: [onServer('far')],
    results: { far: program('far', 0) },
  });
  await waitFor(() => expect(titles()[0]).toMatch(/^Title of far/));
  expect(titles()).toHaveLength(MAX_STORED);
});

it('a brief of the videos can be compared by, which adds the best match', async () => {
  const scenes = [{ start: 0, end: 600_000, endReason: 'end' as const }];
  const brief = await briefOf('cooking');
  await open([stored(program('one', 0, { scenes }), 'one'), stored(program('two', 0), 'two')], 'one,two', {
    plan: (planning) => {
      planning.planVideo('https://cdn.example.com/one.mp4', { brief });
      planning.planProfiles({ chosen: 'open' });
    },
  });
  const briefs = await waitFor(() => control('Brief'));
  expect(
    within(briefs)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['No brief', 'cooking']);
  expect(control('Profile')).toHaveValue('open');
  expect(screen.queryByText('Best brief match')).toBeNull();
  fireEvent.change(briefs, { target: { value: 'cooking' } });
  expect(await screen.findByText('Best brief match')).toBeVisible();
  expect(rows()[0]?.at(-1)).toMatch(/^00:00\.0 · \d+%$/);
  expect(rows()[1]?.at(-1)).toBe('none');
  expect(new URLSearchParams(location.search).get('brief')).toBe('cooking');
});

it('a program that was not assessed is not given a share', async () => {
  await open([stored(answerWith(), 'none'), stored(program('one', 0), 'one')]);
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(rows()[0]?.[0]).toBe('Not assessed');
  expect(rows()[0]?.[3]).toBe('Not assessed');
});
