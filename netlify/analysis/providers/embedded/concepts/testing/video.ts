import { LOOK_BYTES } from '../../measure/look';
import {
  COLOR_NAMES,
  type ColorName,
  type VideoMeasurements,
  type FrameMeasurement,
  type AudioMeasurement,
} from '../../measure/measurements';

/** Values that a test sets for a frame or an audio window, by its time. */
type At<T> = (timeMs: number) => Partial<T>;

interface VideoPlan extends Partial<VideoMeasurements> {
  seconds: number;
  frame?: At<FrameMeasurement>;
  audio?: At<AudioMeasurement>;
}

/** All shares 0 except the given ones. */
export function colorsOf(shares: Partial<Record<ColorName, number>>): Record<ColorName, number> {
  const none = Object.fromEntries(COLOR_NAMES.map((name) => [name, 0])) as Record<ColorName, number>;
  return { ...none, ...shares };
}

/**
 * An artificial video for tests: ten frames and ten audio windows per second that are too ordinary for any concept,
 * with the test's own values.
 */
export function videoOf({ seconds, frame, audio, ...rest }: VideoPlan): VideoMeasurements {
  const times = Array.from({ length: seconds * 10 }, (_, index) => index * 100);
  return {
    durationMs: seconds * 1000,
    intervalMs: 100,
    frames: times.map((timeMs) => ({ ...ordinaryFrame(timeMs), ...frame?.(timeMs) })),
    audioWindows: times.map((timeMs) => ({ ...ordinaryWindow(timeMs), ...audio?.(timeMs) })),
    transitions: [],
    flashes: [],
    cues: [],
    decodedRanges: [{ startMs: 0, endMs: seconds * 1000 }],
    findings: [],
    thumbnails: [],
    metadata: {},
    partial: [],
    ...rest,
  };
}

const ORDINARY_LOOK = new Uint8Array(LOOK_BYTES).fill(32);

function ordinaryFrame(timeMs: number): FrameMeasurement {
  return {
    timeMs,
    luma: 0.4,
    contrast: 0.2,
    blackShare: 0.05,
    saturation: 0.2,
    saturationPeak: 0.5,
    colors: colorsOf({ black: 0.1, green: 0.2, brown: 0.2, grey: 0.2, blue: 0.15, red: 0.15 }),
    testPattern: 0.05,
    sinceMs: timeMs === 0 ? 0 : 100,
    difference: 0.015,
    histogramDistance: 0.02,
    groundChange: 0.02,
    warmth: 0,
    panX: 0.03,
    panY: 0,
    panFit: 0.1,
    blur: 5,
    bars: 0,
    text: 0,
    flat: 0.1,
    frozenMs: 0,
    look: ORDINARY_LOOK,
  };
}

function ordinaryWindow(timeMs: number): AudioMeasurement {
  return {
    timeMs,
    durationMs: 100,
    rmsDb: -24,
    peakDb: -12,
    tonality: 0.3,
    peakHz: 300,
    lufs: -24,
    truePeakDb: -12,
    speech: 0,
    music: 0,
    applause: 0,
  };
}
