import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { PICTURE, plannedAnswer } from '../../testing/answers';
import { control, queryControl } from '../../testing/control';
import { showParts } from '../../testing/show-parts';
import { BriefBar } from '../brief/brief-bar';
import { SceneList } from './scenes-view';

const showScenes = (response: AnalysisResponse) =>
  showParts(response, ({ planning }) => <SceneList planning={planning} />);

const scenes = () => document.querySelectorAll<HTMLElement>('[id^="scene-"]');
function scene(startMs: number) {
  const found = document.getElementById(`scene-${startMs}`);
  if (!found) throw new Error(`There is no scene at ${startMs}`);
  return found;
}
const choose = (value: string) => fireEvent.change(control('Show'), { target: { value } });

/** Opens the labels of a scene. */
function openLabels(startMs: number) {
  const row = within(scene(startMs));
  fireEvent.click(row.getByText('Labels and details'));
  return row;
}

/** Chooses a label of an opened scene, or removes it. The test environment has no layout: the list counts as hidden. */
async function toggle(row: ReturnType<typeof openLabels>, name: string) {
  const field = row.getByRole('combobox', { name: 'Labels' });
  if (field.getAttribute('aria-expanded') === 'false') fireEvent.click(field);
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '') ?? document.body;
  fireEvent.click(await within(list).findByRole('option', { hidden: true, name }));
}

it('a result without scenes says so', async () => {
  await showScenes({ ...plannedAnswer(), scenes: [] });
  expect(screen.getByText(/^This result has no scenes/)).toBeVisible();
});

it('a scene stands with its time, its verdict, its topics, what is seen and what is sensitive', async () => {
  await showScenes(plannedAnswer());
  expect(scenes()).toHaveLength(2);
  expect(scene(0)).toHaveTextContent(/^00:00\.0to 00:50\.0 · 50 s✓ SuitablecookingSeen: cup/);
  expect(scene(0)).not.toHaveTextContent('Sensitive:');
  expect(scene(52_000)).toHaveTextContent(
    /^00:52\.0to 02:00\.0 · 1 min 8 s✕ Not suitablecrime, soccerSensitive: crime \(level not measured\)/,
  );
  expect(screen.getByText(/^A scene is judged as a whole/)).toBeVisible();
  openLabels(0);
  expect(scene(0)).toHaveTextContent('In the taxonomy: Food & Drink > Cooking');
  expect(queryControl('Next page')).toBeNull();
});

it('a scene shows its key frame, its longest looks and the words of its topics', async () => {
  const looks = ['warm colours', 'static shot', 'dark scene', 'low contrast', 'muted colour', 'scene cut'];
  await showScenes(
    plannedAnswer({
      thumbnails: [{ timestamp: 500, image: PICTURE }],
      scenes: [{ start: 0, end: 120_000, keyFrame: 500, endReason: 'end' }],
      analysis: [
        {
          timestamp: 0,
          concepts: [
            {
              name: 'cooking',
              confidence: 0.9,
              kind: 'topic',
              evidence: { kind: 'words', words: 'whisk, eggs', timestamp: 100 },
            },
            {
              name: 'soccer',
              confidence: 0.8,
              kind: 'topic',
              evidence: { kind: 'words', words: 'goal', timestamp: 100 },
            },
            ...looks.map((name) => ({ name, confidence: 0.9, kind: 'look' as const })),
          ],
        },
      ],
    }),
  );
  expect(scene(0).querySelector('img')).toHaveAttribute('src', PICTURE);
  openLabels(0);
  const look = within(scene(0)).getByText(/^Look: /).textContent;
  expect(look.split(', ')).toHaveLength(4);
  expect(look).not.toContain('cut');
  expect(scene(0)).toHaveTextContent('Words: whisk, eggs · goal');
});

it('scenes stand twelve to a page', async () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ start: index * 6000, end: (index + 1) * 6000 }));
  await showScenes(plannedAnswer({ scenes: many }));
  expect(scenes()).toHaveLength(12);
  fireEvent.click(control('Page 2'));
  expect(scenes()).toHaveLength(8);
  expect(scenes()[0]?.id).toBe('scene-72000');
});

it('a result without scenes shows no list of them', async () => {
  await showScenes(plannedAnswer({ scenes: [] }));
  expect(queryControl('Scenes')).toBeNull();
});

it('the scenes can be narrowed down to those that suit, match the brief, or contain a word', async () => {
  await showParts(plannedAnswer(), ({ planning }) => (
    <>
      <BriefBar planning={planning} settled={planning} view="overview" />
      <SceneList planning={planning} />
    </>
  ));
  const names = within(control('Show')).getAllByRole('option');
  expect(names.map((option) => option.textContent)).toEqual([
    'All scenes',
    'Suitable scenes',
    'Other scenes',
    'Scenes that match the brief',
  ]);
  choose('suitable');
  expect([...scenes()].map(({ id }) => id)).toEqual(['scene-0']);
  choose('unsuitable');
  expect([...scenes()].map(({ id }) => id)).toEqual(['scene-52000']);
  choose('all');
  fireEvent.change(control('Search scenes'), { target: { value: 'cup' } });
  expect([...scenes()].map(({ id }) => id)).toEqual(['scene-0']);
  fireEvent.change(control('Search scenes'), { target: { value: '' } });
  choose('matching');
  expect(scenes()).toHaveLength(0);
  expect(screen.getByText('No scene is left.')).toBeVisible();
  fireEvent.change(control('The brief in your own words'), { target: { value: 'cooking' } });
  await waitFor(() => expect(scenes()).toHaveLength(1));
  expect(scene(0)).toHaveTextContent('matches: cooking');
  expect(screen.queryByText('No scene is left.')).toBeNull();
});

it('a wrong label is removed: the verdict follows, and the correction can be undone', async () => {
  await showScenes(plannedAnswer());
  const second = openLabels(52_000);
  await toggle(second, 'crime');
  await waitFor(() => expect(scene(52_000)).toHaveTextContent('✓ Suitable'));
  expect(second.getByText('crime removed')).toBeVisible();
  expect(screen.getByText('1 correction')).toBeVisible();
  expect(screen.queryByText('Undo all corrections')).toBeNull();
  fireEvent.click(second.getByLabelText('Undo: crime removed'));
  await waitFor(() => expect(scene(52_000)).toHaveTextContent('✕ Not suitable'));
  expect(screen.queryByText('1 correction')).toBeNull();
});

it('labels of every kind can be added, and the trail names each correction, the newest first', async () => {
  await showScenes(plannedAnswer());
  const second = openLabels(52_000);
  await toggle(second, 'travel');
  await waitFor(() => expect(scene(52_000)).toHaveTextContent('travel, crime, soccer'));
  await toggle(second, 'dog');
  await waitFor(() => expect(scene(52_000)).toHaveTextContent('Seen: dog'));
  expect(scene(0)).not.toHaveTextContent('dog');
  await toggle(second, 'soccer');
  await waitFor(() => expect(scene(52_000)).not.toHaveTextContent('crime, soccer'));
  fireEvent.click(screen.getByRole('button', { name: '3 corrections' }));
  const undo = await screen.findAllByText('Undo this correction');
  expect(undo.map((button) => button.closest('li')?.textContent)).toEqual([
    expect.stringMatching(/: removed soccer from the scene at 00:52\.0Undo this correction$/),
    expect.stringMatching(/: added dog to the scene at 00:52\.0/),
    expect.stringMatching(/: added travel to the scene at 00:52\.0/),
  ]);
  fireEvent.click(undo[0] ?? document.body);
  await waitFor(() => expect(scene(52_000)).toHaveTextContent('travel, crime, soccer'));
  expect(scene(52_000)).toHaveTextContent('Seen: dog');
  fireEvent.click(screen.getByText('Undo all corrections'));
  await waitFor(() => expect(screen.queryByText(/correction/)).toBeNull());
  expect(scene(52_000)).not.toHaveTextContent(/travel, crime|Seen: dog/);
});
