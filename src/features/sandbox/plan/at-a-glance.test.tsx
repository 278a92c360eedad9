import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { section } from '@/app/testing/open-app';
import type { AnalysisResponse } from '@/contracts/analysis';
import { answerWith, plannedAnswer } from '../testing/answers';
import { showParts } from '../testing/show-parts';
import { AtAGlance } from './at-a-glance';

async function showGlance(response: AnalysisResponse) {
  const { user } = await showParts(response, ({ suitability }) => <AtAGlance suitability={suitability} />);
  return { user, glance: section('At a glance') };
}

/** The text of the card with this heading. */
function card(name: string) {
  const { parentElement } = screen.getByRole('heading', { name, level: 4 });
  return within(parentElement ?? document.body);
}

it('names the topics with their taxonomy, their time, their share and where they begin', async () => {
  const { glance } = await showGlance(plannedAnswer());
  const [cooking, crime, soccer] = card('What it is about').getAllByRole('listitem');
  expect(cooking).toHaveTextContent('cooking00:50.0 · 41.7% cookingfirst at 00:00.0');
  expect(crime).toHaveTextContent('crime00:38.0 · 31.7% crimefirst at 00:52.0');
  expect(soccer).toHaveTextContent('soccer00:30.0 · 25% soccerfirst at 01:30.0');
  expect(glance.getByTitle('Food & Drink > Cooking')).toHaveTextContent('cooking');
  expect(glance.getByRole('link', { name: /^00:50\.0 · 41\.7% ?cooking$/ })).toHaveAttribute(
    'href',
    '#topic-cooking',
  );
  expect(glance.queryByText(/more topic/)).toBeNull();
});

it('says what is sensitive, what suits the profile, and where it was looked for', async () => {
  const { glance } = await showGlance(plannedAnswer());
  expect(glance.getByText('1 sensitive topic was found')).toBeVisible();
  expect(glance.getByText('Suitable in part')).toBeVisible();
  expect(glance.getByText('01:22.0 of 02:00.0 suit this profile')).toBeVisible();
  expect(
    glance.getByText(
      'Looked for in: captions, objects. How a topic is treated, and with what intent, is not judged.',
    ),
  ).toBeVisible();
  expect(glance.getByRole('combobox', { name: 'Suitability profile' })).toHaveValue('balanced');
});

it('the profile decides about the verdict and the best breaks', async () => {
  const { user, glance } = await showGlance(plannedAnswer());
  expect(glance.getByText(/^No break suits the profile/)).toBeVisible();
  await user.selectOptions(glance.getByRole('combobox'), 'Open');
  expect(await glance.findByText('black and silent · change of scene · nobody speaks')).toBeVisible();
  expect(glance.queryByText(/^No break suits the profile/)).toBeNull();
  expect(glance.getAllByText('Suitable')).toHaveLength(3);
  expect(glance.getByText('02:00.0 of 02:00.0 suit this profile')).toBeVisible();
  const breaks = card('Best ad breaks').getAllByRole('listitem');
  expect(breaks).toHaveLength(2);
  expect(breaks[0]).toHaveTextContent(/^00:50\.0 Score 96\.3% ✓ Suitable/);
  expect(breaks[1]).toHaveTextContent(/^01:30\.0 Score [\d.]+% ✓ Suitable/);
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
  const found = () => card('Suitability').getAllByRole('listitem');
  expect(found()).toHaveLength(1);
  expect(found()[0]).toHaveTextContent(
    'crime · medium risk, provisional · 00:38.0first at 00:52.0accepted: at most low risk',
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
  ).toHaveTextContent('crime · brand safety floor: never suitable · 00:38.0');
});

it('the fifth topic and those after it are folded', async () => {
  const names = ['cooking', 'soccer', 'travel', 'crime', 'weather', 'automotive'];
  const { user, glance } = await showGlance(
    answerWith({
      durationMs: 600_000,
      analysis: names.map((name, index) => ({
        timestamp: index * 100_000,
        concepts: [{ name, confidence: 0.9, kind: 'topic' }],
      })),
      taxonomy: {
        version: '3.1',
        sources: ['said'],
        topics: names.map((name, index) => ({ name, id: String(index), path: [name], isSensitive: false })),
      },
    }),
  );
  const about = card('What it is about');
  expect(about.getAllByRole('listitem', { hidden: true })).toHaveLength(6);
  const more = glance.getByText('2 more topics');
  expect(within(more.parentElement ?? document.body).getAllByText(/first at/)).toHaveLength(2);
  await user.click(more);
  expect(more.parentElement).toHaveAttribute('open');
});

it('what was not assessed is said to be so, and not called suitable', async () => {
  const { analysis } = plannedAnswer();
  const { glance } = await showGlance(answerWith({ analysis }));
  expect(glance.getByText('Not assessed')).toBeVisible();
  expect(glance.getByText(/does not say where topics were looked for/)).toBeVisible();
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
