import { describe, expect, it } from 'vitest';
import { colorNameOf, hueOf } from './color';
import { chromaOf, decibels, lumaOf } from './levels';
import { COLOR_NAMES, type ColorName } from './measurements';

describe('the names of colors', () => {
  it.each<[ColorName, number, number, number]>([
    ['black', 0, 0, 0],
    ['black', 20, 18, 22],
    ['black', 0, 0, 40],
    ['white', 255, 255, 255],
    ['white', 230, 228, 220],
    ['grey', 128, 128, 128],
    ['grey', 191, 191, 191],
    ['grey', 70, 66, 64],
    ['red', 255, 0, 0],
    ['red', 191, 0, 0],
    ['red', 90, 5, 10],
    ['orange', 255, 140, 0],
    ['yellow', 255, 255, 0],
    ['yellow', 191, 191, 0],
    ['green', 0, 255, 0],
    ['green', 40, 90, 30],
    ['cyan', 0, 255, 255],
    ['blue', 0, 0, 255],
    ['blue', 70, 130, 220],
    ['purple', 128, 0, 128],
    ['purple', 100, 30, 220],
    ['pink', 255, 105, 180],
    ['pink', 255, 182, 193],
    ['brown', 120, 70, 30],
    ['brown', 139, 90, 60],
  ])('%s is %i %i %i', (name, red, green, blue) => {
    expect(colorNameOf(red, green, blue)).toBe(name);
  });

  it('include exactly one for every color of the RGB cube', () => {
    const measured = new Set<ColorName>();
    for (let code = 0; code < 4096; code += 1) {
      measured.add(colorNameOf((code >> 8) * 17, ((code >> 4) & 15) * 17, (code & 15) * 17));
    }
    expect([...measured].toSorted()).toEqual([...COLOR_NAMES].toSorted());
  });

  it('are right for the hues of the primaries and those between them', () => {
    expect(hueOf(255, 0, 0)).toBe(0);
    expect(hueOf(255, 255, 0)).toBe(60);
    expect(hueOf(0, 255, 0)).toBe(120);
    expect(hueOf(0, 255, 255)).toBe(180);
    expect(hueOf(0, 0, 255)).toBe(240);
    expect(hueOf(255, 0, 255)).toBe(300);
    expect(hueOf(9, 9, 9)).toBe(0);
  });
});

describe('levels', () => {
  it('luma has the weights of BT.709', () => {
    expect(lumaOf(255, 255, 255)).toBeCloseTo(1, 9);
    expect(lumaOf(255, 0, 0)).toBeCloseTo(0.2126, 9);
    expect(lumaOf(0, 255, 0)).toBeCloseTo(0.7152, 9);
    expect(lumaOf(0, 0, 255)).toBeCloseTo(0.0722, 9);
  });

  it('chroma is the distance from gray', () => {
    expect(chromaOf(90, 90, 90)).toBe(0);
    expect(chromaOf(0, 255, 0)).toBe(1);
    expect(chromaOf(191, 0, 191)).toBeCloseTo(0.749, 3);
  });

  it('amplitudes are converted to decibels with a lower limit', () => {
    expect(decibels(1)).toBe(0);
    expect(decibels(0.1)).toBeCloseTo(-20, 9);
    expect(decibels(0)).toBe(-120);
    expect(decibels(1e-9)).toBe(-120);
  });
});
