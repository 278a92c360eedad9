import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerWith, PICTURE, plannedAnswer } from '../../testing/answers';
import { items, part, showReport } from '../../testing/report';
import { reportedAnswer } from '../../testing/reported-answer';

const facts = () =>
  [...document.querySelectorAll('dt')].map(
    (term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`,
  );

it('the head names the video, its length, its scenes and when it was analyzed', async () => {
  await showReport(reportedAnswer(), { analyzedAt: Date.UTC(2026, 2, 4, 12) });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Sunday Table S02E07$/);
  expect(screen.getByText('https://cdn.example.com/shows/Sunday_Table-S02E07.mp4')).toBeVisible();
  expect(screen.getByText(/^10 min · 4 scenes · analyzed on .*2026/)).toBeVisible();
  expect(screen.getByText('Context report')).toBeVisible();
});

it('the head names for whom the report is', async () => {
  await showReport(reportedAnswer(), { reportFor: { client: 'Acme', brand: ' ', campaign: 'Spring' } });
  expect(facts().slice(0, 2)).toEqual(['Client: Acme', 'Campaign: Spring']);
});

it('the title of the user comes first, and what is unknown is left out', async () => {
  await showReport(reportedAnswer({ scenes: [] }), { title: 'My show' });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^My show$/);
  expect(screen.getByText('10 min', { selector: 'p' })).toBeVisible();
  expect(screen.queryByText('Best scenes')).toBeNull();
});

it('the topics, the best scenes and the breaks stand with their figures', async () => {
  await showReport(reportedAnswer());
  expect(items('What it is about')).toEqual([
    'cooking5\u00a0min, 50% of the programFood & Drink › Cooking · 216',
    'soccer3\u00a0min 58\u00a0s, 39.7% of the programSports › Soccer · 533',
    'crime · sensitive1\u00a0min, 10% of the programCrime · 380',
  ]);
  expect(items('Best scenes')).toEqual([
    '00:00.0 – 05:02.0cooking',
    '08:00.0 – 10:00.0soccer',
    '05:02.0 – 07:00.0soccer',
  ]);
  expect(part('Best scenes').querySelector('img')).toHaveAttribute('src', PICTURE);
  const [head, ...rows] = within(part(/^Ad breaks/)).getAllByRole('row');
  expect(head).toHaveTextContent('No.TimePlace scoreWhy hereUp to 30 seconds beforeSuitability');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toHaveTextContent(
    /^105:00\.093%black and silent, nobody speakscooking · -23\.5 LUFS \(broadcast loudness: -23\)After this break it goes on much as before\.Suitable$/,
  );
  expect(part(/^Ad breaks/)).toHaveTextContent('60 seconds each');
});

it('without pictures, the best scenes have no empty frames', async () => {
  await showReport(reportedAnswer({ thumbnails: [] }));
  expect(part('Best scenes').querySelectorAll('li > span')).toHaveLength(0);
  expect(part('Best scenes').querySelectorAll('li')).not.toHaveLength(0);
});

it('the profile and its limits are named', async () => {
  await showReport(reportedAnswer());
  expect(facts()).toEqual([
    'Accepted up to low risk: crime; death, injury, or military conflict; debated sensitive social issues; drugs, tobacco, alcohol; obscenity and profanity',
    'Accepted at no level: all other sensitive topics',
    'Avoided in look and sound: possibly unsafe frame, flashing',
    'Minimum confidence: 50%',
  ]);
  expect(items('What this analysis cannot know')).toEqual([
    expect.stringMatching(/^How a topic is treated/),
    'Topics were looked for in: captions, objects.',
    'The analysis covers 94% of the program.',
    expect.stringMatching(/^Nothing is known of audiences/),
  ]);
  expect(
    screen.getByText(
      'Analysis by SceneCue, provider embedded · IAB Content Taxonomy 3.1 (IAB Tech Lab, CC BY 3.0) · Levels of risk derived from GARM',
    ),
  ).toBeVisible();
});

it('a coverage that is only short by rounding is no limit, and a partial analysis is one', async () => {
  await showReport(
    reportedAnswer({
      coverage: 0.995,
      partial: [{ code: 'ends-early', values: { endMs: 500_000, durationMs: 600_000 } }],
    }),
  );
  expect(screen.queryByText(/^The analysis covers/)).toBeNull();
  expect(items('What this analysis cannot know')).toContain(
    'The file ends or is damaged at 08:20.0 of 10:00.0.',
  );
  expect(items('What this analysis cannot know')).toContain('The analysis ends before the program does.');
  expect(part('Recommendation').querySelector('figcaption')).toHaveTextContent('Not assessed');
});

it('what was not assessed is said to be so in every part', async () => {
  await showReport(answerWith({ durationMs: 30_000 }));
  expect(part('Recommendation')).toHaveTextContent('Not assessed');
  expect(part('Recommendation')).toHaveTextContent(
    'Nothing was found, but not everything could be assessed.',
  );
  expect(screen.queryByText(/suits the profile/)).toBeNull();
  expect(screen.getByText('No topic was found.')).toBeVisible();
  expect(screen.getByText('No suitable place was found.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Levels of risk derived from GARM')).toBeVisible();
});

it('places that are left out are counted, and a kept break is marked', async () => {
  const planning = await showReport(plannedAnswer());
  expect(screen.getByText('No break is in the plan.')).toBeVisible();
  expect(
    screen.getByText('2 places are left out: they do not suit the profile or were not assessed.'),
  ).toBeVisible();
  planning().chooseProfile('open');
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByText(/left out/)).toBeNull();
  planning().keepBreak(50_000, true);
  expect(await screen.findByText('Suitable · kept by hand')).toBeVisible();
  expect(screen.queryByText(/^Dropped by hand/)).toBeNull();
  planning().dropBreak(90_000, true);
  expect(await screen.findByText('Dropped by hand: 01:30.0.')).toBeVisible();
});

it('a brief, what was not understood of it, and corrections are named', async () => {
  const planning = await showReport(plannedAnswer());
  await waitFor(() => expect(planning().hasVocabulary).toBe(true));
  planning().setBriefText('cooking, brumbling');
  expect(await screen.findByText('Not understood in the brief')).toBeVisible();
  expect(facts()).toContain('Brief: cooking, brumbling');
  expect(facts()).toContain('Not understood in the brief: brumbling');
  expect(items('Best scenes')[0]).toMatch(/^00:00\.0 – 00:50\.0cookingBrief match \d+%$/);
  const label = { sceneStart: 52_000, sceneEnd: 120_000, concept: 'crime', kind: 'topic' } as const;
  planning().correct({ ...label, action: 'remove' });
  expect(await screen.findByText('Labels removed by hand: crime at 00:52.0.')).toBeVisible();
  expect(facts()).toContain('Corrections: 1 label was changed by hand');
  planning().correct({ ...label, action: 'add' });
  await waitFor(() => expect(screen.queryByText(/^Labels removed by hand/)).toBeNull());
  expect(facts()).toContain('Corrections: 2 labels were changed by hand');
});
