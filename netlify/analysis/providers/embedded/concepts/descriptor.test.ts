import { describe, expect, it } from 'vitest';
import { confidenceOf, describeCurve, type Curve } from './descriptor';

const RISING: Curve = { shape: 'smoothstep', none: 10, full: 20 };
const FALLING: Curve = { shape: 'smoothstep', none: -50, full: -70 };
const GATHERING: Curve = { shape: 'gathering', half: 1.5 };

describe('confidenceOf', () => {
  it.each([
    [RISING, 5, 0],
    [RISING, 10, 0],
    [RISING, 12.5, 0.1563],
    [RISING, 15, 0.5],
    [RISING, 20, 1],
    [RISING, 99, 1],
    [FALLING, -40, 0],
    [FALLING, -60, 0.5],
    [FALLING, -65, 0.8438],
    [FALLING, -120, 1],
    [GATHERING, 0, 0],
    [GATHERING, -1, 0],
    [GATHERING, 1.5, 0.5],
    [GATHERING, 3, 0.75],
  ])('%j at %d is %d', (curve, measurement, confidence) => {
    expect(confidenceOf(curve, measurement)).toBe(confidence);
  });

  it('rises with the measurement, and never leaves 0 to 1', () => {
    for (const curve of [RISING, GATHERING]) {
      const confidences = Array.from({ length: 200 }, (_, step) => confidenceOf(curve, step / 4 - 10));
      expect(confidences).toEqual(confidences.toSorted((a, b) => a - b));
      expect(Math.min(...confidences)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...confidences)).toBeLessThanOrEqual(1);
    }
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('is 0 for %d', (measurement) => {
    expect(confidenceOf(FALLING, measurement)).toBe(0);
    expect(confidenceOf(GATHERING, measurement)).toBe(0);
  });
});

it('describes itself with its levels', () => {
  expect(describeCurve(FALLING)).toBe('smoothstep, 0 at -50, 1 at -70');
  expect(describeCurve(GATHERING)).toBe('gathering, 0.5 at 1.5');
});
