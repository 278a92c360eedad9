import type { Locator } from '@playwright/test';

export type Hue = 'red' | 'amber' | 'green' | 'blue' | 'violet';

/** The upper end of each colour on the color wheel, in degrees. */
const HUES: readonly (readonly [end: number, hue: Hue])[] = [
  [20, 'red'],
  [60, 'amber'],
  [170, 'green'],
  [235, 'blue'],
  [300, 'violet'],
  [360, 'red'],
];

/** The name of an element's colour, by default of its text. */
export async function hueOf(
  element: Locator,
  property: 'color' | 'background-color' = 'color',
): Promise<Hue | undefined> {
  const colour = await element.evaluate(
    (node, name) => getComputedStyle(node).getPropertyValue(name),
    property,
  );
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread === 0) return undefined;
  const sixth =
    most === red
      ? (green - blue) / spread + 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  const degrees = (sixth * 60) % 360;
  return HUES.find(([end]) => degrees <= end)?.[1];
}
