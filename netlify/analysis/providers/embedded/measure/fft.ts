/**
 * Power spectrum of real samples by a radix-2 fast Fourier transform (Cooley and Tukey, Math. Comp. 19, 1965).
 *
 * @param samples the samples, padded with zeros to `size`
 * @param size a power of two, at least as long as the samples
 * @returns `size / 2 + 1` powers (squared magnitudes, not normalized), from 0 Hz to half the sample rate
 * @throws RangeError when `size` is not a power of two, or shorter than the samples
 */
export function powerSpectrum(samples: Float32Array, size: number): Float64Array {
  if (size < 2 || (size & (size - 1)) !== 0) throw new RangeError(`${size} is no power of two`);
  if (samples.length > size) throw new RangeError(`${samples.length} samples do not fit into ${size}`);
  const half = size / 2;
  const real = new Float64Array(half);
  const imaginary = new Float64Array(half);
  const plan = planFor(size);
  for (let at = 0; at < half; at += 1) {
    const place = plan.places[at] ?? 0;
    real[place] = samples[2 * at] ?? 0;
    imaginary[place] = samples[2 * at + 1] ?? 0;
  }
  transform(real, imaginary, plan);
  return separated(real, imaginary, plan);
}

/**
 * The powers of real samples from the transform of half their number, in which every second sample is the imaginary
 * part: the transforms of the even and the odd samples are the symmetric and the antisymmetric part of it.
 */
function separated(real: Float64Array, imaginary: Float64Array, { cosines, sines }: Plan): Float64Array {
  const half = real.length;
  const powers = new Float64Array(half + 1);
  for (let bin = 0; bin <= half; bin += 1) {
    const [at, mirrored] = [bin & (half - 1), (half - bin) & (half - 1)];
    const [a, b] = [real[at] ?? 0, imaginary[at] ?? 0];
    const [c, d] = [real[mirrored] ?? 0, imaginary[mirrored] ?? 0];
    const [evenReal, evenImaginary] = [(a + c) / 2, (b - d) / 2];
    const [oddReal, oddImaginary] = [(b + d) / 2, (c - a) / 2];
    const [cosine, sine] = [cosines[bin] ?? 0, sines[bin] ?? 0];
    powers[bin] =
      (evenReal + oddReal * cosine - oddImaginary * sine) ** 2 +
      (evenImaginary + oddReal * sine + oddImaginary * cosine) ** 2;
  }
  return powers;
}

function reversed(index: number, bits: number): number {
  let result = 0;
  for (let bit = 0; bit < bits; bit += 1) result = (result << 1) | ((index >> bit) & 1);
  return result;
}

/** In place, on values in bit-reversed order. */
function transform(real: Float64Array, imaginary: Float64Array, { cosines, sines }: Plan): void {
  for (let half = 1; half < real.length; half *= 2) {
    const step = real.length / half;
    for (let offset = 0; offset < half; offset += 1) {
      const [cosine, sine] = [cosines[offset * step] ?? 0, sines[offset * step] ?? 0];
      for (let even = offset; even < real.length; even += 2 * half) {
        const odd = even + half;
        const [evenReal, evenImaginary] = [real[even] ?? 0, imaginary[even] ?? 0];
        const [oddReal, oddImaginary] = [real[odd] ?? 0, imaginary[odd] ?? 0];
        const turnedReal = oddReal * cosine - oddImaginary * sine;
        const turnedImaginary = oddReal * sine + oddImaginary * cosine;
        real[even] = evenReal + turnedReal;
        imaginary[even] = evenImaginary + turnedImaginary;
        real[odd] = evenReal - turnedReal;
        imaginary[odd] = evenImaginary - turnedImaginary;
      }
    }
  }
}

/** Tables for a transform of one size, computed once. */
interface Plan {
  /** Target position of each pair of samples: its index with the bits reversed. */
  places: Uint32Array;
  /** Cosines and sines of the angles 0 to -π, both included, in `size / 2` steps. */
  cosines: Float64Array;
  sines: Float64Array;
}

const plans = new Map<number, Plan>();

function planFor(size: number): Plan {
  const known = plans.get(size);
  if (known !== undefined) return known;
  const angles = Float64Array.from({ length: size / 2 + 1 }, (_, step) => (-2 * Math.PI * step) / size);
  const plan = {
    places: Uint32Array.from({ length: size / 2 }, (_, index) => reversed(index, Math.log2(size / 2))),
    cosines: angles.map((angle) => Math.cos(angle)),
    sines: angles.map((angle) => Math.sin(angle)),
  };
  plans.set(size, plan);
  return plan;
}
