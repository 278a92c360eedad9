import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createMemoryServices } from '@/app/testing/memory-services';
import type { FileFacts } from '@/contracts/file-facts';
import { programFacts } from '@/targeting/program-facts';
import { lazyComponent } from '@/lib/lazy-component';
import { plannedAnswer } from '../../testing/answers';
import { control } from '../../testing/control';
import { showParts } from '../../testing/show-parts';
import type { PlanEditor } from '../plan/use-planning';
import { ProgramForm } from './program-form';
import { ProgramFormContext } from './program-form-context';
import { ProgramSection } from './program-section';

/** Shows the form for a video whose file says this. @returns what is known after the last change */
async function showForm(fileFacts: FileFacts = {}, title?: string) {
  const memory = createMemoryServices();
  await memory.services.language.need('program');
  let shown: PlanEditor | undefined;
  await showParts(
    plannedAnswer({ fileFacts }),
    ({ planning }) => {
      shown = planning;
      return (
        <section aria-labelledby="result-program">
          <h3 id="result-program">Program facts</h3>
          <ProgramForm planning={planning} />
        </section>
      );
    },
    { memory, ...(title !== undefined && { title }) },
  );
  return () => (shown ? programFacts(shown.plan) : {});
}

const type = (name: string, text: string) => {
  fireEvent.change(control(name), { target: { value: text } });
  fireEvent.blur(control(name));
};
const choose = (name: string, value: string) => fireEvent.change(control(name), { target: { value } });

it('what is entered is stored field by field', async () => {
  const facts = await showForm();
  type('Series', ' The Talent Show ');
  type('Episode number', '4');
  type('Language of the audio', 'pt-BR');
  type('Domain of the network', 'TV.example');
  type('Day of the first broadcast', '2026-11-20');
  type('IDs of others', 'ids.example MV1\n\n more.example  x 2 ');
  choose('How it is shown', 'scheduled');
  choose('Production quality', 'prosumer');
  choose('Genre', 'Reality');
  choose('Second genre', 'Comedy');
  await waitFor(() =>
    expect(facts()).toEqual({
      series: 'The Talent Show',
      episode: 4,
      language: 'pt-BR',
      networkDomain: 'tv.example',
      firstBroadcast: '2026-11-20',
      otherIds: [
        { domain: 'ids.example', id: 'MV1' },
        { domain: 'more.example', id: 'x 2' },
      ],
      delivery: 'scheduled',
      productionQuality: 'prosumer',
      genres: ['Reality', 'Comedy'],
    }),
  );
  choose('Genre', '');
  type('Series', '');
  await waitFor(() => expect(facts()).toMatchObject({ genres: ['Comedy'] }));
  expect(facts()).not.toHaveProperty('series');
});

it('bad input stays with its error, and the earlier entry stays', async () => {
  const facts = await showForm({ title: 'A' });
  for (const [name, text, error] of [
    ['Episode number', 'four', 'Enter a whole number, such as 4.'],
    ['Language of the audio', 'in English', 'Enter a language tag, such as en, de or pt-BR.'],
    ['Domain of the channel', 'https://a.example/', /^Enter a domain without/],
    ['IDs of others', 'MV1', /^Enter one ID a line/],
    ['Series', 'x'.repeat(201), /^At most 200 characters/],
  ] as const) {
    type(name, text);
    expect(screen.getByText(error)).toBeVisible();
    expect(control(name)).toHaveValue(text);
    expect(control(name)).toHaveAttribute('aria-invalid', 'true');
    fireEvent.change(control(name), { target: { value: '' } });
    expect(screen.queryByText(error)).toBeNull();
  }
  expect(facts()).toEqual({ title: 'A' });
});

it('what the file says is marked, can be replaced or hidden, and comes back', async () => {
  const facts = await showForm({ series: 'Of the file', genre: 'Drama' });
  expect(control('Series')).toHaveValue('Of the file');
  expect(control('Series')).toHaveAccessibleDescription('From the file');
  expect(control('Genre')).toHaveValue('Drama');
  type('Series', 'Mine');
  await waitFor(() => expect(facts()).toMatchObject({ series: 'Mine' }));
  type('Series', '');
  await waitFor(() => expect(facts()).toEqual({ genres: ['Drama'] }));
  fireEvent.click(control('Series: use what the file says, Of the file'));
  await waitFor(() => expect(facts()).toMatchObject({ series: 'Of the file' }));
  expect(control('Series')).toHaveAccessibleDescription('From the file');
  choose('Genre', '');
  await waitFor(() => expect(facts()).not.toHaveProperty('genres'));
  fireEvent.click(control('Genre: use what the file says, Drama'));
  await waitFor(() => expect(facts()).toMatchObject({ genres: ['Drama'] }));
});

it('the name that the user gave the video is its title, unless another one is entered', async () => {
  const facts = await showForm({ title: 'Of the file' }, 'My program');
  const title = 'Title of the episode or film';
  expect(control(title)).toHaveValue('My program');
  expect(control(title)).toHaveAccessibleDescription('The name that you gave the video');
  type(title, 'Week 4');
  await waitFor(() => expect(facts()).toEqual({ title: 'Week 4' }));
});

it('a genre is suggested by the topics, and entered only when it is chosen', async () => {
  const facts = await showForm({ genre: 'Kochshow' });
  expect(screen.getByText('The file says “Kochshow”, which is not in the list.')).toBeVisible();
  expect(facts()).toEqual({});
  fireEvent.click(screen.getByRole('button', { name: 'Cooking' }));
  await waitFor(() => expect(facts()).toEqual({ genres: ['Cooking'] }));
  expect(screen.queryByText(/^Suggested by the topics/)).toBeNull();
});

it('the form is loaded when it is opened', async () => {
  const load = vi.fn(() => Promise.resolve(() => <p>The form</p>));
  const form = lazyComponent<{ planning: PlanEditor }>(load);
  await showParts(plannedAnswer({ fileFacts: { series: 'The Show', season: '2' } }), ({ planning }) => (
    <ProgramFormContext value={form}>
      <ProgramSection planning={planning} />
    </ProgramFormContext>
  ));
  expect(screen.getByText('The Show · 2')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Edit the facts'));
  expect(await screen.findByText('The form')).toBeVisible();
  fireEvent.click(screen.getByText('Close the form'));
  expect(screen.queryByText('The form')).toBeNull();
});
