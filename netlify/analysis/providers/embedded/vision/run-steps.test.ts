import { expect, test, vi } from 'vitest';
import type { StepName } from './plan-steps';
import { runSteps, type Step } from './run-steps';

const ALWAYS = () => 60_000;

/** A step that records its units and fails at some of them. */
function fakeStep(
  name: StepName,
  options: { rounds?: number[][]; fails?: number[]; cannotLoad?: boolean } = {},
) {
  const seen: number[] = [];
  const step: Step = {
    name,
    rounds: options.rounds ?? [[1, 2, 3, 4, 5]],
    load: () =>
      options.cannotLoad ? Promise.reject(new Error(`${name} cannot be loaded`)) : Promise.resolve(),
    run: (timeMs) => {
      if (options.fails?.includes(timeMs)) return Promise.reject(new Error(`${name} failed at ${timeMs}`));
      seen.push(timeMs);
      return Promise.resolve();
    },
  };
  return { step, seen };
}

test('a model that cannot be loaded is told once and takes nothing else with it', async () => {
  const [objects, voice, faces] = [
    fakeStep('objects', { cannotLoad: true }),
    fakeStep('voice'),
    fakeStep('faces'),
  ];
  const onFailure = vi.fn();
  const outcomes = await runSteps([objects.step, voice.step, faces.step], ALWAYS, onFailure);
  expect(onFailure.mock.calls).toEqual([[new Error('objects cannot be loaded')]]);
  expect(outcomes.map(({ name, done, hasFailed }) => [name, done, hasFailed])).toEqual([
    ['objects', 0, true],
    ['voice', 5, false],
    ['faces', 5, false],
  ]);
});

test('extra units come after those of all steps, and are not missed', async () => {
  const order: string[] = [];
  const [text, faces] = [fakeStep('text', { rounds: [[1]] }), fakeStep('faces', { rounds: [[1], [2], [3]] })];
  for (const { step } of [text, faces]) {
    const run = step.run;
    step.run = (timeMs) => {
      order.push(`${step.name} ${timeMs}`);
      return run(timeMs);
    };
  }
  text.step.extraRounds = [[4], [5]];
  const outcomes = await runSteps([text.step, faces.step], ALWAYS, vi.fn());
  expect(order).toEqual(['text 1', 'faces 1', 'faces 2', 'faces 3', 'text 4', 'text 5']);
  expect(outcomes.map(({ wanted, done }) => [wanted, done])).toEqual([
    [3, 3],
    [3, 3],
  ]);
  let left = 4;
  const short = fakeStep('text', { rounds: [[1]] });
  short.step.extraRounds = [[2], [3]];
  const [outcome] = await runSteps([short.step], () => (left-- > 0 ? 60_000 : 0), vi.fn());
  expect(short.seen.length).toBeLessThan(3);
  expect(outcome?.wanted).toBe(outcome?.done);
});

test('a failure at one frame costs that frame', async () => {
  const objects = fakeStep('objects', { fails: [2, 4] });
  const onFailure = vi.fn();
  const [outcome] = await runSteps([objects.step], ALWAYS, onFailure);
  expect(objects.seen).toEqual([1, 3, 5]);
  expect(onFailure).toHaveBeenCalledOnce();
  expect(outcome).toMatchObject({ name: 'objects', wanted: 5, done: 3, hasFailed: true });
});

test('a model that fails three times in a row is given up, midway too', async () => {
  const objects = fakeStep('objects', { rounds: [[1], [2, 3, 4, 5]], fails: [2, 3, 4] });
  const faces = fakeStep('faces', { rounds: [[1], [2]] });
  await runSteps([objects.step, faces.step], ALWAYS, vi.fn());
  expect(objects.seen).toEqual([1]);
  expect(faces.seen).toEqual([1, 2]);
});

test('nothing is loaded where there is nothing to do, or no time', async () => {
  const idle = fakeStep('objects', { rounds: [[], []], cannotLoad: true });
  const late = fakeStep('objects', { cannotLoad: true });
  const onFailure = vi.fn();
  await runSteps([idle.step], ALWAYS, onFailure);
  await runSteps([late.step], () => 0, onFailure);
  expect(onFailure).not.toHaveBeenCalled();
});

test('continuous steps work in time order, the others in the order of their rounds', async () => {
  const order = [[8, 0, 4, 12]];
  const [objects, voice] = [fakeStep('objects', { rounds: order }), fakeStep('voice', { rounds: order })];
  await runSteps([objects.step, { ...voice.step, isContinuous: true }], ALWAYS, vi.fn());
  expect(objects.seen).toEqual([8, 0, 4, 12]);
  expect(voice.seen).toEqual([0, 4, 8, 12]);
});

test('the time is planned by what the first unit took, and time that is left over is used', async () => {
  let nowMs = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const frames = Array.from({ length: 50 }, (_, index) => index);
  const objects = fakeStep('objects', { rounds: [frames] });
  // The first unit is slow, as it often is.
  const run = (timeMs: number) => {
    nowMs += timeMs === 0 ? 1000 : 100;
    return objects.step.run(timeMs);
  };
  const [outcome] = await runSteps([{ ...objects.step, run }], () => 4050 - nowMs, vi.fn());
  clock.mockRestore();
  expect(outcome?.done).toBeGreaterThan(25);
  expect(nowMs).toBeLessThanOrEqual(4050);
});
