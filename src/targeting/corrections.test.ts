import { describe, expect, it } from 'vitest';
import { corrected, isByHand, type Correction } from './corrections';
import { shortProgram } from './testing/short-program';

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
const program = shortProgram(6, [['topic', 'crime', 0, 6]], {
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
const namesAt = (response: typeof program) =>
  response.analysis.map(({ timestamp, concepts }) => [timestamp, ...concepts.map(({ name }) => name)]);

describe('corrections', () => {
  it('remove a label completely when a scene ends shortly before the next entry', () => {
    const response = corrected(program, [
      correction({ sceneStart: 0, sceneEnd: 3989 }),
      correction({ sceneStart: 3989, sceneEnd: 6000, id: '2' }),
    ]);
    expect(namesAt(response).flatMap(([, ...names]) => names)).toEqual([]);
  });

  it('remove a label from a scene, with its risk', () => {
    const response = corrected(program, [correction({})]);
    expect(namesAt(response)).toEqual([
      [0, 'crime'],
      [1000, 'crime'],
      [2000],
      [3000],
      [4000, 'crime'],
      [5000, 'crime'],
    ]);
    expect(response.risks).toMatchObject([{ level: 'low', ranges: [{ start: 0, end: 2000, level: 'low' }] }]);
    expect(response.taxonomy).toEqual(program.taxonomy);
  });

  it('add a label that is marked as added by hand, with its row of the taxonomy', () => {
    const soccer = correction({ action: 'add', concept: 'soccer' });
    const response = corrected(program, [soccer]);
    expect(namesAt(response)[2]).toEqual([2000, 'crime', 'soccer']);
    expect(response.analysis[2]?.concepts.map(isByHand)).toEqual([false, true]);
    expect(response.taxonomy?.topics.at(-1)).toEqual({
      name: 'soccer',
      id: '533',
      path: ['Sports', 'Soccer'],
      isSensitive: false,
    });
    const undone = corrected(program, [soccer, correction({ concept: 'soccer', id: '2' })]);
    expect(undone.analysis).toEqual(program.analysis);
    expect(undone.taxonomy).toEqual(program.taxonomy);
  });

  it('leave the list of topics unchanged when a sensitive topic is removed or an object is added', () => {
    const removed = corrected(program, [correction({ sceneStart: 0, sceneEnd: 6000 })]);
    expect(namesAt(removed).flatMap(([, ...names]) => names)).toEqual([]);
    expect(removed.taxonomy).toEqual(program.taxonomy);
    const added = corrected(program, [correction({ action: 'add', concept: 'soccer', kind: 'seen' })]);
    expect(namesAt(added)[2]).toEqual([2000, 'crime', 'soccer']);
    expect(added.taxonomy).toEqual(program.taxonomy);
  });

  it('apply only to the scene when entries are farther apart, and add no cut', () => {
    const sampled = {
      ...program,
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

  it('do not extend the video, and add nothing after its end', () => {
    const unknown = { ...program, durationMs: undefined };
    const last = correction({ sceneStart: 5000, sceneEnd: 6000, action: 'add', concept: 'soccer' });
    expect(namesAt(corrected(unknown, [last])).at(-1)).toEqual([5000, 'crime', 'soccer']);
    const behind = correction({ sceneStart: 9000, sceneEnd: 12_000, action: 'add', concept: 'soccer' });
    expect(corrected(program, [behind]).analysis).toEqual(program.analysis);
  });

  it('are undone when they are omitted, and change nothing when the scene is empty', () => {
    expect(corrected(program, [])).toBe(program);
    expect(namesAt(corrected(program, [correction({ sceneEnd: 2000 })]))).toEqual(namesAt(program));
    const list = [correction({})];
    expect(corrected(program, list)).toBe(corrected(program, structuredClone(list)));
    expect(corrected(program, list)).not.toBe(corrected(program, [correction({ concept: 'law' })]));
  });
});
