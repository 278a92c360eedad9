import type { LightSample } from '@/contracts/timeline';
import type { VideoMeasurements } from '../measure/measurements';
import { pointAt } from './loudness-over-time';
import { mean } from '../measure/statistics';

/**
 * Light of a video over time: the mean luma of the frames of each second, or, in a video of more than 20 minutes, of
 * each 1200th part. The time of a point is that of its first frame. There is no point for a second without frames.
 */
export function lightOverTime({ durationMs, frames }: VideoMeasurements): LightSample[] {
  const parts = new Map<number, { timeMs: number; lumas: number[] }>();
  for (const { timeMs, luma } of frames) {
    const point = pointAt(timeMs, durationMs);
    const part = parts.get(point) ?? { timeMs, lumas: [] };
    parts.set(point, part);
    part.lumas.push(luma);
  }
  return [...parts.values()].map(({ timeMs, lumas }) => ({
    timestamp: Math.max(0, Math.round(timeMs)),
    light: Math.round(Math.min(1, Math.max(0, mean(lumas))) * 1000) / 1000,
  }));
}
