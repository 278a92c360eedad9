import type { Rgb } from './encoders';

/** A painter of one frame; `x` and `y` run from 0 to 1. */
export type Painter = (index: number, x: number, y: number) => Rgb;

const BARS: readonly Rgb[] = [
  [191, 191, 191],
  [191, 191, 0],
  [0, 191, 191],
  [0, 191, 0],
  [191, 0, 191],
  [191, 0, 0],
  [0, 0, 191],
];

/** The 75 % color bars of SMPTE EG 1, without the part below them. */
export const colorBars: Painter = (_, x) => BARS[Math.floor(x * BARS.length)] ?? [0, 0, 0];

export const black: Painter = () => [0, 0, 0];

/** A textured scene in one base color that drifts sideways a little from frame to frame. */
export function drifting(base: Rgb, speed = 0.002): Painter {
  return (index, x, y) => {
    const wave = Math.sin((x + index * speed) * 25) * Math.cos(y * 17);
    return [base[0] + 40 * wave, base[1] + 40 * wave, base[2] + 40 * wave];
  };
}

/** Scenes in sequence, each with its number of frames. */
export function edited(scenes: readonly (readonly [frames: number, paint: Painter])[]): {
  frames: number;
  paint: Painter;
} {
  const frames = scenes.reduce((sum, [length]) => sum + length, 0);
  const paint: Painter = (index, x, y) => {
    let start = 0;
    for (const [length, scene] of scenes) {
      if (index < start + length) return scene(index - start, x, y);
      start += length;
    }
    return [0, 0, 0];
  };
  return { frames, paint };
}

/** Fades a scene to black: full brightness at frame `from`, black at frame `to`. */
export function fadedOut(scene: Painter, from: number, to: number): Painter {
  return (index, x, y) => {
    const light = Math.max(0, Math.min(1, (to - index) / (to - from)));
    const [red, green, blue] = scene(index, x, y);
    return [red * light, green * light, blue * light];
  };
}
