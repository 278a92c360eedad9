import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnalysisEntry, Concept } from '@/contracts/analysis';
import { ResultDetails } from '../details/result-details';
import { answerWith } from '../testing/answers';
import { control, queryControl } from '../testing/control';
import { showParts } from '../testing/show-parts';
import { ConceptTimeline } from '../timeline/concept-timeline';
import { FilterPanel } from './filter-panel';
import { useResultFilter } from './result-filter';
import type { Player } from '../player/use-player';

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

/** A result with its filter, as the page composes them. */
function Filtered({ response, player }: { response: ReturnType<typeof answerWith>; player: Player }) {
  const { filter, change, clear, slider, filtered, matching, isFiltered } = useResultFilter(
    response.analysis,
  );
  return (
    <>
      <FilterPanel
        entries={response.analysis}
        filter={filter}
        onChange={change}
        onClear={clear}
        slider={slider}
        matchCount={matching.length}
      />
      <ConceptTimeline response={response} filtered={filtered} player={player} />
      <ResultDetails
        response={response}
        entries={matching}
        filtered={filtered}
        hasNoMatch={isFiltered && matching.length === 0}
        isPending={false}
        onClear={clear}
      />
    </>
  );
}

const showFilter = (analysis: AnalysisEntry[] = ANALYSIS, durationMs = 3000) => {
  const response = answerWith({ analysis, durationMs });
  return showParts(response, ({ player }) => <Filtered response={response} player={player} />);
};

const count = (text: string) => screen.findByText(text, { selector: '[role=status]' });
const moments = () =>
  [...(queryControl('Moments')?.children ?? [])].map((row) => row.textContent.slice(0, 7));
const chips = (time: string) =>
  within(control(`Concepts at ${time}`))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent);
const slider = () => control(/^Minimum confidence/);
const lane = (name: string) => queryControl(`Times and confidence of ${name}`)?.closest('li') ?? null;
const concept = (name: string) => control(new RegExp(`^${name} \\d+$`));

it('a search finds concepts by their first letters; what is chosen stays in sight', async () => {
  await showFilter();
  expect(await count('3 moments')).toBeVisible();
  expect(screen.queryByText('Clear filter')).toBeNull();
  const search = control('Search concepts');
  const group = within(screen.getByRole('group', { name: 'Concepts' }));
  expect(group.getAllByRole('checkbox')).toHaveLength(16);
  fireEvent.change(search, { target: { value: 'mus' } });
  expect(group.getAllByRole('checkbox')).toHaveLength(1);
  fireEvent.click(concept('music'));
  expect(concept('music')).toBeChecked();
  fireEvent.change(search, { target: { value: 'nothing is called so' } });
  expect(concept('music')).toBeVisible();
  expect(screen.queryByText('No concepts found')).toBeNull();
  fireEvent.click(concept('music'));
  expect(group.queryByRole('checkbox')).toBeNull();
});

it('a result is narrowed down to moments with any or all of the chosen concepts', async () => {
  await showFilter();
  fireEvent.click(concept('music'));
  expect(await count('1 of 3 moments')).toBeVisible();
  expect(moments()).toEqual(['00:02.0']);
  expect(chips('00:02.0')).toEqual(['music 90.0%']);
  expect(lane('music')).toHaveTextContent('music: 00:02.0 to 00:03.0');
  expect(lane('speech')).toBeNull();
  expect(queryControl('all of them')).toBeNull();
  fireEvent.click(concept('speech'));
  expect(await count('2 of 3 moments')).toBeVisible();
  // A moment that is filtered out does not lengthen the one before.
  expect(lane('speech')).toHaveTextContent('speech: 00:00.0 to 00:01.0, 00:02.0 to 00:03.0');
  expect(control('any of them')).toBeChecked();
  fireEvent.click(control('all of them'));
  expect(await count('1 of 3 moments')).toBeVisible();
  expect(moments()).toEqual(['00:02.0']);
  fireEvent.click(control('any of them'));
  expect(await count('2 of 3 moments')).toBeVisible();
  fireEvent.click(screen.getByText('Clear filter'));
  expect(await count('3 moments')).toBeVisible();
  expect(slider()).toHaveFocus();
  expect(concept('music')).not.toBeChecked();
});

it('a minimum confidence counts what is exactly at it, and says when nothing is left', async () => {
  await showFilter();
  fireEvent.change(slider(), { target: { value: '90' } });
  expect(slider()).toHaveAttribute('aria-valuetext', '90%');
  expect(await count('2 of 3 moments')).toBeVisible();
  expect(chips('00:02.0')).toEqual(['music 90.0%']);
  fireEvent.change(slider(), { target: { value: '91' } });
  expect(await count('1 of 3 moments')).toBeVisible();
  expect(moments()).toEqual(['00:00.0']);
  fireEvent.change(slider(), { target: { value: '100' } });
  expect(await count('0 of 3 moments')).toBeVisible();
  expect(screen.getByText('No matches')).toBeVisible();
  expect(queryControl('Moments')).toBeNull();
  fireEvent.click(screen.getByText('Show all moments'));
  expect(await count('3 moments')).toBeVisible();
  expect(slider()).toHaveFocus();
  expect(slider()).toHaveValue('0');
  await waitFor(() => expect(moments()).toHaveLength(3));
  expect(screen.queryByText('Clear filter')).toBeNull();
});

it('segments last as long with a filter as without one', async () => {
  const names = ['cooking', 'cooking', 'soccer', 'cooking', 'cooking', 'soccer'];
  await showFilter(
    names.map((name, index) => ({ timestamp: index * 100_000, concepts: [{ name, confidence: 0.9 }] })),
    600_000,
  );
  const times = () => screen.getAllByText(/^\d\d:\d\d\.\d to \d\d:\d\d\.\d$/).map((time) => time.textContent);
  expect(times()).toEqual([
    '00:00.0 to 03:20.0',
    '03:20.0 to 05:00.0',
    '05:00.0 to 08:20.0',
    '08:20.0 to 10:00.0',
  ]);
  // Few concepts need no search.
  expect(queryControl('Search concepts')).toBeNull();
  fireEvent.click(concept('cooking'));
  await waitFor(() => expect(times()).toEqual(['00:00.0 to 03:20.0', '05:00.0 to 08:20.0']));
});

it('concepts stand by kind in alphabetical order; looks and technical ones are folded until they are asked for', async () => {
  const kinds: Concept['kind'][] = ['technical', 'look', 'seen', 'topic', 'sound'];
  const analysis = kinds.map((kind, index) => ({
    timestamp: index * 1000,
    concepts: ['zebra', 'apple'].map((name) => ({ name: `${name} ${kind}`, confidence: 0.9, kind })),
  })) as AnalysisEntry[];
  await showFilter(analysis, 5000);
  const choice = screen.getByRole('group', { name: 'Concepts' });
  const open = within(choice)
    .getAllByRole('checkbox')
    .map((box) => box.closest('div')?.textContent);
  expect(open[0]).toMatch(/^apple topic 1/);
  expect(
    within(choice)
      .getAllByRole('group')
      .map((group) => group.getAttribute('aria-label')),
  ).toEqual(['Topics', 'Seen', 'Sound']);
  const folded = within(choice).getAllByRole('button');
  expect(folded.map((button) => button.textContent)).toEqual(['Look 2', 'Technical 2']);
  expect(within(choice).getAllByRole('checkbox')).toHaveLength(6);
  fireEvent.click(folded[0] ?? choice);
  expect(within(choice).getAllByRole('checkbox')).toHaveLength(8);
  fireEvent.click(concept('zebra look'));
  fireEvent.click(concept('zebra look'));
  expect(concept('zebra look')).toBeVisible();
});

it('a group that was unfolded by a search stays unfolded when its concept is deselected', async () => {
  const concepts = Array.from({ length: 14 }, (_, index) => ({
    name: `tint ${index}`,
    confidence: 0.9,
    kind: 'look' as const,
  }));
  await showFilter([{ timestamp: 0, concepts }], 5000);
  expect(screen.queryByRole('group', { name: 'Look' })).toBeNull();
  fireEvent.change(control('Search concepts'), { target: { value: 'tint 7' } });
  fireEvent.click(concept('tint 7'));
  fireEvent.change(control('Search concepts'), { target: { value: '' } });
  expect(concept('tint 7')).toBeChecked();
  fireEvent.click(concept('tint 7'));
  expect(concept('tint 7')).not.toBeChecked();
  expect(screen.getByRole('group', { name: 'Look' })).toBeVisible();
});
