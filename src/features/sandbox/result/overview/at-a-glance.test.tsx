import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { section } from '@/app/testing/open-app';
import type { AnalysisResponse } from '@/contracts/analysis';
import { createMemoryServices } from '@/app/testing/memory-services';
import { answerWith, plannedAnswer, VIDEO } from '../../testing/answers';
import { briefOf } from '../../testing/brief-of';
import { showParts } from '../../testing/show-parts';
import { AtAGlance } from './at-a-glance';

async function showGlance(response: AnalysisResponse) {
  const { user } = await showParts(response, ({ suitability, player }) => (
    <AtAGlance suitability={suitability} player={player} />
  ));
  return { user, glance: section('At a glance') };
}

const answer = () => {
  const heading = screen.getAllByRole('heading', { level: 4 })[0];
  return [heading?.textContent, heading?.nextElementSibling?.textContent];
};
const breakRows = () =>
  within(screen.getByRole('list', { name: 'Best ad breaks' }))
    .getAllByRole('listitem')
    .map((row) => [...row.children].map((cell) => cell.textContent));

it('the answer and its reason come first, and depend on the profile', async () => {
  const { user, glance } = await showGlance(plannedAnswer());
  expect(answer()).toEqual([
    'Do not buy',
    'Parts do not suit the profile “Balanced”: crime. No break is far enough from them.',
  ]);
  await user.selectOptions(glance.getByRole('combobox', { name: 'Suitability profile' }), 'Open');
  await waitFor(() => expect(answer()).toEqual(['Buy', 'All of it suits the profile “Open”.']));
});

it('a program of which little was looked at is only provisionally to be bought', async () => {
  const partial = [{ code: 'sampled', values: { fromMs: 0, stepMs: 9000 } }];
  const { user, glance } = await showGlance(plannedAnswer({ partial, coverage: 0.17 }));
  await user.selectOptions(glance.getByRole('combobox', { name: 'Suitability profile' }), 'Open');
  await waitFor(() =>
    expect(answer()).toEqual([
      'Buy, provisionally: only 17% of it was analyzed',
      'What was looked at suits the profile “Open”; the rest may not.',
    ]),
  );
  expect(glance.getByText('2 min of 2 min suit this profile, provisionally')).toBeVisible();
});

it('an answer names the breaks to buy', async () => {
  const { analysis, ...planned } = plannedAnswer();
  const later = analysis.filter(({ timestamp }) => timestamp !== 52_000);
  const crime = {
    timestamp: 110_000,
    concepts: [{ name: 'crime', confidence: 0.9, kind: 'topic' as const }],
  };
  await showGlance({ ...planned, analysis: [...later, crime] });
  expect(answer()[0]).toBe('Buy with these breaks (00:50.0)');
});

it('says what is sensitive, what suits the profile, and where it was looked for', async () => {
  const { glance } = await showGlance(plannedAnswer());
  expect(glance.getByText('1 sensitive topic was found')).toBeVisible();
  expect(glance.getByText('Suitable in part')).toBeVisible();
  expect(glance.getByText('1 min 22 s of 2 min suit this profile')).toBeVisible();
  expect(
    glance.getByText(
      'Looked for in: captions, objects. How a topic is treated, and with what intent, is not judged.',
    ),
  ).toBeVisible();
  expect(glance.getByRole('combobox', { name: 'Suitability profile' })).toHaveValue('balanced');
});

it('each of the best breaks stands with its score and the main reason for it', async () => {
  const { user, glance } = await showGlance(plannedAnswer());
  expect(glance.getByText(/^No break suits the profile/)).toBeVisible();
  await user.selectOptions(glance.getByRole('combobox'), 'Open');
  await waitFor(() =>
    expect(breakRows()).toEqual([
      ['00:50.0', 'Place score 96%', '✓ Suitable', 'black and silent'],
      ['01:30.0', expect.stringMatching(/^Place score \d+%$/), '✓ Suitable', 'change of topic'],
    ]),
  );
  expect(glance.queryByText(/^No break suits the profile/)).toBeNull();
  await user.click(glance.getByText('All breaks'));
  expect(location.search).toBe('?view=breaks');
});

it('a break that was added by hand says so, and what it cuts', async () => {
  const memory = createMemoryServices();
  memory.planning.planVideo(VIDEO, { kept: [70_000] });
  await showParts(
    plannedAnswer(),
    ({ suitability, player }) => <AtAGlance suitability={suitability} player={player} />,
    { memory, profile: 'open' },
  );
  await waitFor(() => expect(breakRows()).toHaveLength(3));
  expect(breakRows()[2]).toEqual([
    ...['01:10.0', 'Place score 0%', '✓ Suitable', 'added by hand'],
    'Only 20\u00a0s from another break; the minimum is 30\u00a0s. It cuts a line of speech.',
  ]);
});

it('a break that matches the brief says so first', async () => {
  const memory = createMemoryServices();
  memory.planning.planVideo(VIDEO, { brief: await briefOf('cooking') });
  await showParts(
    plannedAnswer(),
    ({ suitability, player }) => <AtAGlance suitability={suitability} player={player} />,
    { memory, profile: 'open' },
  );
  await waitFor(() => expect(breakRows()[0]?.[3]).toBe('Brief match 100% · black and silent'));
});

it('a finding stands once, with every rule that it breaks, its level, its time and where it begins', async () => {
  const { user, glance } = await showGlance({
    ...plannedAnswer(),
    risks: [
      {
        name: 'crime',
        level: 'medium',
        ranges: [{ start: 52_000, end: 90_000, level: 'medium' }],
        words: ['robbery'],
        mentions: 2,
      },
    ],
    partial: [{ code: 'objects-missing', values: {} }],
  });
  const found = () =>
    within(screen.getByText('Suitability').closest('div')?.parentElement ?? document.body).getAllByRole(
      'listitem',
    );
  expect(found()).toHaveLength(1);
  expect(found()[0]).toHaveTextContent(
    'crime · medium risk, provisional · 38 sfirst at 00:52.0accepted: at most low risk',
  );
  expect(
    glance.getByText(/Not all frames were seen by all models: levels of risk are provisional/),
  ).toBeVisible();
  await user.selectOptions(glance.getByRole('combobox'), 'Careful');
  expect(await glance.findByText('not accepted')).toBeVisible();
  expect(found()).toHaveLength(1);
});

it('the brand safety floor is final, even while other levels are provisional', async () => {
  const { glance } = await showGlance({
    ...plannedAnswer(),
    risks: [
      {
        name: 'crime',
        level: 'floor',
        ranges: [{ start: 52_000, end: 90_000, level: 'floor' }],
        words: ['robbery'],
        mentions: 2,
      },
    ],
    partial: [{ code: 'objects-missing', values: {} }],
  });
  expect(
    glance.getByText(/^ ?· brand safety floor: never suitable · 00:38\.0|brand safety floor/),
  ).toHaveTextContent('crime · brand safety floor: never suitable · 38 s');
});

it('what was not assessed is said to be so, and not called suitable', async () => {
  const { analysis } = plannedAnswer();
  const { glance } = await showGlance(answerWith({ analysis }));
  expect(glance.getByText('Not assessed')).toBeVisible();
  expect(answer()[0]).toBe('No answer: not assessed');
  expect(glance.getAllByText(/does not say where topics were looked for/)).toHaveLength(2);
  expect(glance.getByText(/^No place was found/)).toBeVisible();
  expect(glance.queryByText(/suit this profile/)).toBeNull();
  expect(glance.queryByText(/^Looked for in/)).toBeNull();
});

it('a result without a topic says so', async () => {
  const { glance } = await showGlance(answerWith());
  expect(glance.getByText(/^No topic was found/)).toBeVisible();
  expect(glance.queryByText(/sensitive topic/)).toBeNull();
});

it('none of the sensitive topics is said to be found only where words were searched for them', async () => {
  const topics = plannedAnswer().taxonomy?.topics ?? [];
  const spoken = { version: '3.1', sources: ['said' as const], topics };
  const { glance } = await showGlance(answerWith({ taxonomy: spoken }));
  expect(glance.getByText('The 1 sensitive topic was not found')).toBeVisible();
  expect(glance.queryByText(/not assessed/)).toBeNull();
});

it.each([
  ['seen', 'objects'],
  ['described', 'title of the file'],
] as const)('topics from what is %s alone say nothing about sensitive ones', async (source, name) => {
  const topics = plannedAnswer().taxonomy?.topics ?? [];
  const { glance } = await showGlance(
    answerWith({ taxonomy: { version: '3.1', sources: [source], topics } }),
  );
  expect(
    glance.getByText(/^Sensitive topics were not assessed: .* A title alone is not enough\.$/),
  ).toBeVisible();
  expect(glance.getByText(new RegExp(`^Looked for in: ${name}\\.`))).toBeVisible();
  expect(glance.queryByText(/sensitive topic was/)).toBeNull();
});
