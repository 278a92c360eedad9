import { describe, expect, it } from 'vitest';
import type { Brief, BriefTerm } from '@/targeting/brief';
import { choiceChanges, retyped, type ChoiceChanges } from './choice-changes';
import { NO_CHOICES } from '@/data/planning/planning';

/** The choices for a video after changes. */
function after(...all: ((changes: ChoiceChanges) => void)[]) {
  let choices = NO_CHOICES;
  const changes = choiceChanges((changeOf) => (choices = { ...choices, ...changeOf(choices) }));
  for (const change of all) change(changes);
  return choices;
}

describe('breaks', () => {
  it('are kept in time order, each once', () => {
    const keep = (timestamp: number, isKept = true) => [
      (changes: ChoiceChanges) => changes.keepBreak(timestamp, isKept),
    ];
    expect(after(...keep(20_000), ...keep(3000), ...keep(20_000)).kept).toEqual([3000, 20_000]);
    expect(after(...keep(20_000), ...keep(20_000, false)).kept).toEqual([]);
  });

  it('are restored when a dropped one was kept before, or when it is added again', () => {
    const dropped = [
      (changes: ChoiceChanges) => changes.keepBreak(20_000, true),
      (changes: ChoiceChanges) => changes.dropBreak(20_000, true),
    ];
    expect(after(...dropped)).toMatchObject({ kept: [20_000], dropped: [20_000] });
    const undropped = after(...dropped, (changes) => changes.dropBreak(20_000, false));
    expect(undropped).toMatchObject({ kept: [20_000], dropped: [] });
    const added = after(...dropped, (changes) => changes.addBreak(20_000));
    expect(added).toMatchObject({ kept: [20_000], dropped: [] });
  });

  it('have a number or a rate, and also a distance', () => {
    const spaced = (changes: ChoiceChanges) => changes.setSpacing(60_000);
    const counted = (changes: ChoiceChanges) => changes.setBreakNumber({ count: 3 });
    const hourly = (changes: ChoiceChanges) => changes.setBreakNumber({ perHour: 6 });
    expect(after(counted, spaced).breakOptions).toEqual({ count: 3, spacingMs: 60_000 });
    expect(after(counted, spaced, hourly).breakOptions).toEqual({ perHour: 6, spacingMs: 60_000 });
    expect(after(hourly, spaced, (changes) => changes.setSpacing(undefined)).breakOptions).toEqual({
      perHour: 6,
    });
    expect(after((changes) => changes.setPodSeconds(30)).podSeconds).toBe(30);
  });
});

it('corrections are in the order in which they were made, and can be undone', () => {
  const correction = { sceneStart: 0, sceneEnd: 9, action: 'add', concept: 'cup', kind: 'seen' } as const;
  const both = after(
    (changes) => changes.correct(correction),
    (changes) => changes.correct({ ...correction, action: 'remove' }),
  ).corrections;
  expect(both.map(({ action }) => action)).toEqual(['add', 'remove']);

  let corrections = both;
  const changes = choiceChanges((changeOf) => {
    corrections = changeOf({ ...after(), corrections }).corrections ?? [];
  });
  changes.undoCorrection(both[0]?.id ?? '');
  expect(corrections).toEqual([both[1]]);
});

it('a brief that is edited keeps what was changed by hand', () => {
  const meanings = [{ kind: 'topic', name: 'cooking', id: '216' }] as const;
  const parsed = (text: string, from: number): Brief => ({
    text,
    terms: [{ from, to: from + 7, kind: 'wish', meanings: [...meanings], language: 'en' }],
  });
  const byHand: Brief = {
    text: 'cooking',
    terms: [{ from: 0, to: 7, kind: 'exclusion', meanings: [...meanings] }],
  };
  expect(retyped(byHand, parsed('warm Cooking', 5)).terms).toEqual([
    { from: 5, to: 12, kind: 'exclusion', meanings },
  ]);
  expect(retyped(byHand, parsed('baking!', 0))).toEqual(parsed('baking!', 0));
  expect(retyped(null, parsed('cooking', 0))).toEqual(parsed('cooking', 0));
});

it('of two equal words in a brief only the changed one stays changed', () => {
  const meanings = [{ kind: 'topic', name: 'music', id: '338' }] as const;
  const parsed = (text: string): Brief => ({
    text,
    terms: [
      { from: 0, to: 5, kind: 'wish', meanings: [...meanings], language: 'en' },
      { from: 19, to: 24, kind: 'exclusion', meanings: [...meanings], language: 'en' },
    ],
  });
  const { text, terms } = parsed('music, but no loud music');
  const [first, second] = terms as [BriefTerm, BriefTerm];
  const ignored: BriefTerm = { from: first.from, to: first.to, kind: 'filler', meanings: [...meanings] };
  expect(retyped({ text, terms: [ignored, second] }, parsed(`${text}!`)).terms).toEqual([ignored, second]);
});
