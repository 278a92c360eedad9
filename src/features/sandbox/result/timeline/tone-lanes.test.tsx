import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { answerWith, plannedAnswer } from '../../testing/answers';
import { control } from '../../testing/control';
import { layOut } from '../../testing/layout';
import { showParts } from '../../testing/show-parts';
import { ConceptTimeline } from './concept-timeline';

const showTimeline = (response: AnalysisResponse) =>
  showParts(
    response,
    ({ player }) => (
      <ConceptTimeline response={response} filtered={response.analysis} chosen={new Set()} player={player} />
    ),
    { profile: 'open' },
  );

const lit = () =>
  plannedAnswer({
    light: [
      { timestamp: 0, light: 0.2 },
      { timestamp: 60_000, light: 0.75 },
    ],
    sound: [
      { timestamp: 30_000, loudness: -24 },
      { timestamp: 70_000, loudness: -14 },
    ],
  });

const open = (count: number) => fireEvent.click(screen.getByText(`Tone ${count}`));
const lanes = () =>
  [...(screen.getByText(/^Tone/).closest('li')?.querySelectorAll('ul > li') ?? [])].map(
    (lane) => lane.textContent,
  );

it('the tone is one curve per measure, each in words too, with a line at each planned break', async () => {
  await showTimeline(lit());
  expect(lanes()).toEqual([]);
  open(5);
  expect(lanes()).toEqual([
    'Pace 0 to 12 cuts/min highest at 00:50.0',
    'Loudness -24.0 to -14.0 LUFS highest at 01:10.0',
    'Light 20% to 75% highest at 01:00.0',
    'Voice 0% to 100% highest at 01:05.0',
    'Music 0%',
    'Means of 10 seconds at a time: measured values, not a mood. Lines mark the planned breaks.',
  ]);
  const light = screen.getByText('Light').closest('li');
  expect(light?.querySelector('path')?.getAttribute('d')).toMatch(/^M0 100V80L/);
  expect(light?.querySelectorAll('[style*="left"]')).toHaveLength(2);
});

it('measures that a result of an older version lacks have no curve; without any there is no tone', async () => {
  const { sound: _sound, speech: _speech, ...old } = plannedAnswer();
  await showTimeline(old);
  open(1);
  expect(lanes()).toHaveLength(2);
  expect(lanes()[0]).toMatch(/^Pace/);
});

it('a result without any of the measures has no tone', async () => {
  await showTimeline(answerWith({ durationMs: 30_000 }));
  expect(screen.queryByText(/^Tone/)).toBeNull();
});

it('a selected range says its tone', async () => {
  layOut();
  await showTimeline(lit());
  const slider = control('Playback position');
  fireEvent.change(slider, { target: { value: '60000' } });
  for (let press = 0; press < 5; press += 1) fireEvent.keyDown(slider, { key: 'ArrowRight', shiftKey: true });
  const range = screen.getByRole('region', { name: 'Selected range' });
  expect(range).toHaveTextContent('01:00.0 to 01:10.0');
  expect(range).toHaveTextContent('Pace 0 cuts/min, Light 75%, Voice 100%');
});
