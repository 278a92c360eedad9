import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MODEL_ANSWER, PICTURE, plannedAnswer } from '../../testing/answers';
import { control } from '../../testing/control';
import { showParts } from '../../testing/show-parts';
import { SceneList } from './scenes-view';

const described = plannedAnswer({
  understanding: MODEL_ANSWER,
  thumbnails: [{ timestamp: 60_000, image: PICTURE }],
});
const showScenes = () => showParts(described, ({ planning }) => <SceneList planning={planning} />);

it('what a model says about a scene is set apart, and each claim has its confidence and what it cites', async () => {
  await showScenes();
  const said = screen.getByRole('region', { name: 'From a model (vision-1)' });
  expect(said.closest('li')?.id).toBe('scene-52000');
  const claims = [...said.querySelectorAll(':scope > div > ul > li')];
  expect(claims.map(({ textContent }) => textContent)).toEqual([
    'Summary: A reporter tells of a robbery. confidence by the model: 90%01:00.0frame01:02.0said',
    'Place: a street confidence by the model: 60%01:00.0frame',
    'Tone: informational, medium intensity confidence by the model: 80%01:10.0on screen: “CHANNEL 4”',
    'Topic: politics confidence by the model: 70%01:02.0said: “the mayor said”',
    'Sensitive: crime (medium risk, treatment: news) confidence by the model: 85%01:02.0said: “robbed the bank”',
  ]);
  expect(within(said).getAllByAltText('frame')[0]).toHaveAttribute('src', PICTURE);
});

it('it is not among the labels that were measured, and is found by a search', async () => {
  await showScenes();
  const row = document.getElementById('scene-52000');
  expect(row).toHaveTextContent(/✕ Not suitablecrime, soccerSensitive: crime \(level not measured\)/);
  fireEvent.change(control('Search scenes'), { target: { value: 'reporter' } });
  expect([...document.querySelectorAll('[id^="scene-"]')].map(({ id }) => id)).toEqual(['scene-52000']);
});
