import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { plannedAnswer } from '../testing/answers';
import { control, queryControl } from '../testing/control';
import { showParts } from '../testing/show-parts';
import { AtAGlance } from './at-a-glance';
import { BriefPanel } from './brief-panel';
import { ExportedBreaks } from './exported-breaks';

const showBrief = (response: AnalysisResponse = plannedAnswer(), profile = 'open') =>
  showParts(
    response,
    ({ planning, suitability }) => (
      <>
        <BriefPanel planning={planning} settled={planning} />
        <AtAGlance suitability={suitability} />
      </>
    ),
    { profile },
  );

const text = () => control('The brief in your own words');
const write = (value: string) => fireEvent.change(text(), { target: { value } });
const terms = () => [...(queryControl('How it was understood')?.children ?? [])];
const roleOf = (term: string) => control(`What “${term}” means for the plan`);
const best = () => {
  const heading = screen.queryByText('Best scenes for this brief');
  return heading ? within(heading.parentElement ?? document.body) : null;
};

it('a brief becomes wishes and exclusions, and what was not understood is named', async () => {
  await showBrief();
  expect(terms()).toHaveLength(0);
  expect(best()).toBeNull();
  write('cooking, no crime, brumbling');
  expect(
    await screen.findByText('Not understood, so neither wished for nor excluded: brumbling'),
  ).toBeVisible();
  expect(terms()).toHaveLength(2);
  expect(roleOf('cooking')).toHaveValue('wish');
  expect(roleOf('crime')).toHaveValue('exclusion');
  const names = within(roleOf('crime')).getAllByRole('option');
  expect(names.map((option) => option.textContent)).toEqual(['Wish', 'Exclude', 'Ignore']);
  expect(await screen.findByText('excluded by the brief')).toBeVisible();
  expect(screen.getByText('Suitable in part')).toBeVisible();
  const scenes = best()?.getAllByRole('listitem');
  expect(scenes).toHaveLength(1);
  expect(scenes?.[0]).toHaveTextContent('00:00.0 ✓ Suitable cooking');
  expect(best()?.getByText('cooking')).toHaveAttribute('href', '#scene-0');
});

it('a bullet alone is no term', async () => {
  await showBrief();
  write('-');
  await waitFor(() => expect(text()).toHaveValue('-'));
  expect(terms()).toHaveLength(0);
  expect(screen.queryByText(/^Not understood/)).toBeNull();
});

it('how a term is understood can be changed, which further typing and a reload keep', async () => {
  const { showAgain } = await showBrief();
  write('cooking, no crime, brumbling');
  await screen.findByText('excluded by the brief');
  fireEvent.change(roleOf('crime'), { target: { value: 'filler' } });
  await waitFor(() => expect(screen.queryByText('excluded by the brief')).toBeNull());
  expect(screen.queryByText('Suitable in part')).toBeNull();
  write('cooking, no crime, travel');
  await waitFor(() => expect(terms()).toHaveLength(3));
  expect(screen.queryByText(/^Not understood/)).toBeNull();
  expect(roleOf('crime')).toHaveValue('filler');
  showAgain();
  await waitFor(() => expect(text()).toHaveValue('cooking, no crime, travel'));
  await waitFor(() => expect(roleOf('crime')).toHaveValue('filler'));
  expect(screen.queryByText('excluded by the brief')).toBeNull();
  write('');
  await waitFor(() => expect(terms()).toHaveLength(0));
});

it('a brief that is too long is cut, with a notice until it is short enough', async () => {
  await showBrief();
  write('x'.repeat(2000));
  expect(screen.queryByText(/^A brief has/)).toBeNull();
  write('x'.repeat(2001));
  expect(
    await screen.findByText(/^A brief has 2,?000 characters at most: the rest was not taken over\.$/),
  ).toBeVisible();
  expect(text()).toHaveValue('x'.repeat(2000));
  write('cooking');
  expect(screen.queryByText(/^A brief has/)).toBeNull();
});

it('wishes that nothing matches, and wishes that only unsuitable scenes match, are told apart', async () => {
  await showBrief(plannedAnswer(), 'balanced');
  write('travel');
  expect(await screen.findByText('Nothing in this program matches the wishes.')).toBeVisible();
  write('soccer');
  expect(
    await screen.findByText('What matches the wishes does not suit the profile or the brief.'),
  ).toBeVisible();
  expect(screen.queryByText('Nothing in this program matches the wishes.')).toBeNull();
});

it('what is typed before the vocabulary has arrived is understood once it has', async () => {
  await showBrief();
  for (const value of ['c', 'cooking', 'cooking, brumbling']) write(value);
  expect(text()).toHaveValue('cooking, brumbling');
  expect(await screen.findByText(/^Not understood.*: brumbling$/)).toBeVisible();
  expect(text()).toHaveValue('cooking, brumbling');
});

it('a brief that excludes what every break needs is named as the reason, with a link to it', async () => {
  await showParts(
    plannedAnswer(),
    ({ planning }) => (
      <>
        <BriefPanel planning={planning} settled={planning} />
        <ExportedBreaks plan={planning.plan} />
      </>
    ),
    { profile: 'open' },
  );
  expect(screen.getByText('The files hold 2 breaks.')).toBeVisible();
  write('no crime');
  expect(
    await screen.findByText(
      /^No break suits the brief, so there are no files for breaks\. It excludes: crime\./,
    ),
  ).toBeVisible();
  expect(screen.getByText('Change the brief')).toHaveAttribute('href', '#result-brief');
});

it('a vocabulary that cannot be loaded is reported at the brief', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await showParts(plannedAnswer(), ({ planning }) => (
    <BriefPanel planning={{ ...planning, hasVocabulary: false }} settled={planning} />
  ));
  expect(
    screen.getByText(
      'The brief could not be read: its vocabulary was not loaded. Check the connection and type on.',
    ),
  ).toBeVisible();
  expect(text()).toBeInvalid();
});
