import { expect, test } from 'vitest';
import { planSteps, StepCosts, type PlannedStep, type StepName } from './plan-steps';

const COSTS = { unitMs: (name: StepName) => (name === 'objects' ? 100 : 10), loadMs: () => 50 };
const step = (name: StepName, ...rounds: number[][]): PlannedStep => ({ name, rounds, isLoaded: true });
const timesOf = (plan: readonly { name: StepName; timeMs: number }[], of: StepName) =>
  plan.filter(({ name }) => name === of).map(({ timeMs }) => timeMs);

test('with time enough everything is done, the first round of all steps before the second of any', () => {
  const plan = planSteps([step('objects', [1, 2], [3]), step('faces', [1, 2], [3])], 10_000, COSTS);
  expect(plan.map(({ name, timeMs }) => `${name} ${timeMs}`)).toEqual([
    ...['objects 1', 'objects 2', 'faces 1', 'faces 2'],
    ...['objects 3', 'faces 3'],
  ]);
});

test('what does not fit is left out, with all that gives less', () => {
  const steps = [step('objects', [8, 16, 4, 12]), step('voice', [0, 10])];
  expect(planSteps(steps, 399, COSTS)).toEqual([8, 16, 4].map((timeMs) => ({ name: 'objects', timeMs })));
  expect(timesOf(planSteps(steps, 415, COSTS), 'voice')).toEqual([0]);
  expect(planSteps(steps, 0, COSTS)).toEqual([]);
  expect(planSteps(steps, -5, COSTS)).toEqual([]);
});

test('a step that has to be loaded needs the time for that too, once', () => {
  const objects = { ...step('objects', [1], [2]), isLoaded: false };
  expect(planSteps([objects], 149, COSTS)).toEqual([]);
  expect(planSteps([objects], 150, COSTS)).toHaveLength(1);
  expect(planSteps([objects], 250, COSTS)).toHaveLength(2);
});

test('a step without work in a round costs nothing in it', () => {
  const text = { ...step('text', [], [5]), isLoaded: false };
  expect(planSteps([text, step('faces', [1], [])], 10, COSTS)).toEqual([{ name: 'faces', timeMs: 1 }]);
});

test('one step that has run says how slow this machine is for all, and what it took itself', () => {
  const costs = new StepCosts();
  const [objectsMs, facesMs] = [costs.unitMs('objects'), costs.unitMs('faces')];
  costs.addUnit('objects', objectsMs * 3);
  expect(costs.unitMs('faces')).toBeCloseTo(facesMs * 3);
  costs.addUnit('faces', 1);
  expect(costs.unitMs('faces')).toBe(1);
  costs.addUnit('own scenes', 5000);
  expect(costs.unitMs('own scenes')).toBe(5000);
  expect(costs.unitMs('text')).toBeLessThan(1000);
  expect(costs.loadMs('faces')).toBe(15);
  costs.addLoad('objects', 1250);
  expect(costs.loadMs('faces')).toBe(150);
});
