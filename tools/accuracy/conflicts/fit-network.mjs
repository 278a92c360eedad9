// @ts-nocheck: nearly every line reads typed arrays by computed places, each of which the checker takes for missing.
/**
 * A small network over sentence vectors: a linear part, and hidden units that count only above zero. It is the mean of
 * several that are fitted from different starts, which errs less than one of the same size.
 *
 * @typedef {object} Network
 * @property {number} bias
 * @property {{ weights: Float64Array, bias: number, share: number }[]} units the first one is the linear part
 */

const NETWORKS = 4;
const HIDDEN = 3;
const EPOCHS = 20;
const BATCH = 256;
const RATE = 0.02;
/** Share of the weights that each step takes away, times the rate. */
const DECAY = 1;
/** Length of an input vector: with it the usual starts and rates fit. */
const INPUT_LENGTH = Math.sqrt(512) / 4;

/**
 * @param {{ vectors: Float32Array[], labels: number[], weights: number[] }} examples vectors of length 1
 * @returns {Network}
 */
export function fitNetwork(examples) {
  const size = examples.vectors[0].length;
  const linear = { weights: new Float64Array(size), bias: 0, share: 1 };
  const network = { bias: 0, units: [linear] };
  for (let seed = 1; seed <= NETWORKS; seed += 1) {
    const at = fitOne(examples, size, randomOf(seed));
    for (let k = 0; k < size; k += 1) linear.weights[k] += (INPUT_LENGTH * at[linearAt(size) + k]) / NETWORKS;
    network.bias += at[at.length - 1] / NETWORKS;
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      const weights = Float64Array.from(at.subarray(unit * size, (unit + 1) * size), (w) => w * INPUT_LENGTH);
      const bias = at[HIDDEN * size + unit];
      network.units.push({ weights, bias, share: at[HIDDEN * (size + 1) + unit] / NETWORKS });
    }
  }
  return network;
}

/** The logit of a vector of length 1. @param {Network} network @param {ArrayLike<number>} vector */
export function logitOf({ bias, units }, vector) {
  return units.reduce((total, { weights, bias: start, share }, index) => {
    let sum = start;
    for (let at = 0; at < weights.length; at += 1) sum += weights[at] * vector[at];
    return total + share * (index === 0 ? sum : Math.max(0, sum));
  }, bias);
}

/** Where the linear part begins, after the hidden units with their biases and shares. @param {number} size */
const linearAt = (size) => HIDDEN * (size + 2);

/** One network by Adam with decay. @returns {Float64Array} hidden units, their biases and shares, the linear part, the bias */
function fitOne({ vectors, labels, weights }, size, random) {
  const at = new Float64Array(linearAt(size) + size + 1);
  const mean = new Float64Array(at.length);
  const square = new Float64Array(at.length);
  for (let k = 0; k < HIDDEN * size; k += 1) at[k] = (0.6 / Math.sqrt(size)) * normal(random);
  for (let k = 0; k < HIDDEN; k += 1) {
    at[HIDDEN * size + k] = 0.1;
    at[HIDDEN * (size + 1) + k] = 0.5 * normal(random);
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  const order = vectors.map((_, index) => index);
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = (RATE / 2) * (1 + Math.cos((Math.PI * epoch) / EPOCHS));
    shuffle(order, random);
    for (let from = 0; from < order.length; from += BATCH) {
      const rows = order.slice(from, from + BATCH);
      const gradient = new Float64Array(at.length);
      for (const row of rows)
        addGradient(gradient, at, vectors[row], labels[row], weights[row] / total / rows.length);
      step += 1;
      for (let k = 0; k < at.length; k += 1) {
        mean[k] = 0.9 * mean[k] + 0.1 * gradient[k];
        square[k] = 0.99 * square[k] + 0.01 * gradient[k] ** 2;
        at[k] -= (rate * mean[k]) / (1 - 0.9 ** step) / (Math.sqrt(square[k] / (1 - 0.99 ** step)) + 1e-8);
        const isInput = k < HIDDEN * size || (k >= linearAt(size) && k < at.length - 1);
        const isShare = k >= HIDDEN * (size + 1) && k < linearAt(size);
        at[k] *= 1 - rate * DECAY * (isInput ? 1 : isShare ? 0.1 : 0);
      }
    }
  }
  return at;
}

/** Adds the gradient of the weighted cross-entropy of one vector. */
function addGradient(gradient, at, vector, label, weight) {
  const size = vector.length;
  const linear = linearAt(size);
  let logit = at[at.length - 1];
  const sums = new Float64Array(HIDDEN);
  for (let unit = 0; unit < HIDDEN; unit += 1) {
    let sum = at[HIDDEN * size + unit];
    for (let k = 0; k < size; k += 1) sum += at[unit * size + k] * vector[k] * INPUT_LENGTH;
    sums[unit] = sum;
    logit += Math.max(0, sum) * at[HIDDEN * (size + 1) + unit];
  }
  for (let k = 0; k < size; k += 1) logit += at[linear + k] * vector[k] * INPUT_LENGTH;
  const error = weight * (1 / (1 + Math.exp(-logit)) - label);
  gradient[gradient.length - 1] += error;
  for (let k = 0; k < size; k += 1) gradient[linear + k] += error * vector[k] * INPUT_LENGTH;
  for (let unit = 0; unit < HIDDEN; unit += 1) {
    if (sums[unit] <= 0) continue;
    const share = HIDDEN * (size + 1) + unit;
    gradient[share] += error * sums[unit];
    const below = error * at[share];
    gradient[HIDDEN * size + unit] += below;
    for (let k = 0; k < size; k += 1) gradient[unit * size + k] += below * vector[k] * INPUT_LENGTH;
  }
}

/** The same numbers in every run (mulberry32). @param {number} seed @returns {() => number} 0 to 1 */
export function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const normal = (random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** @template T @param {T[]} items changed in place @param {() => number} random */
export function shuffle(items, random) {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other], items[last]];
  }
}
