import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { AnalysisLibrary, LibraryItem } from '@/data/analyses/library-state';
import { AppRoot } from '@/app/app-root';
import { ADA, createMemoryServices } from '@/app/testing/memory-services';
import { PlanningContext } from '../plan/use-stored-planning';
import { briefOf } from '../testing/brief-of';
import { answerWith } from '../testing/answers';
import { control, queryControl } from '../testing/control';
import { followDownloads } from '../testing/downloads';
import { onServer, program, stored } from '../testing/programs';
import { MAX_STORED, type OpenedResult, type StoredAnalysis } from '../stored/stored-analyses';
import { CompareView } from './compare-view';

const THREE = [
  stored(program('episode-3', 300_000, { partial: [{ code: 'captions-cut', values: {} }] })),
  stored(program('episode-2', 0)),
  stored(program('episode-1', 60_000)),
];

interface Shown {
  items?: LibraryItem[];
  result?: AnalysisLibrary['result'];
  isOfList?: boolean;
  plan?: (planning: ReturnType<typeof createMemoryServices>['planning']) => void;
}

async function showCompare(
  analyses: StoredAnalysis[],
  { items = [], result, isOfList = false, plan }: Shown = {},
) {
  const memory = createMemoryServices();
  const { services } = memory;
  const { language } = services;
  await Promise.all((['dashboard', 'sandbox', 'plan', 'library'] as const).map(language.need));
  plan?.(memory.planning);
  const documents = await services.openPlanning(ADA.uid);
  const onOpen = vi.fn<(analysis: OpenedResult) => void>();
  const onClose = vi.fn<() => void>();
  const library = result ? ({ result } as AnalysisLibrary) : null;
  const view = render(
    <AppRoot services={services} isReloading={createStore(() => false)}>
      <PlanningContext value={documents}>
        <CompareView
          analyses={analyses}
          library={library}
          items={items}
          onOpen={onOpen}
          isOfList={isOfList}
          onClose={onClose}
        />
      </PlanningContext>
    </AppRoot>,
  );
  onTestFinished(() => {
    view.unmount();
    memory.close();
  });
  return { onOpen, onClose };
}

const titles = () => [...document.querySelectorAll('th[scope=row]')].map((cell) => cell.textContent);
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].slice(1).map((cell) => cell.textContent),
  );
const sortBy = (column: string) => fireEvent.click(screen.getByRole('button', { name: column }));

it('programs stand side by side with their figures and what limits a comparison', async () => {
  await showCompare(THREE);
  expect(screen.getByRole('heading', { name: 'Compare programs' })).toHaveFocus();
  expect(titles()).toEqual([
    expect.stringMatching(
      /^episode 3https:\/\/cdn\.example\.com\/episode-3\.mp410:00\.0 · .*2026.*Partial analysis\. .*No scenes\.$/,
    ),
    expect.stringMatching(/^episode 2/),
    expect.stringMatching(/^episode 1/),
  ]);
  expect(titles()[1]).not.toContain('Partial analysis.');
  expect(rows()[0]).toEqual(['05:00.0 · 50%', 'Suitable in part', 'cooking 50%, crime 50%', '0', 'none']);
  expect(rows()[1]).toEqual(['10:00.0 · 100%', 'Suitable', 'cooking 100%', '0', 'none']);
  expect(screen.getByText('Programs: 3 of 3').parentElement).not.toHaveAttribute('open');
  expect(queryControl('Brief')).toBeNull();
});

it('programs can be sorted, and judged under another profile', async () => {
  await showCompare(THREE);
  sortBy('Suitable time');
  await waitFor(() => expect(titles()[1]).toMatch(/^episode 1/));
  sortBy('Suitable time');
  await waitFor(() => expect(titles()[0]).toMatch(/^episode 2/));
  expect(titles()[2]).toMatch(/^episode 3/);
  fireEvent.change(control('Profile'), { target: { value: 'open' } });
  await waitFor(() => expect(screen.getAllByText('10:00.0 · 100%')).toHaveLength(3));
});

it('a comparison leaves as CSV', async () => {
  const { files, textOf } = followDownloads();
  await showCompare(THREE);
  fireEvent.click(screen.getByText('Download CSV'));
  expect(await screen.findByText('Saved as comparison.csv')).toBeVisible();
  expect(files[0]?.name).toBe('comparison.csv');
  expect(parse((await textOf(0)) ?? '', { bom: true, columns: true })).toMatchObject([
    { url: 'https://cdn.example.com/episode-3.mp4', suitable_ms: '300000', notes: 'partial; no-scenes' },
    { url: 'https://cdn.example.com/episode-2.mp4', suitable_ms: '600000' },
    { url: 'https://cdn.example.com/episode-1.mp4', suitable_ms: '540000' },
  ]);
});

it('a program can be left out, but two are needed, and each opens', async () => {
  const { onOpen, onClose } = await showCompare(THREE);
  fireEvent.click(screen.getByText('episode 1'));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(THREE[2]);
  fireEvent.click(control(/episode-2/));
  expect(screen.getByText('Programs: 2 of 3')).toBeVisible();
  expect(titles()).toHaveLength(2);
  fireEvent.click(control(/episode-1/));
  expect(screen.getByText('Choose at least two programs.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.click(control(/episode-2/));
  expect(titles()).toHaveLength(2);
  fireEvent.click(screen.getByText('Back to the library'));
  expect(onClose).toHaveBeenCalledOnce();
});

it('the same video twice is two programs, and a list is returned to', async () => {
  const twice = [stored(program('episode-1', 0), 'first'), stored(program('episode-1', 60_000), 'second')];
  const { onOpen } = await showCompare(twice, { isOfList: true });
  expect(titles()).toHaveLength(2);
  fireEvent.click(screen.getAllByText('episode 1')[1] ?? document.body);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(twice[1]);
  expect(screen.getByText('Back to the list')).toBeVisible();
});

it('results on the server are read until there are two, and then as they are chosen', async () => {
  let letRead: () => void = () => undefined;
  const { onOpen } = await showCompare([stored(program('here', 0))], {
    items: [onServer('near'), onServer('far')],
    result: ({ id }) =>
      new Promise((resolve) => {
        letRead = () => resolve(program(id, 60_000));
      }),
  });
  expect(screen.getByText('Choose at least two programs.')).toBeVisible();
  expect(screen.getByText('Programs: 1 of 3').parentElement).toHaveAttribute('open');
  expect(screen.getByText('Reading the result...')).toBeVisible();
  expect(control(/^Title of near/)).toBeChecked();
  const far = control(/^Title of far · https:\/\/cdn\.example\.com\/far\.mp4 · On the server: /);
  expect(far).toBeDisabled();
  letRead();
  expect(await screen.findByText('Programs: 2 of 3')).toBeVisible();
  expect(titles()).toEqual([expect.stringMatching(/^here/), expect.stringMatching(/^Title of near/)]);
  expect(far).not.toBeChecked();
  far.focus();
  fireEvent.click(far);
  expect(screen.getByText('Reading the result...')).toBeVisible();
  expect(far).toBeChecked();
  expect(far).toBeEnabled();
  letRead();
  expect(await screen.findByText('Programs: 3 of 3')).toBeVisible();
  expect(far).toHaveFocus();
  expect(screen.queryByText('Reading the result...')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Title of far' }));
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'far' }));
});

it('a result that cannot be read is said to be so, and can be chosen again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await showCompare([stored(program('here', 0)), stored(program('near', 0))], {
    items: [onServer('far')],
    result: () => Promise.reject(new Error('no network')),
  });
  fireEvent.click(control(/^Title of far/));
  expect(await screen.findByText(/^The result could not be read/)).toBeVisible();
  expect(control(/^Title of far/)).not.toBeChecked();
  expect(control(/^Title of far/)).toBeEnabled();
});

it('no more results are read than a device stores', async () => {
  const many = Array.from({ length: MAX_STORED }, (_, index) => stored(program(`p-${index}`, 0)));
  await showCompare(many, { items: [onServer('far')], result: () => Promise.reject(new Error('never')) });
  expect(
    screen.getByText(`At most ${MAX_STORED} programs can be compared: deselect one first.`),
  ).toBeVisible();
  expect(control(/^Title of far/)).toBeDisabled();
  fireEvent.click(control(/p-0\.mp4/));
  expect(control(/^Title of far/)).toBeEnabled();
});

it('a brief of the videos can be compared by, which adds the best match', async () => {
  const scenes = [{ start: 0, end: 600_000, endReason: 'end' as const }];
  const brief = await briefOf('cooking');
  await showCompare([stored(program('one', 0, { scenes })), stored(program('two', 0))], {
    plan: (planning) => {
      planning.planVideo('https://cdn.example.com/one.mp4', { brief });
      planning.planProfiles({ chosen: 'open' });
    },
  });
  const choice = await waitFor(() => control('Brief'));
  expect(
    within(choice)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['No brief', 'cooking']);
  expect(control('Profile')).toHaveValue('open');
  expect(screen.queryByText('Best match')).toBeNull();
  fireEvent.change(choice, { target: { value: 'cooking' } });
  expect(await screen.findByText('Best match')).toBeVisible();
  expect(rows()[0]?.at(-1)).toMatch(/^00:00\.0 · \d+%$/);
  expect(rows()[1]?.at(-1)).toBe('none');
});

it('a program that was not assessed is not given a share', async () => {
  await showCompare([stored(answerWith()), stored(program('one', 0))]);
  expect(rows()[0]?.[0]).toBe('Not assessed');
  expect(rows()[0]?.[3]).toBe('Not assessed');
});

it('the programs can be filtered', async () => {
  await showCompare(THREE);
  fireEvent.change(control('Filter programs'), { target: { value: 'episode 2' } });
  await waitFor(() => expect(titles()).toHaveLength(1));
  fireEvent.change(control('Filter programs'), { target: { value: 'nothing like it' } });
  expect(await screen.findByText('No program matches the filter.')).toBeVisible();
});
