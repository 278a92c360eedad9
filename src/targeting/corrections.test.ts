import { describe, expect, it } from 'vitest';
import { corrected, isByHand, type Correction } from './corrections';
import { shortProgramme } from './testing/short-programme';

const correction = (more: Partial<Correction>): Correction => ({
  id: '1',
  sceneStart: 2000,
  sceneEnd: 4000,
  action: 'remove',
  concept: 'crime',
  kind: 'topic',
  at: 1,
  ...more,
});
const programme = shortProgramme(6, [['topic', 'crime', 0, 6]], {
  risks: [
    {
      name: 'crime',
      level: 'high',
      ranges: [
        { start: 0, end: 3000, level: 'low' },
        { start: 3000, end: 4000, level: 'high' },
      ],
      words: ['robbery'],
      mentions: 2,
    },
  ],
});
const namesAt = (response: typeof programme) =>
  response.analysis.map(({ timestamp, concepts }) => [timestamp, ...concepts.map(({ name }) => name)]);

describe('corrections', () => {
  it('leave nothing of a label behind where a scene ends shortly before the next entry', () => {
    const response = corrected(programme, [
      correction({ sceneStart: 0, sceneEnd: 3989 }),
      correction({ sceneStart: 3989, sceneEnd: 6000, id: '2' }),
    ]);
    expect(namesAt(response).flatMap(([, ...names]) => names)).toEqual([]);
  });

  it('take a label away from a scene, with its risk', () => {
    const response = corrected(programme, [correction({})]);
    expect(namesAt(response)).toEqual([
      [0, 'crime'],
      [1000, 'crime'],
      [2000],
      [3000],
      [4000, 'crime'],
      [5000, 'crime'],
    ]);
    expect(response.risks).toMatchObject([{ level: 'low', ranges: [{ start: 0, end: 2000, level: 'low' }] }]);
    expect(response.taxonomy).toEqual(programme.taxonomy);
  });

  it('add a label that is marked, with its row of the taxonomy', () => {
    const soccer = correction({ action: 'add', concept: 'soccer' });
    const response = corrected(programme, [soccer]);
    expect(namesAt(response)[2]).toEqual([2000, 'crime', 'soccer']);
    expect(response.analysis[2]?.concepts.map(isByHand)).toEqual([false, true]);
    expect(response.taxonomy?.topics.at(-1)).toEqual({
      name: 'soccer',
      id: '533',
      path: ['Sports', 'Soccer'],
      isSensitive: false,
    });
    const undone = corrected(programme, [soccer, correction({ concept: 'soccer', id: '2' })]);
    expect(undone.analysis).toEqual(programme.analysis);
    expect(undone.taxonomy).toEqual(programme.taxonomy);
  });

  it('leave the list of topics as it is where a sensitive one is removed, or an object is added', () => {
    const removed = corrected(programme, [correction({ sceneStart: 0, sceneEnd: 6000 })]);
    expect(namesAt(removed).flatMap(([, ...names]) => names)).toEqual([]);
    expect(removed.taxonomy).toEqual(programme.taxonomy);
    const added = corrected(programme, [correction({ action: 'add', concept: 'soccer', kind: 'seen' })]);
    expect(namesAt(added)[2]).toEqual([2000, 'crime', 'soccer']);
    expect(added.taxonomy).toEqual(programme.taxonomy);
  });

  it('keep to the scene where entries are farther apart, and do not make another cut', () => {
    const sampled = {
      ...programme,
      durationMs: 20_000,
      analysis: [
        {
          timestamp: 0,
          concepts: [
            { name: 'crime', confidence: 0.8 },
            { name: 'scene cut', confidence: 1 },
          ],
        },
      ],
    };
    const response = corrected(sampled, [correction({})]);
    expect(namesAt(response)).toEqual([[0, 'crime', 'scene cut'], [2000], [4000, 'crime']]);
    expect(namesAt(corrected(sampled, [correction({ sceneEnd: 20_000 })]))).toEqual([
      [0, 'crime', 'scene cut'],
      [2000],
    ]);
  });

  it('make no video longer, and name nothing behind its end', () => {
    const unknown = { ...programme, durationMs: undefined };
    const last = correction({ sceneStart: 5000, sceneEnd: 6000, action: 'add', concept: 'soccer' });
    expect(namesAt(corrected(unknown, [last])).at(-1)).toEqual([5000, 'crime', 'soccer']);
    const behind = correction({ sceneStart: 9000, sceneEnd: 12_000, action: 'add', concept: 'soccer' });
    expect(corrected(programme, [behind]).analysis).toEqual(programme.analysis);
  });

  it('are undone by leaving them out, and change nothing where the scene is empty', () => {
    expect(corrected(programme, [])).toBe(programme);
    expect(namesAt(corrected(programme, [correction({ sceneEnd: 2000 })]))).toEqual(namesAt(programme));
    const list = [correction({})];
    expect(corrected(programme, list)).toBe(corrected(programme, structuredClone(list)));
    expect(corrected(programme, list)).not.toBe(corrected(programme, [correction({ concept: 'law' })]));
  });
});
