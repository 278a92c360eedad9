import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { PICTURE, plannedAnswer } from '../testing/answers';
import { control } from '../testing/control';
import { showParts } from '../testing/show-parts';
import { BriefPanel } from './brief-panel';
import { SceneList } from './scene-list';

const showScenes = (response: AnalysisResponse) =>
  showParts(response, ({ planning }) => <SceneList planning={planning} />);

const scenes = () => document.querySelectorAll<HTMLElement>('[id^="scene-"]');
function scene(startMs: number) {
  const found = document.getElementById(`scene-${startMs}`);
  if (!found) throw new Error(`There is no scene at ${startMs}`);
  return found;
}
const choose = (value: string) => fireEvent.change(control('Show'), { target: { value } });

/** Opens the labels of a scene, as a press on its summary does in a browser. */
function openLabels(startMs: number) {
  const details = scene(startMs).querySelector('details');
  if (!details) throw new Error('The scene has no labels');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return within(scene(startMs));
}

it('a scene stands with its time, its verdict, its topics, what is seen and what is sensitive', async () => {
  await showScenes(plannedAnswer());
  expect(scenes()).toHaveLength(2);
  expect(scene(0)).toHaveTextContent(
    /^00:00\.0to 00:50\.050\.0 s✓ SuitablecookingIn the taxonomy: Food & Drink > CookingSeen: cup/,
  );
  expect(scene(0)).not.toHaveTextContent('Sensitive:');
  expect(scene(52_000)).toHaveTextContent(
    /^00:52\.0to 02:00\.068\.0 s✕ Not suitablecrime, soccerSensitive: crime \(level not measured\)/,
  );
  expect(screen.getByText(/^A scene is judged as a whole/)).toBeVisible();
  expect(screen.queryByText(/more scene/)).toBeNull();
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
  const look = within(scene(0)).getByText(/^Look: /).textContent;
  expect(look.split(', ')).toHaveLength(4);
  expect(look).not.toContain('cut');
  expect(scene(0)).toHaveTextContent('Words: whisk, eggs · goal');
});

it('the first dozen of many scenes is shown at once, the others on request', async () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ start: index * 6000, end: (index + 1) * 6000 }));
  await showScenes(plannedAnswer({ scenes: many }));
  expect(scenes()).toHaveLength(12);
  fireEvent.click(screen.getByText('8 more scenes'));
  expect(scenes()).toHaveLength(20);
  expect(screen.queryByText(/more scene/)).toBeNull();
});

it('a result without scenes shows no list of them', async () => {
  await showScenes(plannedAnswer({ scenes: [] }));
  expect(screen.queryByText('Scenes')).toBeNull();
});

it('the scenes can be narrowed down to those that suit, match the brief, or are about a topic', async () => {
  await showParts(plannedAnswer(), ({ planning }) => (
    <>
      <BriefPanel planning={planning} settled={planning} />
      <SceneList planning={planning} />
    </>
  ));
  const names = within(control('Show')).getAllByRole('option');
  expect(names.map((option) => option.textContent)).toEqual([
    'All scenes',
    'Suitable scenes',
    'Scenes that match the brief',
    'Scenes about cooking',
    'Scenes about crime',
    'Scenes about soccer',
  ]);
  choose('suitable');
  expect([...scenes()].map(({ id }) => id)).toEqual(['scene-0']);
  choose('topic:soccer');
  expect([...scenes()].map(({ id }) => id)).toEqual(['scene-52000']);
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
  fireEvent.click(second.getByText('crime is wrong here'));
  await waitFor(() => expect(scene(52_000)).toHaveTextContent('✓ Suitable'));
  expect(second.queryByText('crime is wrong here')).toBeNull();
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
  const label = () => second.getByLabelText('Add a label');
  const groups = [...label().querySelectorAll('optgroup')].map((group) => group.label);
  expect(groups).toEqual(['Topics', 'Seen', 'Look', 'Sound']);
  fireEvent.change(label(), { target: { value: 'topic travel' } });
  await waitFor(() => expect(scene(52_000)).toHaveTextContent('travel, crime, soccer'));
  fireEvent.change(label(), { target: { value: 'seen dog' } });
  await waitFor(() => expect(scene(52_000)).toHaveTextContent('Seen: dog'));
  expect(scene(0)).not.toHaveTextContent('dog');
  fireEvent.click(second.getByText('soccer is wrong here'));
  await waitFor(() => expect(scene(52_000)).not.toHaveTextContent('crime, soccer'));
  const trail = screen.getByText('3 corrections').parentElement ?? document.body;
  const entries = [...trail.querySelectorAll('li')].map((entry) => entry.textContent);
  expect(entries).toEqual([
    expect.stringMatching(/: removed soccer from the scene at 00:52\.0Undo this correction$/),
    expect.stringMatching(/: added dog to the scene at 00:52\.0/),
    expect.stringMatching(/: added travel to the scene at 00:52\.0/),
  ]);
  fireEvent.click(within(trail).getAllByText('Undo this correction')[0] ?? trail);
  await waitFor(() => expect(scene(52_000)).toHaveTextContent('travel, crime, soccer'));
  expect(scene(52_000)).toHaveTextContent('Seen: dog');
  fireEvent.click(screen.getByText('Undo all corrections'));
  await waitFor(() => expect(screen.queryByText(/correction/)).toBeNull());
  expect(scene(52_000)).not.toHaveTextContent(/travel, crime|Seen: dog/);
});

it('a choice of scenes whose topic is corrected away shows all scenes', async () => {
  await showScenes(plannedAnswer());
  choose('topic:soccer');
  const second = openLabels(52_000);
  fireEvent.click(second.getByText('soccer is wrong here'));
  await waitFor(() => expect(scenes()).toHaveLength(2));
  expect(control('Show')).toHaveValue('all');
});
