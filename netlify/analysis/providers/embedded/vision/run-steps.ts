import { planSteps, StepCosts, type StepName } from './plan-steps';

/** One kind of recognition. */
export interface Step {
  name: StepName;
  /** Units of work by their time in milliseconds, in rounds, in the form that `planSteps` takes. */
  rounds: readonly (readonly number[])[];
  /** Further units, in rounds, that are done after those of all steps if there is time, and are not missed otherwise. */
  extraRounds?: readonly (readonly number[])[];
  /** Whether the units of a round should be done in time order. */
  isContinuous?: boolean;
  /** Loads what the step needs. @throws ModelError */
  load: () => Promise<void>;
  /** Does one unit. @throws ModelError */
  run: (timeMs: number) => Promise<void>;
}

/** Result of a step. */
export interface StepOutcome {
  name: StepName;
  /** Number of units requested, and of units done; both include the extra units that were done. */
  wanted: number;
  done: number;
  /** Time spent, including loading its models, in ms. */
  ms: number;
  /** Whether its model could not be loaded, or failed for a unit. */
  hasFailed: boolean;
}

/** A step is aborted after this many consecutive failures. */
const MAX_FAILURES = 3;

interface StepState extends StepOutcome {
  step: Step;
  rounds: (readonly number[])[];
  isLoaded: boolean;
  failuresInARow: number;
}

/**
 * Runs steps as far as the time allows. The first unit of the first step shows how fast this machine is. The rest is
 * planned with that speed, and planned again while there is time left. Steps are independent: one that fails is
 * reported once, and the others continue.
 *
 * @param steps the most useful first
 * @param remainingMs remaining time in milliseconds
 * @param onFailure called with the reason why a step failed, once per step
 * @param onUnit called with the progress of the steps, after each unit
 */
export async function runSteps(
  steps: readonly Step[],
  remainingMs: () => number,
  onFailure: (error: unknown) => void,
  onUnit?: (outcomes: () => StepOutcome[]) => void,
): Promise<StepOutcome[]> {
  const costs = new StepCosts();
  const longest = Math.max(0, ...steps.map(({ rounds }) => rounds.length));
  const states = steps.map((step): StepState => ({
    step,
    name: step.name,
    rounds: Array.from({ length: longest }, (_, round) => step.rounds[round] ?? []).concat(
      step.extraRounds ?? [],
    ),
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

/** Runs one unit. Its model is loaded first if necessary; loading does not count as the unit's cost. */
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
    if (!state.isLoaded || state.failuresInARow >= MAX_FAILURES) state.rounds = [];
  }
}

/** The plan with the units of continuous steps in time order, within the positions of the same step. */
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
  return states.map(({ name, wanted, done, ms, hasFailed }) => ({
    ...{ name, done, ms, hasFailed },
    wanted: Math.max(wanted, done),
  }));
}
