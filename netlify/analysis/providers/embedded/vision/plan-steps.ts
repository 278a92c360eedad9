/** The built-in kinds of recognition. */
type BuiltInStep = 'objects' | 'captions' | 'voice' | 'text' | 'unsafe' | 'faces';
/** A kind of recognition; each model added by the installation is a separate one. */
export type StepName = BuiltInStep | `own ${string}`;

/** Length of the audio that is one unit of work for the voice detector, in milliseconds. */
export const VOICE_SECTION_MS = 10_000;

/**
 * Time of a step on the reference machine with one native thread, in milliseconds: for one unit, which is a frame of
 * 640 by 360 pixels, a caption that is a picture or a section of audio, and for loading its models. Processor time as measured by
 * `tools/vision.mjs` (docs/models.md).
 */
const REFERENCE: Readonly<Record<BuiltInStep, { unitMs: number; loadMs: number }>> = {
  objects: { unitMs: 141, loadMs: 125 },
  captions: { unitMs: 40, loadMs: 80 },
  voice: { unitMs: 80, loadMs: 20 },
  text: { unitMs: 101, loadMs: 160 },
  unsafe: { unitMs: 20, loadMs: 200 },
  faces: { unitMs: 13, loadMs: 15 },
};

/** The time of an own model is unknown before it has run: it is assumed to be as slow as the slowest built-in step. */
const referenceOf = (name: StepName) => (isBuiltIn(name) ? REFERENCE[name] : REFERENCE.objects);
export const isBuiltIn = (name: string): name is BuiltInStep => Object.hasOwn(REFERENCE, name);

/** Work of one step: each unit is identified by its time in the video, in milliseconds. */
export interface PlannedStep {
  name: StepName;
  /** The remaining units, in rounds: every part of the video has a unit in one round before any part has a second. */
  rounds: readonly (readonly number[])[];
  /** Whether its models are already loaded. */
  isLoaded: boolean;
}

/** A unit of work of a step. */
export interface PlannedUnit {
  name: StepName;
  timeMs: number;
}

/**
 * Plans the work for the remaining time: round by round, and in each round the steps in the given order. Planning
 * ends at the first unit that does not fit; everything after it is left out.
 *
 * @param availableMs total time in milliseconds
 * @returns the units in order of execution
 */
export function planSteps(
  steps: readonly PlannedStep[],
  availableMs: number,
  costs: Pick<StepCosts, 'unitMs' | 'loadMs'>,
): PlannedUnit[] {
  const plan: PlannedUnit[] = [];
  const loaded = new Set(steps.filter(({ isLoaded }) => isLoaded).map(({ name }) => name));
  let leftMs = availableMs;
  const longest = Math.max(0, ...steps.map(({ rounds }) => rounds.length));
  for (let round = 0; round < longest; round += 1) {
    for (const { name, rounds } of steps) {
      const units = rounds[round] ?? [];
      if (units.length === 0) continue;
      if (!loaded.has(name)) leftMs -= costs.loadMs(name);
      loaded.add(name);
      const fitting = Math.floor(Math.max(0, leftMs) / costs.unitMs(name));
      plan.push(...units.slice(0, fitting).map((timeMs) => ({ name, timeMs })));
      if (fitting < units.length) return plan;
      leftMs -= units.length * costs.unitMs(name);
    }
  }
  return plan;
}

/** Durations in milliseconds, by step. */
class Timings {
  readonly #times = new Map<StepName, number[]>();

  constructor(readonly referenceMs: (name: StepName) => number) {}

  add(name: StepName, tookMs: number): void {
    this.#times.set(name, [...(this.#times.get(name) ?? []), tookMs]);
  }

  /** The mean duration of a step; before it has run, an estimate from the speed of the steps that have run. */
  of(name: StepName): number {
    const own = this.#times.get(name);
    return own === undefined ? this.referenceMs(name) * this.#slowness() : sum(own) / own.length;
  }

  /** Factor by which this machine is slower than the reference machine. Own models have no reference. */
  #slowness(): number {
    const known = [...this.#times].filter(([name]) => isBuiltIn(name));
    const referenceMs = sum(known.map(([name, times]) => this.referenceMs(name) * times.length));
    return referenceMs === 0 ? 1 : sum(known.flatMap(([, times]) => times)) / referenceMs;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Durations of steps on this machine: the reference adjusted to the speed measured here. All in milliseconds. */
export class StepCosts {
  readonly #units = new Timings((name) => referenceOf(name).unitMs);
  readonly #loads = new Timings((name) => referenceOf(name).loadMs);

  addUnit(name: StepName, tookMs: number): void {
    this.#units.add(name, tookMs);
  }

  addLoad(name: StepName, tookMs: number): void {
    this.#loads.add(name, tookMs);
  }

  /** One unit of a step. */
  unitMs(name: StepName): number {
    return this.#units.of(name);
  }

  /** Loading the models of a step. */
  loadMs(name: StepName): number {
    return this.#loads.of(name);
  }
}
