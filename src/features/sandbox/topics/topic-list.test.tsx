import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { answerWith, PICTURE, plannedAnswer, richAnswer } from '../testing/answers';
import { showParts } from '../testing/show-parts';
import { TopicList } from './topic-list';

const showTopics = (response: AnalysisResponse, profile?: string, leastConfidence = 0) =>
  showParts(
    response,
    () => <TopicList response={response} leastConfidence={leastConfidence} />,
    profile === undefined ? {} : { profile },
  );

const summaries = () => [...document.querySelectorAll('summary')].map((summary) => summary.textContent);
/** What a topic opens to. */
function contents(name: string) {
  const found = document.getElementById(`topic-${name}`);
  if (!found) throw new Error(`There is no topic ${name}`);
  return found;
}

it('each topic stands with its place in the taxonomy, its time, its share and its confidence', async () => {
  await showTopics(plannedAnswer());
  expect(summaries()).toEqual([
    'cookingFood & Drink › Cooking00:50.0 · 41.7%90.0%',
    'crimeCrime00:38.0 · 31.7%90.0%',
    'soccerSports › Soccer00:30.0 · 25%90.0%',
  ]);
  expect(screen.getByText('Food & Drink › Cooking')).toHaveAttribute('lang', 'en');
  expect(screen.getByText(/^Each topic with its place in the IAB Content Taxonomy/)).toBeVisible();
  expect(within(contents('cooking')).getByLabelText('Play from 00:00.0')).toBeInTheDocument();
  expect(within(contents('crime')).getByLabelText('Play from 00:52.0')).toBeInTheDocument();
});

it('a topic opens to the words that it was found by, and the frame of its surest place', async () => {
  const response = richAnswer({ thumbnails: [{ timestamp: 2100, image: PICTURE }] });
  await showTopics(response);
  const cooking = contents('cooking');
  expect(cooking).toHaveTextContent(
    '00:02.3Matched words: =Whisk the eggs · "gently"Said in the captions84.0%',
  );
  expect(within(cooking).getByAltText('Frame at 00:02.0')).toHaveAttribute('src', PICTURE);
});

it('eight places of evidence are shown, and the others counted', async () => {
  const analysis = Array.from({ length: 10 }, (_, index) => ({
    timestamp: index * 1000,
    concepts: [
      {
        name: 'automotive',
        confidence: 0.5 + index / 20,
        kind: 'topic' as const,
        evidence: { kind: 'detection' as const, label: 'car', score: 0.7, timestamp: index * 1000 },
      },
    ],
  }));
  await showTopics(answerWith({ analysis, durationMs: 10_000 }));
  const places = within(contents('automotive')).getAllByRole('listitem');
  expect(places).toHaveLength(8);
  expect(places[1]).toHaveTextContent('00:01.0carSeen in the frame55.0%');
  expect(contents('automotive')).toHaveTextContent('2 more places');
});

it('a topic names the breaks soon after it, and how far away they are', async () => {
  await showTopics(plannedAnswer(), 'open');
  const crime = within(contents('crime'));
  expect(crime.getByText('Breaks up to 30 s after this topic')).toBeInTheDocument();
  const near = crime.getByText('01:30.0').closest('li');
  expect(near).toHaveTextContent('01:30.0 0.0 s after it ✓ Suitable');
  expect(crime.getByText('01:30.0')).toHaveAttribute('href', '#break-90000');
  expect(contents('soccer')).not.toHaveTextContent('Breaks up to');
});

it('a break within a topic is said to be in the middle of it', async () => {
  const { analysis, ...answer } = plannedAnswer();
  const always = analysis.map(({ timestamp, concepts }) => ({
    timestamp,
    concepts: [...concepts, { name: 'travel', confidence: 0.9, kind: 'topic' as const }],
  }));
  await showTopics({ ...answer, analysis: always }, 'open');
  const near = within(contents('travel')).getByText('00:50.0').closest('li');
  expect(near).toHaveTextContent('00:50.0 in the middle of it');
});

it('no breaks are named where none is planned', async () => {
  await showTopics(plannedAnswer());
  expect(screen.queryByText(/^Breaks up to/)).toBeNull();
});

it('topics below the minimum confidence do not count, and without any the list says so', async () => {
  await showTopics(plannedAnswer(), undefined, 0.95);
  expect(summaries()).toEqual([]);
  expect(screen.getByText(/^No topic was found/)).toBeVisible();
});
