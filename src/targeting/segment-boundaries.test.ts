import { describe, expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { isInSpeech } from './breaks';
import { planOf, type MediaPlan, type PlanChoices } from './plan';
import {
  allMovedToBoundaries,
  boundaryOffset,
  isAtBoundary,
  MAX_MOVE_OF_ALL_MS,
  movedToBoundaries,
} from './segment-boundaries';
import { PRESETS, type SuitabilityProfile } from './suitability';
import { generatedProgram } from './testing/generated-program';

const [careful, , open] = PRESETS as [SuitabilityProfile, SuitabilityProfile, SuitabilityProfile];

const choices: PlanChoices = {
  profile: open,
  brief: null,
  corrections: [],
  breakOptions: {},
  kept: [],
  dropped: [],
  podSeconds: null,
};

/** Boundaries of segments with these lengths in ms, repeated to the end of the video. */
function boundaries(durationMs: number, lengths: readonly number[]): number[] {
  const times = [0];
  for (let index = 0; (times.at(-1) ?? 0) < durationMs; index += 1)
    times.push((times.at(-1) ?? 0) + (lengths[index % lengths.length] ?? 1));
  return times;
}

const odd = (minutes: number, lengths: readonly number[]): AnalysisResponse => {
  const program = generatedProgram(minutes, 7);
  return { ...program, segmentBoundaries: boundaries(minutes * 60_000, lengths) };
};

const exported = (plan: MediaPlan) => plan.breaks.filter(({ isExported }) => isExported);
const planned = (plan: MediaPlan) => plan.breaks.filter(({ isPlanned }) => isPlanned);
const after = (plan: MediaPlan) => {
  const { kept, dropped } = movedToBoundaries(plan, planned(plan));
  return planOf(plan.response, { ...plan.choices, kept, dropped });
};

it('the nearest boundary is named with its direction; a file has none', () => {
  const response = { ...generatedProgram(1), segmentBoundaries: [0, 4000, 9000] };
  expect(boundaryOffset(response, 0)).toBe(0);
  expect(boundaryOffset(response, 3900)).toBe(100);
  expect(boundaryOffset(response, 4101)).toBe(-101);
  expect(boundaryOffset(response, 20_000)).toBe(-11_000);
  expect(boundaryOffset(generatedProgram(1), 500)).toBeUndefined();
  expect([3900, 4100, 4101, 3899].map((timeMs) => isAtBoundary(response, timeMs))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isAtBoundary(generatedProgram(1), 500)).toBe(true);
});

describe('breaks that are moved', () => {
  it.each([
    ['6 s', [6000]],
    ['6.006 s', [6006]],
    ['5.96 and 2.04 s', [5960, 2040]],
    ['odd lengths', [3333, 10_010, 1234, 7777, 960]],
    ['long segments', [20_000]],
  ])('are within 100 ms of a boundary and cut neither a shot nor a line of speech: %s', (_, lengths) => {
    const plan = after(planOf(odd(45, lengths), choices));
    expect(exported(plan).length).toBeGreaterThan(0);
    for (const { timestamp, isInShot } of exported(plan)) {
      expect(Math.abs(boundaryOffset(plan.response, timestamp) ?? Infinity)).toBeLessThanOrEqual(100);
      expect(isInSpeech(plan.response, timestamp)).toBe(false);
      expect(isInShot).toBe(false);
    }
    expect(movedToBoundaries(plan, planned(plan)).moved).toEqual([]);
  });

  it('keep their distance from one another, and suit the profile', () => {
    const plan = after(planOf(odd(60, [6006]), { ...choices, profile: careful }));
    const times = exported(plan).map(({ timestamp }) => timestamp);
    expect(
      exported(plan).every(({ nearMs, verdict }) => nearMs === undefined || verdict === 'suitable'),
    ).toBe(true);
    expect(new Set(times).size).toBe(times.length);
    expect(exported(plan).some(({ verdict }) => verdict === 'unsuitable')).toBe(false);
  });

  it('are dropped where no boundary is suitable, and named', () => {
    const before = planOf({ ...generatedProgram(20, 7), segmentBoundaries: [0, 1_200_000] }, choices);
    const { kept, moved, lost, dropped } = movedToBoundaries(before, planned(before));
    expect(moved).toEqual([]);
    expect(kept).toEqual([]);
    expect(lost).toEqual(planned(before).map(({ timestamp }) => timestamp));
    expect(dropped).toEqual(lost);
    expect(exported(after(before))).toEqual([]);
  });

  it('go only a few seconds where all are moved; the others stay and keep their distance', () => {
    // Without speech a break can be at each shot, and one begins every 5 s.
    const plan = planOf({ ...odd(60, [35_000]), speech: [] }, choices);
    const { kept, moved, stayed, lost, dropped } = allMovedToBoundaries(plan, planned(plan));
    const moving = [...moved, ...stayed].map(({ fromMs }) => fromMs);
    expect([moved.length > 0, stayed.length > 0]).toEqual([true, true]);
    for (const { fromMs, toMs } of moved) {
      expect(Math.abs(toMs - fromMs)).toBeLessThanOrEqual(MAX_MOVE_OF_ALL_MS);
    }
    expect(dropped).toEqual([...moved.map(({ fromMs }) => fromMs), ...lost].toSorted((a, b) => a - b));
    expect(moving.length + lost.length).toBeLessThanOrEqual(planned(plan).length);
    const after = planOf(plan.response, { ...plan.choices, kept, dropped });
    for (const { fromMs } of stayed) {
      expect(planned(after).find(({ timestamp }) => timestamp === fromMs)).toMatchObject({
        isExported: true,
      });
    }
    expect(planned(after).flatMap(({ nearMs }) => nearMs ?? [])).toEqual([]);
  });

  it('one alone leaves the others as they are', () => {
    const plan = planOf(odd(45, [3333, 10_010, 1234, 7777, 960]), choices);
    const moves = planned(plan).map((each) => movedToBoundaries(plan, [each]));
    const one = moves.find(({ moved }) => moved.length === 1);
    expect(one?.kept).toEqual(one?.moved.map(({ toMs }) => toMs));
    expect(one?.dropped).toEqual(one?.moved.map(({ fromMs }) => fromMs));
  });

  it('stay where they are in a file, and without shots', () => {
    const file = planOf(generatedProgram(20, 7), choices);
    expect(movedToBoundaries(file, planned(file))).toMatchObject({ moved: [], lost: [] });
    const { shots: _, ...without } = odd(20, [6000]);
    const plan = planOf(without, { ...choices, kept: [605_500] });
    expect(movedToBoundaries(plan, planned(plan))).toMatchObject({ moved: [], lost: [605_500] });
  });
});
