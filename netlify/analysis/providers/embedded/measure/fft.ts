/**
 * Power spectrum of real samples by a radix-2 fast Fourier transform (Cooley and Tukey, Math. Comp. 19,
 * 1965).
 *
 * @param samples the samples; zeroes fill them up to `size`
 * @param size a power of two, at least as long as the samples
 * @returns `size / 2 + 1` powers (squared magnitudes, not normalised), from 0 Hz to half the sample rate
 * @throws RangeError when `size` is no power of two or shorter than the samples
 */
export function powerSpectrum(samples: Float32Array, size: number): Float64Array {
  if (size < 2 || (size & (size - 1)) !== 0) throw new RangeError(`${size} is no power of two`);
  if (samples.length > size) throw new RangeError(`${samples.length} samples do not fit into ${size}`);
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  const bits = Math.log2(size);
  for (let index = 0; index < samples.length; index += 1) real[reversed(index, bits)] = samples[index] ?? 0;
  transform(real, imaginary);
  const powers = new Float64Array(size / 2 + 1);
  for (let bin = 0; bin < powers.length; bin += 1) {
    powers[bin] = (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2;
  }
  return powers;
}

function reversed(index: number, bits: number): number {
  let result = 0;
  for (let bit = 0; bit < bits; bit += 1) result = (result << 1) | ((index >> bit) & 1);
  return result;
}

/** In place, on values in bit-reversed order. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  for (let half = 1; half < real.length; half *= 2) {
    for (let offset = 0; offset < half; offset += 1) {
      const angle = (-Math.PI * offset) / half;
      const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
      for (let even = offset; even < real.length; even += 2 * half) {
        butterfly(real, imaginary, even, even + half, cosine, sine);
      }
    }
  }
}

function butterfly(
  real: Float64Array,
  imaginary: Float64Array,
  even: number,
  odd: number,
  cosine: number,
  sine: number,
): void {
  const [evenReal, evenImaginary] = [real[even] ?? 0, imaginary[even] ?? 0];
  const [oddReal, oddImaginary] = [real[odd] ?? 0, imaginary[odd] ?? 0];
  const turnedReal = oddReal * cosine - oddImaginary * sine;
  const turnedImaginary = oddReal * sine + oddImaginary * cosine;
  real[even] = evenReal + turnedReal;
  imaginary[even] = evenImaginary + turnedImaginary;
  real[odd] = evenReal - turnedReal;
  imaginary[odd] = evenImaginary - turnedImaginary;
}
