import { describe, expect, it } from 'vitest';
import { powerSpectrum } from './fft';
import { heard } from './channels';
import { measureAudio } from './measure-audio';

const RATE = 16_000;

function samples(length: number, wave: (seconds: number, index: number) => number): Float32Array {
  return Float32Array.from({ length }, (_, index) => wave(index / RATE, index));
}

const measured = (mono: Float32Array, timeMs = 0) => measureAudio(heard([mono], ['center']), RATE, timeMs);

/** White noise between -1 and 1, the same in every run. */
function noise(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

describe('the spectrum', () => {
  it('equals the plain Fourier sum', () => {
    const wave = noise();
    const values = samples(64, () => wave());
    const powers = powerSpectrum(values, 64);
    expect(powers).toHaveLength(33);
    for (let bin = 0; bin <= 32; bin += 1) {
      let [real, imaginary] = [0, 0];
      for (const [index, value] of values.entries()) {
        real += value * Math.cos((2 * Math.PI * bin * index) / 64);
        imaginary -= value * Math.sin((2 * Math.PI * bin * index) / 64);
      }
      expect(powers[bin]).toBeCloseTo(real ** 2 + imaginary ** 2, 6);
    }
  });

  it('keeps the energy (Parseval)', () => {
    const wave = noise();
    const values = samples(1000, () => wave());
    const powers = powerSpectrum(values, 1024);
    const energy = values.reduce((sum, value) => sum + value * value, 0);
    const twice = powers.reduce((sum, power) => sum + 2 * power, 0) - (powers[0] ?? 0) - (powers[512] ?? 0);
    expect(twice / 1024).toBeCloseTo(energy, 6);
  });

  it('is refused for sizes that cannot be transformed', () => {
    expect(() => powerSpectrum(new Float32Array(3), 12)).toThrow(RangeError);
    expect(() => powerSpectrum(new Float32Array(9), 8)).toThrow(RangeError);
  });
});

describe('an audio window', () => {
  it.each([
    [440, -20],
    [1000, -20],
    [997.3, -6],
    [60, -40],
    [6500, -3],
  ])('is measured for a tone of %d Hz at %d dBFS', (hertz, level) => {
    const amplitude = Math.SQRT2 * 10 ** (level / 20);
    const tone = measured(
      samples(4000, (t) => amplitude * Math.sin(2 * Math.PI * hertz * t)),
      500,
    );
    expect(tone.timeMs).toBe(500);
    expect(tone.durationMs).toBe(250);
    expect(Math.abs(tone.rmsDb - level)).toBeLessThan(0.1);
    expect(Math.abs(tone.peakDb - level - 3.01)).toBeLessThan(0.3);
    expect(Math.abs(tone.peakHz - hertz)).toBeLessThan(1);
    expect(tone.tonality).toBeGreaterThan(0.97);
  });

  it('has no tonality for noise, and little for a chord', () => {
    const wave = noise();
    expect(measured(samples(4000, () => wave())).tonality).toBeLessThan(0.05);
    const chord = (t: number) =>
      [262, 330, 392, 523].reduce((sum, hz) => sum + Math.sin(2 * Math.PI * hz * t), 0) / 8;
    expect(measured(samples(4000, chord)).tonality).toBeLessThan(0.5);
  });

  it('is silent when every sample is zero', () => {
    const silence = { timeMs: 0, durationMs: 250, rmsDb: -120, peakDb: -120, tonality: 0, peakHz: 0 };
    expect(measured(new Float32Array(4000))).toEqual(silence);
  });

  it('has no tonality for a constant', () => {
    expect(measured(samples(4000, () => 0.5)).tonality).toBeLessThan(0.01);
  });
});
