import { chance } from '../../media/chance.mjs';

/**
 * @typedef {{ values: readonly (number | undefined)[], isMusic: boolean }} Example an undefined value counts as the mean
 *
 * @typedef {object} Network
 * @property {{ mean: number, deviation: number }[]} inputs
 * @property {{ weights: number[], bias: number, output: number }[]} hidden
 * @property {number} bias
 */

const [UNITS, EPOCHS, BATCH] = [12, 25, 2048];
/** Share of the weight that all examples of music have together. */
const MUSIC_WEIGHT = 0.4;
const [RATE, DECAY] = [0.01, 0.001];
/** Standardized values are limited to this many standard deviations, as `measure/music.ts` limits them. */
const LIMIT = 4;

/**
 * A network with one hidden layer (tanh), fitted to the cross-entropy with Adam (Kingma and Ba, 2015) and a falling
 * rate. Music has less than half of the weight: most of a programme is speech, and a false alarm is worse than a gap.
 *
 * @param {readonly Example[]} examples
 * @returns {Network}
 */
export function fitNetwork(examples) {
  const size = examples[0]?.values.length ?? 0;
  const inputs = Array.from({ length: size }, (_, at) =>
    statisticsOf(examples.flatMap(({ values }) => values[at] ?? [])),
  );
  const rows = examples.map(({ values }) =>
    Float64Array.from(inputs, (input, at) => standard(values[at], input)),
  );
  const share = examples.filter(({ isMusic }) => isMusic).length / examples.length;
  const random = chance(1);
  const parameters = Float64Array.from({ length: UNITS * (size + 2) + 1 }, (_, at) =>
    at < UNITS * size
      ? normal(random) / Math.sqrt(size)
      : at < UNITS * (size + 1)
        ? 0
        : normal(random) / Math.sqrt(UNITS),
  );
  parameters[parameters.length - 1] = 0;
  const adam = adamOf(parameters);
  const order = rows.map((_, index) => index);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    const rate = RATE * 0.5 * (1 + Math.cos((Math.PI * epoch) / EPOCHS));
    for (let start = 0; start < order.length; start += BATCH) {
      const batch = order.slice(start, start + BATCH);
      adam(
        gradientOf(
          parameters,
          size,
          batch.map((index) => ({
            row: rows[index] ?? new Float64Array(size),
            isMusic: examples[index]?.isMusic === true,
            weight:
              examples[index]?.isMusic === true ? MUSIC_WEIGHT / share : (1 - MUSIC_WEIGHT) / (1 - share),
          })),
        ),
        rate,
      );
    }
  }
  return {
    inputs,
    hidden: Array.from({ length: UNITS }, (_, unit) => ({
      weights: [...parameters.subarray(unit * size, (unit + 1) * size)],
      bias: parameters[UNITS * size + unit] ?? 0,
      output: parameters[UNITS * (size + 1) + unit] ?? 0,
    })),
    bias: parameters.at(-1) ?? 0,
  };
}

/** @param {Float64Array} parameters @param {number} size @param {{ row: Float64Array, isMusic: boolean, weight: number }[]} batch */
function gradientOf(parameters, size, batch) {
  const gradient = new Float64Array(parameters.length);
  const [biases, outputs, last] = [UNITS * size, UNITS * (size + 1), UNITS * (size + 2)];
  const units = new Float64Array(UNITS);
  for (const { row, isMusic, weight } of batch) {
    let evidence = parameters[last] ?? 0;
    for (let unit = 0; unit < UNITS; unit += 1) {
      let sum = parameters[biases + unit] ?? 0;
      for (let at = 0; at < size; at += 1) sum += (parameters[unit * size + at] ?? 0) * (row[at] ?? 0);
      units[unit] = Math.tanh(sum);
      evidence += (parameters[outputs + unit] ?? 0) * (units[unit] ?? 0);
    }
    const error = (weight * (1 / (1 + Math.exp(-evidence)) - Number(isMusic))) / batch.length;
    gradient[last] = (gradient[last] ?? 0) + error;
    for (let unit = 0; unit < UNITS; unit += 1) {
      const value = units[unit] ?? 0;
      gradient[outputs + unit] = (gradient[outputs + unit] ?? 0) + error * value;
      const inner = error * (parameters[outputs + unit] ?? 0) * (1 - value * value);
      gradient[biases + unit] = (gradient[biases + unit] ?? 0) + inner;
      for (let at = 0; at < size; at += 1)
        gradient[unit * size + at] = (gradient[unit * size + at] ?? 0) + inner * (row[at] ?? 0);
    }
  }
  for (let at = 0; at < last; at += 1) {
    if (at < biases || at >= outputs) gradient[at] = (gradient[at] ?? 0) + DECAY * (parameters[at] ?? 0);
  }
  return gradient;
}

/** @param {Float64Array} parameters changed by each call of the result @returns {(gradient: Float64Array, rate: number) => void} */
function adamOf(parameters) {
  const [first, second] = [new Float64Array(parameters.length), new Float64Array(parameters.length)];
  let step = 0;
  return (gradient, rate) => {
    step += 1;
    for (let at = 0; at < parameters.length; at += 1) {
      const slope = gradient[at] ?? 0;
      const middle = 0.9 * (first[at] ?? 0) + 0.1 * slope;
      const square = 0.999 * (second[at] ?? 0) + 0.001 * slope * slope;
      [first[at], second[at]] = [middle, square];
      parameters[at] =
        (parameters[at] ?? 0) -
        (rate * (middle / (1 - 0.9 ** step))) / (Math.sqrt(square / (1 - 0.999 ** step)) + 1e-8);
    }
  };
}

/** @param {number | undefined} value @param {Network['inputs'][number]} input */
function standard(value, { mean, deviation }) {
  return value === undefined ? 0 : Math.max(-LIMIT, Math.min(LIMIT, (value - mean) / deviation));
}

/** @param {readonly number[]} values */
function statisticsOf(values) {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length);
  return { mean, deviation: Math.sqrt(square) || 1 };
}

/** Normally distributed (Box and Muller, 1958). @param {() => number} random */
function normal(random) {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** @param {number[]} list @param {() => number} random */
function shuffle(list, random) {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] ?? 0, list[at] ?? 0];
  }
}
