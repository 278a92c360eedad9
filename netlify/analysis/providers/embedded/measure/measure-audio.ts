import type { Heard } from './channels';
import { powerSpectrum } from './fft';
import { decibels, SILENCE_DB } from './levels';
import type { AudioMeasurement } from './measurements';

/** Measurements from the samples of a window alone. */
export type AudioLevels = Pick<
  AudioMeasurement,
  'timeMs' | 'durationMs' | 'rmsDb' | 'peakDb' | 'tonality' | 'peakHz'
>;

/** The main lobe of a Hann window reaches two bins of the unpadded transform to either side. */
const LOBE_BINS = 2;
/** Below this frequency, in Hz, no tone is looked for: there may be rumble or a direct-current offset. */
const MIN_HZ = 30;

/**
 * Measures one audio window: its level from all channels, its strongest tone from the mono signal.
 *
 * @param sampleRate in Hz
 * @param timeMs start of the window
 */
export function measureAudio({ mono, power, peak }: Heard, sampleRate: number, timeMs: number): AudioLevels {
  const rmsDb = decibels(Math.sqrt(power));
  return {
    timeMs,
    durationMs: (mono.length / sampleRate) * 1000,
    rmsDb,
    peakDb: decibels(peak),
    ...(rmsDb <= SILENCE_DB ? { tonality: 0, peakHz: 0 } : strongestPeak(mono, sampleRate)),
  };
}

/**
 * The strongest peak of the spectrum with a Hann window (Harris, Proc. IEEE 66, 1978). Its share of the energy is the
 * energy in its main lobe. Its frequency is the top of a parabola through the logarithms of the highest bin and its
 * two neighbors (Smith and Serra, PARSHL, 1987).
 */
function strongestPeak(
  samples: Float32Array,
  sampleRate: number,
): Pick<AudioMeasurement, 'tonality' | 'peakHz'> {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, samples.length)));
  const powers = powerSpectrum(hann(samples), size);
  const hzPerBin = sampleRate / size;
  let top = Math.max(1, Math.ceil(MIN_HZ / hzPerBin));
  for (let bin = top; bin < powers.length; bin += 1) {
    if ((powers[bin] ?? 0) > (powers[top] ?? 0)) top = bin;
  }
  const energy = powers.reduce((sum, power) => sum + power, 0);
  if (energy <= 0 || (powers[top] ?? 0) <= 0) return { tonality: 0, peakHz: 0 };
  const reach = Math.ceil((LOBE_BINS * size) / samples.length);
  const lobe = powers
    .subarray(Math.max(0, top - reach), top + reach + 1)
    .reduce((sum, power) => sum + power, 0);
  return { tonality: Math.min(1, lobe / energy), peakHz: (top + offsetOfTop(powers, top)) * hzPerBin };
}

function offsetOfTop(powers: Float64Array, top: number): number {
  const [left, middle, right] = [powers[top - 1] ?? 0, powers[top] ?? 0, powers[top + 1] ?? 0];
  if (left <= 0 || right <= 0) return 0;
  const [l, m, r] = [Math.log(left), Math.log(middle), Math.log(right)];
  const curvature = l - 2 * m + r;
  return curvature === 0 ? 0 : (l - r) / (2 * curvature);
}

function hann(samples: Float32Array): Float32Array {
  const weights = weightsFor(samples.length);
  return samples.map((sample, index) => sample * (weights[index] ?? 0));
}

/** The last window: all but the last one of a track have the same length. */
let known = new Float64Array(0);

function weightsFor(length: number): Float64Array {
  if (known.length !== length) {
    known = Float64Array.from({ length }, (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / length));
  }
  return known;
}
