import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SENSITIVE_TOPICS } from '@/targeting/categories';
import { GRAVE_VECTOR } from '@/targeting/testing/grave-vector';
import { answerWith, plannedAnswer, topic } from '../../testing/answers';
import { items, part, showReport } from '../../testing/report';
import { reportedAnswer } from '../../testing/reported-answer';

it('the answer comes first, then how much suits the profile, and what speaks against it and from when', async () => {
  await showReport(reportedAnswer());
  expect(part('Recommendation')).toHaveTextContent(
    /^RecommendationBuy with these breaks \(05:00\.0\)Parts do not suit the profile “Balanced”: crime\. /,
  );
  expect(part('Recommendation')).toHaveTextContent('Suitable in part9 min (90%) suits the profile Balanced.');
  expect(items('Recommendation')).toEqual(['crimehigh risk · 1\u00a0min · first at 07:00.0']);
  expect(screen.queryByText(/^and \d+ more/)).toBeNull();
  const legend = part('Recommendation').querySelector('figcaption');
  expect([...(legend?.children ?? [])].map((mark) => mark.textContent)).toEqual([
    'Suitable',
    'Not suitable',
    'Ad break',
  ]);
  const strip = screen.getByRole('img', { name: /^Timeline of the program/ });
  expect([...strip.querySelectorAll('text')].map((text) => text.textContent)).toEqual([
    '1',
    '00:00.0',
    '10:00.0',
  ]);
  expect(strip.querySelector('line')?.getAttribute('x1')).toBe('50.000%');
  const bars = [...strip.querySelectorAll('rect')].map((bar) => [
    bar.getAttribute('x'),
    bar.getAttribute('width'),
  ]);
  expect(bars).toContainEqual(['70.000%', '10.000%']);
});

it('a recommendation is provisional if too little was looked at', async () => {
  const values = { frames: 12, ofFrames: 240, textFrames: 12, ofTextFrames: 200 };
  await showReport(reportedAnswer({ partial: [{ code: 'models-cut', values }] }));
  expect(part('Recommendation')).toHaveTextContent(
    /^RecommendationBuy with these breaks \(05:00\.0\), provisionally: only 12 of 240 frames were looked at/,
  );
  expect(part('Recommendation')).toHaveTextContent('Suitable in part, provisionally9 min (90%)');
});

it('a break after a scene that may be grave is named at the top, and where the breaks are listed', async () => {
  const text = 'Her bike was still lying there.';
  const [start, end] = [280_000, 284_000];
  await showReport(
    reportedAnswer({
      transcript: { source: 'file', language: 'en', lines: [{ start, end, text }] },
      // Like those of grave scenes.
      sentences: { model: 'use-lite', windows: [{ start, end, vector: GRAVE_VECTOR }] },
    }),
  );
  expect(part('Recommendation')).toHaveTextContent(
    'The scene before the break at 05:00.0 may be grave: read it first.',
  );
  const [, row] = within(part(/^Ad breaks/)).getAllByRole('row');
  expect(row).toHaveTextContent(/Suitable · scene before it may be grave$/);
  expect(row).toHaveTextContent(text);
});

it('topics whose names have commas are told apart', async () => {
  const drugs = 'illegal drugs, tobacco, ecigarettes, vaping, alcohol';
  const range = { start: 420_000, end: 480_000, level: 'high' as const };
  await showReport(
    reportedAnswer({
      analysis: [
        { timestamp: range.start, concepts: [topic('crime'), topic(drugs)] },
        { timestamp: range.end, concepts: [topic('soccer')] },
      ],
      risks: ['crime', drugs].map((name) => ({
        name,
        level: 'high',
        ranges: [range],
        words: ['theft'],
        mentions: 1,
      })),
    }),
  );
  expect(part('Recommendation')).toHaveTextContent(/“Balanced”: .*(alcohol; crime|crime; .*alcohol)\./);
});

it('a sensitive topic before a break that suits is one that the profile accepts', async () => {
  const [start, end] = [280_000, 290_000];
  await showReport(
    reportedAnswer({
      analysis: [
        { timestamp: start, concepts: [topic('crime')] },
        { timestamp: end, concepts: [topic('soccer')] },
      ],
      risks: [
        {
          name: 'crime',
          level: 'low',
          ranges: [{ start, end, level: 'low' }],
          words: ['robbery'],
          mentions: 1,
        },
      ],
    }),
  );
  const [, row] = within(part(/^Ad breaks/)).getAllByRole('row');
  expect(row).toHaveTextContent(/crime \(accepted\).*Suitable$/);
});

it('six topics that are not sensitive are named with every sensitive one, and the others counted', async () => {
  const names = ['cooking', 'soccer', 'travel', 'music', 'weather', 'automotive', 'pets', 'crime'];
  await showReport(
    answerWith({
      durationMs: 800_000,
      analysis: names.map((name, index) => ({ timestamp: index * 100_000, concepts: [topic(name)] })),
    }),
  );
  expect(items('What it is about')).toHaveLength(7);
  expect(items('What it is about').at(-1)).toMatch(/^crime · sensitive/);
  expect(screen.getByText('and 1 more topic')).toBeVisible();
});

it('a scene of a test pattern is not painted as suitable', async () => {
  const pattern = { name: 'test pattern', confidence: 1, kind: 'technical' as const };
  await showReport(
    reportedAnswer({
      analysis: [
        { timestamp: 0, concepts: [pattern] },
        { timestamp: 302_000, concepts: [topic('soccer')] },
      ],
      risks: [],
    }),
  );
  const [, notAssessed] = screen
    .getByRole('img', { name: /^Timeline of the program/ })
    .querySelectorAll('rect');
  expect(notAssessed?.getAttribute('fill')).toBe('var(--line)');
  expect(notAssessed?.getAttribute('width')).toBe('50.333%');
  expect(part('Recommendation').querySelector('figcaption')).toHaveTextContent('Not assessed');
});

it('the wishes of the brief that found nothing are named', async () => {
  const planning = await showReport(plannedAnswer());
  await waitFor(() => expect(planning().hasVocabulary).toBe(true));
  planning().setBriefText('cooking, travel, no soccer');
  await waitFor(() =>
    expect(part('Recommendation')).toHaveTextContent(
      /Parts do not suit the profile “Balanced” or the brief: crime, soccer\. .*No scene has this topic, look or sound: travel\./,
    ),
  );
});

it('every sensitive topic and five findings are named, and further findings counted', async () => {
  const topics = SENSITIVE_TOPICS.slice(0, 7).map((row) => ({ ...row, path: [...row.path] }));
  await showReport(
    answerWith({
      durationMs: 700_000,
      analysis: topics.map(({ name }, index) => ({ timestamp: index * 100_000, concepts: [topic(name)] })),
      taxonomy: { version: '3.1', sources: ['said'], topics },
    }),
    { profile: 'careful' },
  );
  expect(items('What it is about')).toHaveLength(7);
  expect(items('Recommendation')).toHaveLength(5);
  expect(screen.getByText('and 2 more')).toBeVisible();
});

it('a video in which nothing breaks a rule says so', async () => {
  await showReport(reportedAnswer({ analysis: [{ timestamp: 0, concepts: [topic('cooking')] }], risks: [] }));
  expect(screen.getByText('Nothing was found that breaks a rule of the profile.')).toBeVisible();
});
