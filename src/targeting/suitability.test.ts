import { expect, it } from 'vitest';
import { categoryById, categoryByName, EXCLUDABLE, SENSITIVE_TOPICS } from './categories';
import { AVOIDABLE, foundConcepts, hasProvisionalLevels, PRESETS, TOLERANCES } from './suitability';

it('the categories of the taxonomy are found by ID and by name', () => {
  expect(SENSITIVE_TOPICS.map(({ id }) => id)).toHaveLength(12);
  expect(EXCLUDABLE).toHaveLength(35);
  expect(EXCLUDABLE.map(({ id }) => id)).not.toContain('v9i3On');
  expect(categoryById('XtODT3')).toEqual({
    id: 'XtODT3',
    name: 'crime and harmful acts to individuals, society and human right violations',
    path: ['Sensitive Topics', 'Crime & Harmful Acts to Individuals, Society & Human Right Violations'],
    isSensitive: true,
  });
  expect(categoryByName('weather')).toMatchObject({ id: '390', path: ['Science', 'Weather'] });
  expect(categoryByName('toString')).toBeUndefined();
});

it('the presets are sorted from careful to open, and each accepts at least as much as the one before', () => {
  expect(PRESETS.map(({ id }) => id)).toEqual(['careful', 'balanced', 'open']);
  const levels = PRESETS.map(({ topics }) =>
    SENSITIVE_TOPICS.map(({ id }) => TOLERANCES.indexOf(topics[id] ?? 'none')),
  );
  expect(levels[0]?.every((level) => level === 0)).toBe(true);
  for (const [index, level] of (levels[1] ?? []).entries()) {
    expect(levels[2]?.[index]).toBeGreaterThanOrEqual(level);
  }
  for (const [index, { avoid, exclusions, leastConfidence }] of PRESETS.slice(1).entries()) {
    const before = PRESETS[index];
    expect(before?.avoid).toEqual(expect.arrayContaining([...avoid]));
    expect(before?.exclusions).toEqual(expect.arrayContaining([...exclusions]));
    expect(before?.leastConfidence).toBeLessThanOrEqual(leastConfidence);
  }
  for (const { avoid, exclusions } of PRESETS) {
    expect(AVOIDABLE).toEqual(expect.arrayContaining([...avoid]));
    expect(EXCLUDABLE.map(({ id }) => id)).toEqual(expect.arrayContaining([...exclusions]));
  }
});

it('the presets careful, balanced and open accept these risk levels of each sensitive topic', () => {
  expect(SENSITIVE_TOPICS.map(({ id, name }) => [name, ...PRESETS.map(({ topics }) => topics[id])])).toEqual([
    ['crime', 'none', 'low', 'high'],
    ['adult and explicit sexual content', 'none', 'none', 'medium'],
    ['arms and ammunition', 'none', 'none', 'medium'],
    ['crime and harmful acts to individuals, society and human right violations', 'none', 'none', 'medium'],
    ['death, injury, or military conflict', 'none', 'low', 'high'],
    ['debated sensitive social issues', 'none', 'low', 'high'],
    ['hate speech and acts of aggression', 'none', 'none', 'medium'],
    ['illegal drugs, tobacco, ecigarettes, vaping, alcohol', 'none', 'low', 'high'],
    ['obscenity and profanity', 'none', 'low', 'high'],
    ['online piracy', 'none', 'none', 'medium'],
    ['spam or harmful content', 'none', 'none', 'medium'],
    ['terrorism', 'none', 'none', 'medium'],
  ]);
});

it('each concept is listed once with all rules that it breaks', () => {
  const topic = { kind: 'topic', id: 'pg0WhF' } as const;
  const brief = { kind: 'brief', concept: 'alcohol' } as const;
  const loud = { kind: 'avoid', concept: 'loud' } as const;
  const range = (startMs: number, endMs: number) => ({ startMs, endMs });
  expect(
    foundConcepts([
      { rule: topic, concept: 'alcohol', level: 'medium', ranges: [range(5, 10)] },
      { rule: loud, concept: 'loud', ranges: [range(0, 9)] },
      { rule: brief, concept: 'alcohol', ranges: [range(2, 8), range(20, 30)] },
    ]),
  ).toEqual([
    { concept: 'alcohol', rules: [topic, brief], level: 'medium', ranges: [range(2, 10), range(20, 30)] },
    { concept: 'loud', rules: [loud], ranges: [range(0, 9)] },
  ]);
});

it('risk levels are provisional when not all words or frames were analyzed', () => {
  expect(hasProvisionalLevels(['pictures-incomplete'])).toBe(true);
  expect(hasProvisionalLevels(['no-audio', 'words-incomplete'])).toBe(true);
  expect(hasProvisionalLevels(['no-audio', 'ends-early'])).toBe(false);
});
