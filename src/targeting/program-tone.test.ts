import { describe, expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { programTone, toneIn } from './program-tone';
import { toneChanges, toneStepAt } from './tone-step';
import { generatedProgram } from './testing/generated-program';
import { shortProgram } from './testing/short-program';

const seconds = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const shotsAt = (...starts: number[]) =>
  starts.map((start, index) => ({ start, end: starts[index + 1] ?? 40_000 }));

/**
 * 40 s. Until 20 s: a cut every 5 s, -30 LUFS, light 0.2, a voice all the time. Then: a cut every 2 s, -20 LUFS, light
 * 0.6, music.
 */
const program = (rest: Partial<AnalysisResponse> = {}) =>
  shortProgram(40, [['sound', 'music', 20, 40]], {
    shots: shotsAt(0, 5000, 10_000, 15_000, ...seconds(10, 20).map((each) => each * 2000)),
    sound: seconds(0, 40).map((each) => ({ timestamp: each * 1000, loudness: each < 20 ? -30 : -20 })),
    light: seconds(0, 40).map((each) => ({ timestamp: each * 1000, light: each < 20 ? 0.2 : 0.6 })),
    speech: [{ start: 0, end: 20_000 }],
    ...rest,
  });

const close = (value: number) => expect.closeTo(value, 6) as number;

describe('the step at a break', () => {
  it('is the tone of the 10 s before and of the 10 s after; the cut of the break is on neither side', () => {
    expect(toneStepAt(program(), 20_000)).toEqual({
      before: { pace: close(12), loudness: close(-30), light: close(0.2), voice: 1, music: 0 },
      after: { pace: close(30), loudness: close(-20), light: close(0.6), voice: 0, music: 1 },
    });
  });

  it('lists what an audience notices', () => {
    expect(toneChanges(toneStepAt(program(), 20_000))).toEqual([
      { kind: 'faster', times: 2 },
      { kind: 'louder', decibels: close(10) },
      { kind: 'brighter' },
      { kind: 'less-voice' },
      { kind: 'more-music' },
    ]);
    expect(toneChanges({ before: { pace: 24 }, after: { pace: 6 } })).toEqual([{ kind: 'slower', times: 4 }]);
  });

  it('has no changes where little differs, and is unknown where nothing is measured on both sides', () => {
    expect(toneChanges({ before: { pace: 6, loudness: -23 }, after: { pace: 12, loudness: -25.9 } })).toEqual(
      [],
    );
    expect(toneChanges({ before: { pace: 6 }, after: { light: 0.5 } })).toBeUndefined();
  });

  it('says how many times as fast only from twice on, and never against no cut at all', () => {
    expect(toneChanges({ before: { pace: 24 }, after: { pace: 36 } })).toEqual([
      { kind: 'faster', times: undefined },
    ]);
    expect(toneChanges({ before: { pace: 0 }, after: { pace: 30 } })).toEqual([
      { kind: 'faster', times: undefined },
    ]);
  });

  it('to or from silence has no decibels', () => {
    const changes = (before: number, after: number) =>
      toneChanges({ before: { loudness: before }, after: { loudness: after } });
    expect(changes(-70, -23)).toEqual([{ kind: 'audible' }]);
    expect(changes(-23, -70)).toEqual([{ kind: 'silent' }]);
    expect(changes(-70, -70)).toEqual([]);
  });

  it('has no side of less than 5 s', () => {
    expect(toneStepAt(program(), 4000).before).toEqual({});
    expect(toneStepAt(program(), 38_000).after).toEqual({});
    expect(toneStepAt(program(), 34_000).after.pace).toBeCloseTo(20);
    expect(toneStepAt(program(), 10_000).before.pace).toBeCloseTo(6, 2);
  });
});

describe('the tone over a program', () => {
  it('has a window of 10 s every 5 s, the last one not shorter than 5 s', () => {
    const series = programTone(program());
    expect(series.map(({ measure }) => measure)).toEqual(['pace', 'loudness', 'light', 'voice', 'music']);
    const voice = series.find(({ measure }) => measure === 'voice');
    expect(voice?.points).toEqual([
      { timeMs: 5000, value: 1 },
      { timeMs: 10_000, value: 1 },
      { timeMs: 15_000, value: 1 },
      { timeMs: 20_000, value: 0.5 },
      { timeMs: 25_000, value: 0 },
      { timeMs: 30_000, value: 0 },
      { timeMs: 35_000, value: 0 },
      { timeMs: 37_500, value: 0 },
    ]);
  });

  it('is one window of a video that is shorter', () => {
    const [pace] = programTone(shortProgram(3, [], { shots: shotsAt(0, 1000) }));
    expect(pace).toEqual({ measure: 'pace', points: [{ timeMs: 1500, value: 20 }] });
  });

  it('leaves out what an older result lacks', () => {
    const old = program({ light: undefined, sound: undefined, speech: undefined });
    expect(programTone(old).map(({ measure }) => measure)).toEqual(['pace']);
    expect(programTone(shortProgram(40, [], { shots: [] }))).toEqual([]);
  });

  it('knows the light of a sampled part, but not its pace, nor its voice where audio was sampled', () => {
    const sampled = program({
      partial: [{ code: 'sampled', values: { fromMs: 20_000, stepMs: 2000 } }],
      taxonomy: undefined,
    });
    expect(toneStepAt(sampled, 20_000).before).toHaveProperty('pace');
    expect(Object.keys(toneStepAt(sampled, 20_000).after)).toEqual(['loudness', 'light', 'music']);
  });

  it('stops where the analysis stops', () => {
    const cut = program({ partial: [{ code: 'ends-early', values: { endMs: 15_000, durationMs: 40_000 } }] });
    expect(programTone(cut)[0]?.points.at(-1)?.timeMs).toBe(12_500);
    expect(toneIn(cut, { startMs: 16_000, endMs: 30_000 })).toEqual({});
  });

  it('takes the loudness of a window by energy, not as a mean of levels', () => {
    const loud = program({
      sound: [
        { timestamp: 0, loudness: -70 },
        { timestamp: 5000, loudness: -20 },
      ],
    });
    expect(toneIn(loud, { startMs: 0, endMs: 10_000 }).loudness).toBeCloseTo(-23.01, 2);
  });

  it('has a value in every window of two hours', () => {
    const [pace] = programTone(generatedProgram(120));
    expect(pace?.points).toHaveLength(1440);
    expect(pace?.points.every(({ value }) => value !== undefined)).toBe(true);
  });
});
