import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnalysisEntry, Concept } from '@/contracts/analysis';
import { answerWith } from '../../testing/answers';
import { control, queryControl } from '../../testing/control';
import { followDownloads } from '../../testing/downloads';
import { showParts } from '../../testing/show-parts';
import { TimelineView } from '../timeline/timeline-view';

const others = Array.from({ length: 14 }, (_, index) => ({ name: `concept ${index}`, confidence: 0.5 }));
const ANALYSIS: AnalysisEntry[] = [
  { timestamp: 0, concepts: [{ name: 'speech', confidence: 0.95 }, ...others] },
  { timestamp: 1000, concepts: [] },
  {
    timestamp: 2000,
    concepts: [
      { name: 'speech', confidence: 0.8 },
      { name: 'music', confidence: 0.9 },
    ],
  },
];

async function showFilter(analysis: AnalysisEntry[] = ANALYSIS, durationMs = 3000) {
  const response = answerWith({ analysis, durationMs });
  await showParts(response, ({ player }) => (
    <TimelineView response={response} title="My program" player={player} />
  ));
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
}

const count = (text: string) => screen.findByText(text, { selector: '[role=status]' });
const field = () => screen.getByRole('combobox', { name: 'Concepts' });
const thumb = () => screen.getByRole('slider', { name: 'Minimum confidence' });
const lane = (name: string) => queryControl(`Times and confidence of ${name}`)?.closest('li') ?? null;
const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);

/** Chooses a concept in the list. */
async function choose(name: string) {
  if (field().getAttribute('aria-expanded') === 'false') fireEvent.click(field());
  // The test environment has no layout: what is open counts as hidden.
  const option = () =>
    [...document.querySelectorAll('[role=option]')].find((each) => each.textContent.startsWith(`${name} · `));
  await waitFor(() => expect(option()).toBeDefined());
  fireEvent.click(option() ?? document.body);
}

it('concepts stand by kind with the number of their moments, and are found by their name', async () => {
  const kinds: Concept['kind'][] = ['technical', 'look', 'seen', 'topic', 'sound'];
  const analysis = kinds.map((kind, index) => ({
    timestamp: index * 1000,
    concepts: ['zebra', 'apple'].map((name) => ({ name: `${name} ${kind}`, confidence: 0.9, kind })),
  })) as AnalysisEntry[];
  await showFilter(analysis, 5000);
  expect(await count('5 moments')).toBeVisible();
  fireEvent.click(field());
  await waitFor(() => expect(options()).toHaveLength(10));
  expect(options().slice(0, 3)).toEqual([
    'apple topic · 1 moment',
    'zebra topic · 1 moment',
    'apple seen · 1 moment',
  ]);
  expect(options().at(-1)).toBe('zebra technical · 1 moment');
  fireEvent.change(field(), { target: { value: 'zebra s' } });
  expect(options()).toEqual(['zebra seen · 1 moment', 'zebra sound · 1 moment']);
  fireEvent.change(field(), { target: { value: 'nothing is called so' } });
  expect(screen.getByText('No concepts found.')).toBeInTheDocument();
  // A list of options must not be without one.
  expect(options()).toEqual(['No concepts found.']);
  expect(document.querySelector('[role=option]')).toHaveAttribute('aria-disabled', 'true');
});

it('the fields fold, and what is filtered stays said', async () => {
  await showFilter();
  fireEvent.keyDown(thumb(), { key: 'End' });
  const fold = screen.getByRole('button', { name: 'Filter' });
  fireEvent.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('combobox', { name: 'Concepts' })).toBeNull();
  expect(await count('0 of 3 moments')).toBeVisible();
  fireEvent.click(screen.getByText('Clear filter'));
  expect(await count('3 moments')).toBeVisible();
});

it('the list works by keyboard, and does not open by itself', async () => {
  await showFilter();
  act(() => field().focus());
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  fireEvent.keyDown(field(), { key: 'ArrowDown', code: 'ArrowDown' });
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  fireEvent.change(field(), { target: { value: 'mus' } });
  fireEvent.keyDown(field(), { key: 'ArrowDown', code: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'Enter', code: 'Enter' });
  expect(await count('1 of 3 moments')).toBeVisible();
  fireEvent.keyDown(field(), { key: 'Escape', code: 'Escape' });
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('the lanes are narrowed down to moments with any or all of the chosen concepts', async () => {
  await showFilter();
  await choose('music');
  expect(await count('1 of 3 moments')).toBeVisible();
  expect(lane('music')).toHaveTextContent('music: 00:02.0 to 00:03.0');
  expect(lane('speech')).toBeNull();
  expect(queryControl('all of them')).toBeNull();
  await choose('speech');
  expect(await count('2 of 3 moments')).toBeVisible();
  // A moment that is filtered out does not lengthen the one before.
  expect(lane('speech')).toHaveTextContent('speech: 00:00.0 to 00:01.0, 00:02.0 to 00:03.0');
  fireEvent.click(control('all of them'));
  expect(await count('1 of 3 moments')).toBeVisible();
  expect(lane('speech')).toHaveTextContent('speech: 00:02.0 to 00:03.0');
  fireEvent.click(screen.getByText('Clear filter'));
  expect(await count('3 moments')).toBeVisible();
  expect(field()).toHaveFocus();
  expect(screen.queryByText('Clear filter')).toBeNull();
});

it('a minimum confidence counts what is exactly at it', async () => {
  await showFilter();
  fireEvent.keyDown(thumb(), { key: 'End' });
  expect(thumb()).toHaveAttribute('aria-valuetext', '100%');
  expect(screen.getByText('Minimum confidence: 100%')).toBeVisible();
  expect(await count('0 of 3 moments')).toBeVisible();
  for (let press = 0; press < 5; press += 1) fireEvent.keyDown(thumb(), { key: 'ArrowLeft' });
  expect(await count('1 of 3 moments')).toBeVisible();
});

it('what the filter leaves can be downloaded', async () => {
  const { files, textOf } = followDownloads();
  await showFilter();
  expect(screen.queryByText('Download filtered')).toBeNull();
  await choose('music');
  expect(await count('1 of 3 moments')).toBeVisible();
  fireEvent.click(screen.getByText('Download filtered'));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  expect(await count('Saved 1 moment as My-program.csv.')).toBeVisible();
  expect(files.map(({ name }) => name)).toEqual(['My-program.csv']);
  const text = await textOf(0);
  expect(text).toContain('music');
  expect(text).not.toContain('speech');
});
