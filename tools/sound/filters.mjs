/**
 * A resonator: a two-pole band-pass filter with unity gain at its peak (after the formant filters of
 * Klatt, Software for a cascade/parallel formant synthesizer, 1980).
 *
 * @param {number} sampleRate in Hz
 * @returns {(input: number, frequency: number, bandwidth: number) => number}
 */
export function resonator(sampleRate) {
  let before = 0;
  let beforeThat = 0;
  return (input, frequency, bandwidth) => {
    const c = -Math.exp((-2 * Math.PI * bandwidth) / sampleRate);
    const b =
      2 * Math.exp((-Math.PI * bandwidth) / sampleRate) * Math.cos((2 * Math.PI * frequency) / sampleRate);
    const output = (1 - b - c) * input + b * before + c * beforeThat;
    beforeThat = before;
    before = output;
    return output;
  };
}

/**
 * A one-pole low-pass filter.
 *
 * @param {number} sampleRate in Hz
 * @returns {(input: number, cutoff: number) => number}
 */
export function lowPass(sampleRate) {
  let state = 0;
  return (input, cutoff) => {
    state += (1 - Math.exp((-2 * Math.PI * cutoff) / sampleRate)) * (input - state);
    return state;
  };
}

/**
 * Scales samples to a level.
 *
 * @param {Float32Array} samples
 * @param {number} levelDb root mean square in dBFS
 * @returns {Float32Array} the same array
 */
export function toLevel(samples, levelDb) {
  const energy = samples.reduce((sum, sample) => sum + sample * sample, 0);
  const gain = energy > 0 ? 10 ** (levelDb / 20) / Math.sqrt(energy / samples.length) : 0;
  return samples.map((sample) => sample * gain);
}

/**
 * Compresses peaks instead of clipping them, so that nothing exceeds full scale.
 *
 * @param {Float32Array} samples
 */
export function softLimit(samples) {
  return samples.map((sample) =>
    Math.abs(sample) < 0.5
      ? sample
      : Math.sign(sample) * (0.5 + 0.45 * Math.tanh((Math.abs(sample) - 0.5) / 0.45)),
  );
}

/**
 * Adds a sound to the samples.
 *
 * @param {Float32Array} samples
 * @param {number} sampleRate
 * @param {number} start in seconds
 * @param {number} seconds
 * @param {(t: number) => number} wave
 */
export function strike(samples, sampleRate, start, seconds, wave) {
  const first = Math.round(start * sampleRate);
  const last = Math.min(samples.length, first + Math.round(seconds * sampleRate));
  for (let at = Math.max(0, first); at < last; at += 1) {
    samples[at] = (samples[at] ?? 0) + wave((at - first) / sampleRate);
  }
}
