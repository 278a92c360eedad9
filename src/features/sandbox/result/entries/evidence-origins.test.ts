import { expect, it } from 'vitest';
import { corrected } from '@/targeting/corrections';
import { originsOf } from './evidence-origins';

it('the origins of evidence are its sources, or "by hand" for a label that a user has added', () => {
  const measured = { kind: 'measurement', measurement: 'mean brightness', value: 1, unit: '' } as const;
  expect(originsOf(measured)).toEqual(['measured']);
  expect(originsOf({ kind: 'words', words: 'goal', timestamp: 0 })).toEqual(['said']);
  expect(originsOf({ kind: 'words', words: 'goal', timestamp: 0, sources: ['written'] })).toEqual([
    'written',
  ]);
  const response = {
    status: 'success',
    videoUrl: 'https://example.com/a.mp4',
    durationMs: 1000,
    analysis: [{ timestamp: 0, concepts: [] }],
  };
  const added = {
    sceneStart: 0,
    sceneEnd: 1000,
    action: 'add',
    concept: 'dark scene',
    kind: 'look',
  } as const;
  const [entry] = corrected(response, [{ id: '1', at: 0, ...added }]).analysis;
  expect(entry?.concepts[0]?.evidence && originsOf(entry.concepts[0].evidence)).toEqual(['by-hand']);
});
