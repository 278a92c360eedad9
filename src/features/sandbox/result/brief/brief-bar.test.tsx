import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { plannedAnswer } from '../../testing/answers';
import { control, queryControl } from '../../testing/control';
import { showParts } from '../../testing/show-parts';
import { AtAGlance } from '../overview/at-a-glance';
import { BriefBar } from './brief-bar';
import { ExportedBreaks } from '../breaks/exported-breaks';
import type { ResultView } from '../result-view';

const showBrief = (response: AnalysisResponse = plannedAnswer(), profile = 'open') =>
  showParts(
    response,
    ({ planning, suitability, player }) => (
      <>
        <BriefBar planning={planning} settled={planning} view="overview" />
        <AtAGlance suitability={suitability} player={player} />
      </>
    ),
    { profile },
  );

const text = () => control('The brief in your own words');
const write = (value: string) => fireEvent.change(text(), { target: { value } });
const terms = () => [...(queryControl('How it was understood')?.children ?? [])].map(termText);
const termText = (item: Element) => item.querySelector('button')?.textContent;
const moments = () =>
  within(control('Best moments for this brief'))
    .getAllByRole('listitem')
    .map((row) => [...row.children].map((cell) => cell.textContent));

async function changeRole(term: string, role: string) {
  fireEvent.click(screen.getByText(term));
  fireEvent.click(await screen.findByRole('menuitemradio', { name: role }));
}

it('a brief becomes wishes and exclusions, and what was not understood is named', async () => {
  await showBrief();
  expect(terms()).toEqual([]);
  write('cooking, no crime, brumbling');
  expect(
    await screen.findByText('Not understood, so neither wished for nor excluded: brumbling.'),
  ).toBeVisible();
  expect(terms()).toEqual(['Wish: cooking', 'Exclude: crime']);
  expect(await screen.findByText('excluded by the brief')).toBeVisible();
  write('-');
  await waitFor(() => expect(terms()).toEqual([]));
  expect(screen.queryByText(/^Not understood/)).toBeNull();
});

it('a word that is not understood can be excluded: then it counts where it is said', async () => {
  await showBrief({
    ...plannedAnswer(),
    transcript: { source: 'file', lines: [{ start: 20_000, end: 23_000, text: 'A shot of Brumbling.' }] },
  });
  write('no Brumbling');
  await waitFor(() => expect(terms()).toEqual(['Exclude: Brumbling']));
  expect(screen.queryByText(/^Not understood/)).toBeNull();
  expect(await screen.findByText('excluded by the brief')).toBeVisible();
  fireEvent.click(screen.getByText('Exclude: Brumbling'));
  expect(await screen.findByText('where “Brumbling” is said')).toBeInTheDocument();
  expect(screen.queryByText(/^Not said/)).toBeNull();
  write('no Brumbling, no Quonking');
  expect(await screen.findByText('Not said in this program: Quonking.')).toBeVisible();
});

it('a long brief lists its first terms, and each word that was not understood once', async () => {
  await showBrief();
  const unknown = Array.from({ length: 14 }, (_, index) => `brumbling${String.fromCodePoint(97 + index)}`);
  const known =
    'cooking, soccer, travel, music, crime, pets, golf, wine, fashion, gardening, politics, war, yoga, tennis';
  write([known, ...unknown, ...unknown].join(', '));
  expect(await screen.findByText(/^Not understood.*brumblinga, .*brumblingl and 2 more\./)).toBeVisible();
  expect(terms().filter((term) => term?.startsWith('Wish: '))).toHaveLength(12);
  fireEvent.click(screen.getByText('2 more'));
  expect(terms()).toHaveLength(14);
});

it('what is wished for twice is one wish, which changes as one', async () => {
  await showBrief();
  write('cooking and soccer, more cooking, no crime');
  await waitFor(() => expect(terms()).toEqual(['Wish: cooking', 'Wish: soccer', 'Exclude: crime']));
  await changeRole('Wish: cooking', 'Exclude');
  await waitFor(() => expect(terms()).toEqual(['Exclude: cooking', 'Wish: soccer', 'Exclude: crime']));
});

it('the best moments are ranked with their match and their reasons, and play', async () => {
  await showBrief();
  write('soccer, cooking, silence, travel');
  const open = await screen.findByText('Best moments');
  expect(queryControl('Best moments for this brief')).toBeNull();
  expect(screen.getByText('No scene has this topic, look or sound: travel.')).toBeVisible();
  fireEvent.click(open);
  expect(open).toHaveAttribute('aria-expanded', 'true');
  expect(moments()).toEqual([
    ['00:00.0', 'Brief match 25%', '✓ Suitable', 'cooking 50\u00a0s'],
    ['00:50.0', 'Brief match 25%', '✓ Suitable', 'silence 2\u00a0s'],
    ['01:30.0', 'Brief match 25%', '✓ Suitable', 'soccer 30\u00a0s'],
  ]);
  expect(control('Play from 01:30.0')).toBeVisible();
});

it('the wishes that found nothing are named, and it is said if that is all of them', async () => {
  await showBrief();
  write('travel, weather');
  expect(await screen.findByText('Nothing in this program matches the wishes.')).toBeVisible();
  expect(screen.queryByText(/best moment/i)).toBeNull();
});

it('moments that do not suit are ranked, too, and are said not to', async () => {
  await showBrief(plannedAnswer(), 'balanced');
  write('crime');
  fireEvent.click(await screen.findByText('Best moments'));
  expect(screen.getByText('What matches the wishes is not suitable.')).toBeVisible();
  expect(moments()).toEqual([['00:52.0', 'Brief match 100%', '✕ Not suitable', 'crime 38\u00a0s']]);
});

it('how a term is understood can be changed, which further typing and a reload keep', async () => {
  const { showAgain } = await showBrief();
  write('cooking, no crime, brumbling');
  await screen.findByText('excluded by the brief');
  await changeRole('Exclude: crime', 'Ignore');
  await waitFor(() => expect(screen.queryByText('excluded by the brief')).toBeNull());
  write('cooking, no crime, travel');
  await waitFor(() => expect(terms()).toEqual(['Wish: cooking', 'Ignore: crime', 'Wish: travel']));
  expect(screen.queryByText(/^Not understood/)).toBeNull();
  showAgain();
  await waitFor(() => expect(text()).toHaveValue('cooking, no crime, travel'));
  await waitFor(() => expect(terms()[1]).toBe('Ignore: crime'));
  expect(screen.queryByText('excluded by the brief')).toBeNull();
});

it('a brief can be cleared, and the field has the focus', async () => {
  await showBrief();
  expect(queryControl('Clear the brief')).toBeNull();
  write('cooking');
  await waitFor(() => expect(terms()).toHaveLength(1));
  fireEvent.click(control('Clear the brief'));
  expect(text()).toHaveFocus();
  await waitFor(() => expect(text()).toHaveValue(''));
  expect(terms()).toEqual([]);
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

it('what is typed before the vocabulary has arrived is understood once it has', async () => {
  await showBrief();
  for (const value of ['c', 'cooking', 'cooking, brumbling']) write(value);
  expect(text()).toHaveValue('cooking, brumbling');
  expect(await screen.findByText(/^Not understood.*: brumbling\.$/)).toBeVisible();
  expect(text()).toHaveValue('cooking, brumbling');
});

it('a brief that excludes what every break needs is named as the reason, with a link to it', async () => {
  await showParts(
    plannedAnswer(),
    ({ planning }) => (
      <>
        <BriefBar planning={planning} settled={planning} view="overview" />
        <ExportedBreaks plan={planning.plan} />
      </>
    ),
    { profile: 'open' },
  );
  expect(screen.getByText('The files hold 2 breaks.')).toBeVisible();
  expect(screen.queryByText(/^Do not buy/)).toBeNull();
  write('travel');
  expect(await screen.findByText(/^Do not buy\. It has nothing that the brief wishes for/)).toBeVisible();
  write('no crime');
  expect(
    await screen.findByText(
      /^No break suits the brief, so there are no files for breaks\. It excludes: crime\./,
    ),
  ).toBeVisible();
});

it('another view closes the moments, which stand above it', async () => {
  await showParts(
    plannedAnswer(),
    ({ planning }) => {
      const [view, setView] = useState<ResultView>('overview');
      return (
        <>
          <BriefBar planning={planning} settled={planning} view={view} />
          <button type="button" onClick={() => setView('breaks')}>
            To the breaks
          </button>
        </>
      );
    },
    { profile: 'open' },
  );
  write('cooking');
  const open = await screen.findByText('Best moments');
  fireEvent.click(open);
  expect(open).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(screen.getByText('To the breaks'));
  expect(open).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(open);
  expect(open).toHaveAttribute('aria-expanded', 'true');
});

it('a vocabulary that cannot be loaded is reported at the brief', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await showParts(plannedAnswer(), ({ planning }) => (
    <BriefBar planning={{ ...planning, hasVocabulary: false }} settled={planning} view="overview" />
  ));
  expect(
    screen.getByText(
      'The brief could not be read: its vocabulary was not loaded. Check the connection and type on.',
    ),
  ).toBeVisible();
  expect(text()).toBeInvalid();
});
