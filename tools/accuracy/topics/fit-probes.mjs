// @ts-nocheck: nearly every line reads typed arrays by computed places, each of which the checker takes for missing.
/**
 * Fits one logistic regression for each topic to sentence vectors, all at once.
 *
 * @typedef {object} Examples
 * @property {Float32Array} vectors one after the other
 * @property {Int8Array} labels one row for each vector, one column for each topic: 1 about it, 0 not, -1 either
 * @property {Float32Array} weights one for each vector
 */

/** Share of the mean variance that the covariance is shrunk to: few texts do not fix 512 directions. */
const SHRINKAGE = 0.7;
/** Inverse strength of the L2 penalty. */
const C = 0.1;
/** Few steps: stopping early is part of the regularization. */
const STEPS = 60;
/** Number of earlier steps that L-BFGS keeps. */
const HISTORY = 10;
/** Almost no penalty on the bias, whose start is the log odds of a rare topic. */
const BIAS_PENALTY = 1e-4;
const FIRST_BIAS = -3;

/**
 * @param {Examples} examples
 * @param {number} dimensions of a vector
 * @param {number} topics
 * @param {{ shrinkage?: number, c?: number, steps?: number }} [options]
 * @returns {Float64Array} `dimensions` + 1 rows, the last one of biases; one column for each topic
 */
export function fitProbes(
  examples,
  dimensions,
  topics,
  { shrinkage = SHRINKAGE, c = C, steps = STEPS } = {},
) {
  const { mean, lower } = whitening(examples, dimensions, shrinkage);
  const whitened = whiten(examples.vectors, mean, lower);
  const start = new Float64Array((dimensions + 1) * topics);
  start.fill(FIRST_BIAS, dimensions * topics);
  const loss = (/** @type {Float64Array} */ at) =>
    lossAt(at, { ...examples, vectors: whitened }, dimensions, topics, c);
  return unwhitened(minimize(start, loss, steps), mean, lower, topics);
}

/**
 * One probe as modules hold it: the weights are signed bytes in base64, multiplied by the step.
 *
 * @param {Float64Array} probes as `fitProbes` returns them
 * @param {number} dimensions of a vector
 * @param {number} topics
 * @param {number} column which of the topics
 * @returns {{ bias: string, step: string, weights: string }}
 */
export function probeInBytes(probes, dimensions, topics, column) {
  const weights = Array.from({ length: dimensions }, (_, row) => probes[row * topics + column] ?? 0);
  const step = Math.max(...weights.map(Math.abs)) / 127;
  const bytes = Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / step)).buffer);
  const bias = probes[dimensions * topics + column] ?? 0;
  return {
    bias: bias.toPrecision(5),
    step: step.toPrecision(5),
    weights: bytes.toString('base64'),
  };
}

/**
 * The mean, and the Cholesky factor of the shrunk covariance. Any other square root gives the same probes, because the
 * penalty does not change under rotation.
 *
 * @param {Examples} examples @param {number} size @param {number} shrinkage
 */
function whitening({ vectors, weights }, size, shrinkage) {
  const mean = new Float64Array(size);
  let total = 0;
  weights.forEach((weight, row) => {
    total += weight;
    for (let at = 0; at < size; at += 1) mean[at] += weight * vectors[row * size + at];
  });
  for (let at = 0; at < size; at += 1) mean[at] /= total;
  const covariance = new Float64Array(size * size);
  const centered = new Float64Array(size);
  weights.forEach((weight, row) => {
    for (let at = 0; at < size; at += 1) centered[at] = vectors[row * size + at] - mean[at];
    for (let one = 0; one < size; one += 1) {
      const factor = (weight * centered[one]) / total;
      for (let other = 0; other <= one; other += 1)
        covariance[one * size + other] += factor * centered[other];
    }
  });
  let variance = 0;
  for (let at = 0; at < size; at += 1) variance += covariance[at * size + at] / size;
  for (let one = 0; one < size; one += 1) {
    for (let other = 0; other <= one; other += 1)
      covariance[one * size + other] =
        (1 - shrinkage) * covariance[one * size + other] + (one === other ? shrinkage * variance : 0);
  }
  return { mean, lower: cholesky(covariance, size) };
}

/** @param {Float64Array} matrix symmetric and positive, its lower half; overwritten @param {number} size */
function cholesky(matrix, size) {
  for (let column = 0; column < size; column += 1) {
    for (let row = column; row < size; row += 1) {
      let sum = matrix[row * size + column];
      for (let at = 0; at < column; at += 1) sum -= matrix[row * size + at] * matrix[column * size + at];
      matrix[row * size + column] = row === column ? Math.sqrt(sum) : sum / matrix[column * size + column];
    }
  }
  return matrix;
}

/** Solves `lower * result = vector - mean` for each vector. @param {Float32Array} vectors @param {Float64Array} mean @param {Float64Array} lower */
function whiten(vectors, mean, lower) {
  const size = mean.length;
  const result = new Float32Array(vectors.length);
  for (let start = 0; start < vectors.length; start += size) {
    for (let row = 0; row < size; row += 1) {
      let sum = vectors[start + row] - mean[row];
      for (let at = 0; at < row; at += 1) sum -= lower[row * size + at] * result[start + at];
      result[start + row] = sum / lower[row * size + row];
    }
  }
  return result;
}

/** Probes for vectors as they are, from those for whitened ones. @param {Float64Array} probes @param {Float64Array} mean @param {Float64Array} lower @param {number} topics */
function unwhitened(probes, mean, lower, topics) {
  const size = mean.length;
  const result = probes.slice();
  for (let topic = 0; topic < topics; topic += 1) {
    for (let row = size - 1; row >= 0; row -= 1) {
      let sum = result[row * topics + topic];
      for (let at = row + 1; at < size; at += 1) sum -= lower[at * size + row] * result[at * topics + topic];
      result[row * topics + topic] = sum / lower[row * size + row];
    }
    for (let row = 0; row < size; row += 1)
      result[size * topics + topic] -= mean[row] * result[row * topics + topic];
  }
  return result;
}

/**
 * Weighted cross-entropy with the L2 penalty, and its gradient.
 *
 * @param {Float64Array} probes @param {Examples} examples @param {number} size @param {number} topics @param {number} c
 */
function lossAt(probes, { vectors, labels, weights }, size, topics, c) {
  const gradient = new Float64Array(probes.length);
  const scores = new Float64Array(topics);
  let loss = 0;
  for (let row = 0; row < weights.length; row += 1) {
    for (let topic = 0; topic < topics; topic += 1) scores[topic] = probes[size * topics + topic];
    for (let at = 0; at < size; at += 1) {
      const value = vectors[row * size + at];
      const from = at * topics;
      for (let topic = 0; topic < topics; topic += 1) scores[topic] += value * probes[from + topic];
    }
    for (let topic = 0; topic < topics; topic += 1) {
      const label = labels[row * topics + topic];
      const score = scores[topic];
      scores[topic] = 0;
      if (label < 0) continue;
      const small = Math.exp(-Math.abs(score));
      const probability = score >= 0 ? 1 / (1 + small) : small / (1 + small);
      loss += weights[row] * (Math.log1p(small) + Math.max(score, 0) - label * score);
      scores[topic] = weights[row] * (probability - label);
      gradient[size * topics + topic] += scores[topic];
    }
    for (let at = 0; at < size; at += 1) {
      const value = vectors[row * size + at];
      const from = at * topics;
      for (let topic = 0; topic < topics; topic += 1) gradient[from + topic] += value * scores[topic];
    }
  }
  for (let at = 0; at < probes.length; at += 1) {
    const penalty = at < size * topics ? 1 / c : BIAS_PENALTY;
    loss += (penalty * probes[at] ** 2) / 2;
    gradient[at] += penalty * probes[at];
  }
  return { loss, gradient };
}

/** @param {Float64Array} one @param {Float64Array} other */
function product(one, other) {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += one[at] * other[at];
  return sum;
}

/**
 * L-BFGS with backtracking (Nocedal and Wright, Numerical Optimization, algorithms 3.1 and 7.4).
 *
 * @param {Float64Array} start @param {(at: Float64Array) => { loss: number, gradient: Float64Array }} lossOf @param {number} steps
 */
function minimize(start, lossOf, steps) {
  let at = start;
  let { loss, gradient } = lossOf(at);
  /** @type {{ step: Float64Array, change: Float64Array, inverse: number }[]} */
  const history = [];
  for (let count = 0; count < steps; count += 1) {
    const direction = directionOf(gradient, history);
    const slope = product(direction, gradient);
    let size = history.length === 0 ? 1 / Math.sqrt(product(gradient, gradient)) : 1;
    for (let tries = 0; ; tries += 1, size /= 2) {
      const step = direction.map((value) => value * size);
      const next = at.map((value, index) => value + step[index]);
      const reached = lossOf(next);
      if (reached.loss > loss + 1e-4 * size * slope && tries < 20) continue;
      if (reached.loss >= loss) return at;
      const change = reached.gradient.map((value, index) => value - gradient[index]);
      const curvature = product(step, change);
      if (curvature > 0) history.push({ step, change, inverse: 1 / curvature });
      if (history.length > HISTORY) history.shift();
      at = next;
      ({ loss, gradient } = reached);
      break;
    }
  }
  return at;
}

/** @param {Float64Array} gradient @param {{ step: Float64Array, change: Float64Array, inverse: number }[]} history */
function directionOf(gradient, history) {
  const direction = gradient.map((value) => -value);
  const shares = history.toReversed().map(({ step, change, inverse }) => {
    const share = inverse * product(step, direction);
    for (let at = 0; at < direction.length; at += 1) direction[at] -= share * change[at];
    return share;
  });
  const last = history.at(-1);
  if (last !== undefined) {
    const scale = 1 / (last.inverse * product(last.change, last.change));
    for (let at = 0; at < direction.length; at += 1) direction[at] *= scale;
  }
  history.forEach(({ step, change, inverse }, index) => {
    const share = (shares[history.length - 1 - index] ?? 0) - inverse * product(change, direction);
    for (let at = 0; at < direction.length; at += 1) direction[at] += share * step[at];
  });
  return direction;
}
