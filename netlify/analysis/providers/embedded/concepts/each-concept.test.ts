import { describe, expect, it } from 'vitest';
import type { VideoMeasurements, Transition } from '../measure/measurements';
import { conceptsOf, MIN_CONFIDENCE } from './concepts-of';
import { CONCEPTS } from './registry';
import { colorsOf, videoOf } from './testing/video';

/** Names of the concepts in the entry at a time. */
function namesAt(video: VideoMeasurements, timestamp: number): string[] {
  const entry = conceptsOf(video).find((candidate) => candidate.timestamp === timestamp);
  if (entry === undefined) throw new Error(`There is no entry at ${String(timestamp)} ms.`);
  return entry.concepts.map((concept) => concept.name);
}

function confidenceAt(video: VideoMeasurements, name: string): number {
  return conceptsOf(video)[0]?.concepts.find((concept) => concept.name === name)?.confidence ?? 0;
}

const BLACK = { luma: 0.01, contrast: 0.005, blackShare: 1, saturation: 0, saturationPeak: 0, difference: 0 };
const BARS = { testPattern: 1, saturation: 0.6, saturationPeak: 0.75, difference: 0 };
const MONOCHROME = {
  saturation: 0.005,
  saturationPeak: 0.015,
  colors: colorsOf({ grey: 0.9, black: 0.1 }),
};

describe('each concept', () => {
  it.each([
    [
      'black frame',
      [0.97, 0.985, 1],
      (blackShare: number) => videoOf({ seconds: 1, frame: () => ({ blackShare }) }),
    ],
    [
      'test pattern',
      [0.3, 0.62, 0.9],
      (testPattern: number) => videoOf({ seconds: 1, frame: () => ({ testPattern }) }),
    ],
    ['dark scene', [0.2, 0.18, 0.1], (luma: number) => videoOf({ seconds: 1, frame: () => ({ luma }) })],
    ['bright scene', [0.5, 0.65, 0.9], (luma: number) => videoOf({ seconds: 1, frame: () => ({ luma }) })],
    [
      'vivid colour',
      [0.2, 0.35, 0.6],
      (saturation: number) => videoOf({ seconds: 1, frame: () => ({ saturation }) }),
    ],
    [
      'muted colour',
      [0.1, 0.07, 0.02],
      (saturation: number) => videoOf({ seconds: 1, frame: () => ({ saturation }) }),
    ],
    [
      'black and white',
      [0.15, 0.03, 0.01],
      (saturationPeak: number) => videoOf({ seconds: 1, frame: () => ({ saturationPeak }) }),
    ],
    [
      'dominant blue',
      [0.3, 0.55, 0.8],
      (blue: number) =>
        videoOf({ seconds: 1, frame: () => ({ colors: colorsOf({ blue, black: 1 - blue }) }) }),
    ],
    [
      'static shot',
      [0.02, 0.004, 0],
      (groundChange: number) => videoOf({ seconds: 1, frame: () => ({ groundChange }) }),
    ],
    [
      'fast motion',
      [0.02, 0.08, 0.3],
      (difference: number) => videoOf({ seconds: 1, frame: () => ({ difference }) }),
    ],
    ['silence', [-45, -62, -90], (rmsDb: number) => videoOf({ seconds: 1, audio: () => ({ rmsDb }) })],
    ['quiet', [-30, -40, -45], (lufs: number) => videoOf({ seconds: 1, audio: () => ({ lufs }) })],
    ['loud', [-20, -13, -6], (lufs: number) => videoOf({ seconds: 1, audio: () => ({ lufs }) })],
    [
      'high true peak',
      [-3, -0.9, 0.2],
      (truePeakDb: number) => videoOf({ seconds: 1, audio: () => ({ truePeakDb }) }),
    ],
    ['speech', [0.1, 0.6, 1], (speech: number) => videoOf({ seconds: 1, audio: () => ({ speech }) })],
    ['music', [0.1, 0.6, 1], (music: number) => videoOf({ seconds: 1, audio: () => ({ music }) })],
    [
      'applause-like noise',
      [0.1, 0.4, 1],
      (applause: number) => videoOf({ seconds: 1, audio: () => ({ applause }) }),
    ],
    [
      'high contrast',
      [0.17, 0.24, 0.4],
      (contrast: number) => videoOf({ seconds: 1, frame: () => ({ contrast }) }),
    ],
    [
      'low contrast',
      [0.1, 0.065, 0.03],
      (contrast: number) => videoOf({ seconds: 1, frame: () => ({ contrast }) }),
    ],
    [
      'warm colours',
      [0.1, 0.26, 0.5],
      (warmth: number) => videoOf({ seconds: 1, frame: () => ({ warmth }) }),
    ],
    [
      'cool colours',
      [-0.1, -0.26, -0.5],
      (warmth: number) => videoOf({ seconds: 1, frame: () => ({ warmth }) }),
    ],
    ['letterbox', [0.02, 0.1, 0.25], (bars: number) => videoOf({ seconds: 1, frame: () => ({ bars }) })],
    ['soft picture', [4.8, 7, 9], (blur: number) => videoOf({ seconds: 1, frame: () => ({ blur }) })],
    ['sharp picture', [3.5, 2.7, 2.1], (blur: number) => videoOf({ seconds: 1, frame: () => ({ blur }) })],
    ['text overlay', [0.03, 0.13, 0.4], (text: number) => videoOf({ seconds: 1, frame: () => ({ text }) })],
    [
      'title card',
      [0.4, 0.62, 0.9],
      (flat: number) => videoOf({ seconds: 1, frame: () => ({ flat, text: 0.3 }) }),
    ],
    [
      'freeze frame',
      [600, 2100, 5000],
      (frozenMs: number) => videoOf({ seconds: 1, frame: () => ({ frozenMs }) }),
    ],
    [
      'pan',
      [0.02, 0.065, 0.2],
      (panX: number) => videoOf({ seconds: 1, frame: () => ({ panX, panFit: 0.8 }) }),
    ],
    [
      'dissolve',
      [0.2, 0.6, 1],
      (strength: number) => withTransition({ kind: 'dissolve', startMs: 0, endMs: 1000, strength }),
    ],
    [
      'flashing',
      [0.1, 0.3, 1],
      (share: number) => videoOf({ seconds: 1, flashes: [{ startMs: 0, endMs: 1000 * share }] }),
    ],
    [
      'tone',
      [0.5, 0.8, 1],
      (tonality: number) => videoOf({ seconds: 1, audio: () => ({ tonality, peakHz: 1000 }) }),
    ],
    [
      'fade',
      [0.2, 0.6, 1],
      (strength: number) => withTransition({ kind: 'fade', startMs: 0, endMs: 1000, strength }),
    ],
    [
      'scene cut',
      [0.2, 0.6, 1],
      (strength: number) => withTransition({ kind: 'cut', startMs: 0, endMs: 0, strength }),
    ],
  ])('%s is absent when weak, and surer the stronger it is', (name, [weak, fair, strong], videoWith) => {
    expect(confidenceAt(videoWith(weak ?? 0), name)).toBe(0);
    const atFair = confidenceAt(videoWith(fair ?? 0), name);
    expect(atFair).toBeGreaterThanOrEqual(MIN_CONFIDENCE);
    expect(atFair).toBeLessThan(0.95);
    expect(confidenceAt(videoWith(strong ?? 0), name)).toBeGreaterThan(atFair);
  });

  it('has a name of its own', () => {
    const names = CONCEPTS.map((concept) => concept.name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(,?[ -][a-z]+)*$/);
    for (const other of CONCEPTS.flatMap((concept) => concept.notWith ?? [])) expect(names).toContain(other);
  });
});

function withTransition(transition: Transition): VideoMeasurements {
  return videoOf({ seconds: 1, transitions: [transition] });
}

describe('what excludes what', () => {
  it('a black frame is nothing else', () => {
    const silentBlack = videoOf({
      seconds: 1,
      frame: () => BLACK,
      audio: () => ({ rmsDb: -120, tonality: 0, peakHz: 0 }),
    });
    expect(namesAt(silentBlack, 0)).toEqual(['black frame', 'silence']);
  });

  it('a test pattern is no vivid, still or bright scene', () => {
    const colours = colorsOf({ blue: 0.8, white: 0.2 });
    const video = videoOf({ seconds: 1, frame: () => ({ ...BARS, luma: 0.8, colors: colours }) });
    expect(namesAt(video, 0)).toEqual(['test pattern']);
  });

  it('black and white is neither muted nor has it a dominant colour', () => {
    expect(namesAt(videoOf({ seconds: 1, frame: () => MONOCHROME }), 0)).toEqual(['black and white']);
  });

  it('near black and blank frames are not black and white', () => {
    const nearBlack = videoOf({ seconds: 1, frame: () => ({ ...MONOCHROME, luma: 0.03, blackShare: 0.9 }) });
    expect(namesAt(nearBlack, 0)).not.toContain('black and white');
    const fading = videoOf({
      seconds: 1,
      frame: (timeMs) => (timeMs < 200 ? MONOCHROME : { ...MONOCHROME, luma: 0.03 }),
    });
    expect(namesAt(fading, 0)).not.toContain('black and white');
    const blank = videoOf({ seconds: 1, frame: () => ({ ...MONOCHROME, luma: 0.5, contrast: 0.004 }) });
    expect(namesAt(blank, 0)).not.toContain('black and white');
  });

  it('silence is neither quiet nor a tone', () => {
    const video = videoOf({ seconds: 1, audio: () => ({ rmsDb: -75, tonality: 1, peakHz: 1000 }) });
    expect(namesAt(video, 0)).toEqual(['silence']);
  });

  it('nobody speaks in a line-up tone, however near a voice is', () => {
    const video = videoOf({ seconds: 1, audio: () => ({ tonality: 0.98, peakHz: 1000, speech: 0.9 }) });
    expect(namesAt(video, 0)).toEqual(['tone']);
  });

  it('a video without audio has no silence', () => {
    expect(namesAt({ ...videoOf({ seconds: 1 }), audioWindows: [] }, 0)).toEqual([]);
  });

  it('a fading frame is not a static shot', () => {
    const still = videoOf({ seconds: 1, frame: () => ({ groundChange: 0 }) });
    expect(namesAt(still, 0)).toEqual(['static shot']);
    const fade: Transition = { kind: 'fade', startMs: 0, endMs: 1000, strength: 1 };
    expect(namesAt({ ...still, transitions: [fade] }, 0)).toEqual(['fade']);
  });

  it('a tone keeps to a semitone', () => {
    const between = (semitones: number) =>
      videoOf({
        seconds: 1,
        audio: (timeMs) => ({ tonality: 0.98, peakHz: timeMs < 500 ? 1000 : 1000 * 2 ** (semitones / 12) }),
      });
    // The median of the peaks is between the two.
    expect(namesAt(between(1.5), 0)).toEqual(['tone']);
    expect(namesAt(between(2.5), 0)).toEqual([]);
  });

  it('a tone that swells by 2 dB is a note that is played', () => {
    const swelling = (db: number) =>
      videoOf({
        seconds: 1,
        audio: (timeMs) => ({ tonality: 0.98, peakHz: 1000, rmsDb: timeMs < 500 ? -24 : -24 + db }),
      });
    expect(namesAt(swelling(0.5), 0)).toEqual(['tone']);
    expect(namesAt(swelling(2), 0)).toEqual([]);
  });

  it('a pan is fast motion from 0.3 widths a second on, and explains no change from there', () => {
    const panning = (panX: number) =>
      videoOf({ seconds: 1, frame: () => ({ difference: 0.2, panX, panFit: 0.95 }) });
    expect(namesAt(panning(0.28), 0)).toEqual(['pan']);
    expect(namesAt(panning(0.32), 0)).toEqual(['fast motion']);
  });

  it('a tune is not a tone', () => {
    const video = videoOf({
      seconds: 1,
      audio: (timeMs) => ({ tonality: 0.98, peakHz: timeMs < 500 ? 440 : 660 }),
    });
    expect(namesAt(video, 0)).toEqual([]);
  });
});
