import { planSteps, StepCosts, type StepName } from './plan-steps';

/** One kind of recognition. */
export interface Step {
  name: StepName;
  /** Units of work by their time in milliseconds, in rounds, as `planSteps` takes them. */
  rounds: readonly (readonly number[])[];
  /** Whether the units of a round are better done in time order. */
  isContinuous?: boolean;
  /** Loads what the step needs. @throws ModelError */
  load: () => Promise<void>;
  /** Does one unit. @throws ModelError */
  run: (timeMs: number) => Promise<void>;
}

/** What became of a step. */
export interface StepOutcome {
  name: StepName;
  /** Units that were wanted, and those that were done. */
  wanted: number;
  done: number;
  /** What it took, loading its model included, in ms. */
  ms: number;
  /** Whether its model could not be loaded, or failed at some unit. */
  hasFailed: boolean;
}

/** After this many failures in a row a step is given up. */
const MOST_FAILURES = 3;

interface StepState extends StepOutcome {
  step: Step;
  rounds: (readonly number[])[];
  isLoaded: boolean;
  failuresInARow: number;
}

/**
 * Runs steps as far as the time allows. The first unit of the first step shows how fast this machine is; by that the
 * rest is planned, and planned anew while there is time left over. Each step is on its own: one that fails is told
 * once and the others go on.
 *
 * @param steps in the order that gives most
 * @param remainingMs milliseconds that are left
 * @param onFailure told why a step failed, once for each
 * @param onUnit told how far the steps are, after each unit
 */
export async function runSteps(
  steps: readonly Step[],
  remainingMs: () => number,
  onFailure: (error: unknown) => void,
  onUnit?: (outcomes: () => StepOutcome[]) => void,
): Promise<StepOutcome[]> {
  const costs = new StepCosts();
  const states = steps.map((step): StepState => ({
    step,
    name: step.name,
    rounds: [...step.rounds],
    wanted: step.rounds.reduce((sum, { length }) => sum + length, 0),
    done: 0,
    ms: 0,
    hasFailed: false,
    isLoaded: false,
    failuresInARow: 0,
  }));
  for (let isCalibrated = false; ; isCalibrated = true) {
    const whole = planSteps(states, remainingMs(), costs);
    const plan = isCalibrated ? inTimeOrder(whole, states) : whole.slice(0, 1);
    if (plan.length === 0) return outcomesOf(states);
    for (const { name, timeMs } of plan) {
      if (remainingMs() <= costs.unitMs(name)) return outcomesOf(states);
      const state = states.find((each) => each.name === name);
      if (state === undefined || state.rounds.length === 0) continue;
      state.rounds = state.rounds.map((round) => round.filter((unit) => unit !== timeMs));
      const startMs = performance.now();
      await runUnit(state, timeMs, costs, onFailure);
      state.ms += performance.now() - startMs;
      onUnit?.(() => outcomesOf(states));
    }
  }
}

/** Runs one unit, after its model has been loaded, which does not count as the unit's cost. */
async function runUnit(
  state: StepState,
  timeMs: number,
  costs: StepCosts,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const { step } = state;
  try {
    if (!state.isLoaded) {
      const startMs = performance.now();
      await step.load();
      costs.addLoad(step.name, performance.now() - startMs);
      state.isLoaded = true;
    }
    const startMs = performance.now();
    await step.run(timeMs);
    costs.addUnit(step.name, performance.now() - startMs);
    state.done += 1;
    state.failuresInARow = 0;
  } catch (error) {
    if (!state.hasFailed) onFailure(error);
    state.hasFailed = true;
    state.failuresInARow += 1;
    if (!state.isLoaded || state.failuresInARow >= MOST_FAILURES) state.rounds = [];
  }
}

/** A plan in which the units of continuous steps stand in time order in the places that such a step has. */
function inTimeOrder<Unit extends { name: StepName; timeMs: number }>(
  plan: readonly Unit[],
  states: readonly StepState[],
): Unit[] {
  const sorted = new Map(
    states
      .filter(({ step }) => step.isContinuous)
      .map(({ name }) => [
        name,
        plan.filter((unit) => unit.name === name).sort((a, b) => a.timeMs - b.timeMs),
      ]),
  );
  return plan.map((unit) => sorted.get(unit.name)?.shift() ?? unit);
}

function outcomesOf(states: readonly StepState[]): StepOutcome[] {
  return states.map(({ name, wanted, done, ms, hasFailed }) => ({ name, wanted, done, ms, hasFailed }));
}
