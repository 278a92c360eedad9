import { describe, expect, it } from 'vitest';
import { distance, isAhead, nextPlace, type Box, type Direction, type Place } from './spatial-navigation';

const box = (left: number, top: number, width = 100, height = 40): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const SIDEBAR = box(0, 0, 280, 800);
const BAR = box(300, 720, 900, 80);

const named = (name: string, at: Box, layer: Box | null = null) => ({ name, box: at, layer });

function next(origin: Place, others: ReturnType<typeof named>[], direction: Direction) {
  return nextPlace(origin, others, direction)?.name;
}

describe('isAhead', () => {
  it.each([
    ['right', box(200, 0), true],
    ['right', box(-200, 0), false],
    ['left', box(-200, 0), true],
    ['down', box(0, 60), true],
    ['down', box(0, -60), false],
    ['up', box(0, -60), true],
    // It touches: there is no gap between the rows of a list.
    ['down', box(0, 40), true],
    // It overlaps and extends further.
    ['down', box(0, 20), true],
    ['right', box(0, 20), false],
  ] as const)('%s of the origin, %o: %s', (direction, other, expected) => {
    expect(isAhead(box(0, 0), other, direction)).toBe(expected);
  });

  it('compares the centers of two boxes when one contains the other: a button in a field', () => {
    const field = box(0, 0, 400, 44);
    const button = box(356, 4, 36, 36);
    expect(isAhead(field, button, 'right')).toBe(true);
    expect(isAhead(button, field, 'left')).toBe(true);
    expect(isAhead(field, button, 'left')).toBe(false);
    for (const direction of ['up', 'down'] as const) {
      expect(isAhead(field, button, direction)).toBe(false);
      expect(isAhead(button, field, direction)).toBe(false);
    }
  });
});

describe('distance', () => {
  it('is shorter for a box in line than for one to the side', () => {
    const origin = box(0, 0);
    expect(distance(origin, box(0, 200), 'down')).toBeLessThan(distance(origin, box(150, 60), 'down'));
    expect(distance(origin, box(600, 0), 'right')).toBeLessThan(distance(origin, box(120, 60), 'right'));
  });

  it('is shorter for the box in line that overlaps the origin more', () => {
    const origin = box(0, 0);
    expect(distance(origin, box(0, 60), 'down')).toBeLessThan(distance(origin, box(80, 60), 'down'));
  });
});

describe('nextPlace', () => {
  it('finds nothing when no box lies in that direction', () => {
    expect(next({ box: box(0, 0), layer: null }, [named('below', box(0, 60))], 'up')).toBeUndefined();
    expect(next({ box: box(0, 0), layer: null }, [], 'down')).toBeUndefined();
  });

  it('moves down to the fields below before the bar that covers them', () => {
    const origin = named('origin', box(300, 640));
    const bar = named('save', box(1000, 740), BAR);
    expect(next(origin, [bar, named('field', box(300, 900))], 'down')).toBe('field');
    expect(next(origin, [bar], 'down'), 'the bar, although its button is to the side').toBe('save');
    expect(next(bar, [named('field', box(300, 640))], 'up')).toBe('field');
  });

  it('does not enter or leave a sidebar by up and down', () => {
    const link = named('link', box(10, 300, 260), SIDEBAR);
    const field = named('field', box(300, 400));
    expect(next(link, [field], 'down')).toBeUndefined();
    expect(next(field, [link], 'up')).toBeUndefined();
    const above = named('above', box(300, 100));
    expect(next(link, [above], 'up')).toBeUndefined();
    expect(next(above, [link], 'down')).toBeUndefined();
  });

  it('moves left along the row first, then to the sidebar, and only then to what lies higher', () => {
    const origin = named('origin', box(700, 500));
    const inRow = named('in row', box(400, 500));
    const higher = named('higher', box(500, 100));
    const link = named('link', box(10, 420, 260), SIDEBAR);
    expect(next(origin, [higher, link, inRow], 'left')).toBe('in row');
    expect(next(origin, [higher, link], 'left')).toBe('link');
    expect(next(origin, [higher], 'left')).toBe('higher');
  });

  it('returns from a sidebar to what lies beside it', () => {
    const link = named('link', box(10, 300, 260), SIDEBAR);
    const others = [named('far', box(300, 60)), named('beside', box(500, 310)), named('low', box(300, 700))];
    expect(next(link, others, 'right')).toBe('beside');
  });
});
