import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { analysisEntrySchema } from '@/contracts/analysis';
import type { VideoMeasurements, Transition } from '../measure/measurements';
import { conceptsOf, MIN_CONFIDENCE } from './concepts-of';
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

const CUT: Transition = { kind: 'cut', startMs: 1500, endMs: 1500, strength: 0.9 };
const MONOCHROME = {
  saturation: 0.005,
  saturationPeak: 0.015,
  colours: colorsOf({ grey: 0.9, black: 0.1 }),
};

describe('the entries', () => {
  it('keep to the contract, in time order, sorted by confidence and then by name', () => {
    const video = videoOf({
      seconds: 4,
      frame: (timeMs) => (timeMs < 2000 ? { ...MONOCHROME, luma: 0.1 } : { luma: 0.8, difference: 0 }),
      audio: () => ({ rmsDb: -8, tonality: 0.99 }),
      transitions: [CUT],
    });
    const entries = conceptsOf(video);
    for (const entry of entries) v.parse(analysisEntrySchema, entry);
    expect(entries.map((entry) => entry.timestamp)).toEqual([0, 1000, 1500, 2000, 3000]);
    expect(entries[0]?.concepts.length).toBeGreaterThan(2);
    for (const { concepts } of entries) {
      const sorted = concepts.toSorted((a, b) => b.confidence - a.confidence || a.name.localeCompare(b.name));
      expect(concepts).toEqual(sorted);
      for (const { confidence } of concepts) expect(confidence).toBeGreaterThanOrEqual(MIN_CONFIDENCE);
    }
  });

  it('say nothing of an ordinary video', () => {
    expect(conceptsOf(videoOf({ seconds: 3 })).flatMap((entry) => entry.concepts)).toEqual([]);
  });

  it('say nothing of a video of which nothing was measured', () => {
    const empty = { ...videoOf({ seconds: 2 }), frames: [], audioWindows: [] };
    expect(conceptsOf(empty)).toEqual([]);
  });

  it('do not change what they are derived from', () => {
    const video = videoOf({ seconds: 3, transitions: [CUT] });
    const before = structuredClone(video);
    conceptsOf(video);
    expect(video).toEqual(before);
  });
});

describe('one moment and the next', () => {
  it('nothing of one shot is said of the other', () => {
    const video = videoOf({
      seconds: 3,
      frame: (timeMs) => (timeMs < 1500 ? MONOCHROME : { groundChange: timeMs === 1500 ? 0.5 : 0 }),
      transitions: [CUT],
    });
    expect(namesAt(video, 1000)).toEqual(['black and white']);
    expect(namesAt(video, 1500).toSorted()).toEqual(['scene cut', 'static shot']);
    expect(namesAt(video, 2000)).toEqual(['static shot']);
  });

  it('a shot that is seen only for a moment is not called static', () => {
    const video = videoOf({
      seconds: 2,
      frame: () => ({ groundChange: 0 }),
      transitions: [{ ...CUT, startMs: 1700, endMs: 1700 }],
    });
    expect(namesAt(video, 1000)).toContain('static shot');
    expect(namesAt(video, 1700)).not.toContain('static shot');
  });

  it('a weak change of frame is no cut and divides nothing', () => {
    const video = videoOf({ seconds: 3, transitions: [{ ...CUT, strength: 0.3 }] });
    expect(conceptsOf(video).map((entry) => entry.timestamp)).toEqual([0, 1000, 2000]);
  });

  it('a fade counts in the seconds it is under way in, not where it barely reaches', () => {
    const fade: Transition = { kind: 'fade', startMs: 950, endMs: 2050, strength: 1 };
    const video = videoOf({ seconds: 4, transitions: [fade] });
    expect([0, 1000, 2000, 3000].filter((at) => namesAt(video, at).includes('fade'))).toEqual([1000]);
  });

  it('the last audio before silence does not end it', () => {
    const video = videoOf({ seconds: 2, audio: (timeMs) => ({ rmsDb: timeMs <= 1000 ? -20 : -120 }) });
    const late = {
      ...video,
      audioWindows: video.audioWindows.map((audio) => ({ ...audio, timeMs: audio.timeMs - 20 })),
    };
    expect(namesAt(late, 1000)).toContain('silence');
    expect(namesAt(late, 0)).not.toContain('silence');
  });

  it('one word in a second is not silence', () => {
    const video = videoOf({
      seconds: 1,
      audio: (timeMs) => ({ rmsDb: timeMs >= 400 && timeMs < 700 ? -25 : -100 }),
    });
    expect(namesAt(video, 0)).not.toContain('silence');
  });

  it('a topic holds from the first second of its line to the last, and stops at a cut', () => {
    const cue = { startMs: 600, endMs: 3400, text: 'Preheat the oven and knead the dough.' };
    const video = videoOf({ seconds: 5, cues: [cue] });
    const seconds = (of: VideoMeasurements) =>
      conceptsOf(of).flatMap((entry) =>
        entry.concepts.some((c) => c.name === 'cooking') ? [entry.timestamp] : [],
      );
    expect(seconds(video)).toEqual([0, 1000, 2000, 3000]);
    expect(seconds({ ...video, transitions: [CUT] })).toEqual([1500, 2000, 3000]);
    expect(seconds({ ...video, transitions: [{ ...CUT, startMs: 3000, endMs: 3000 }] })).toEqual([
      0, 1000, 2000,
    ]);
  });

  it('words on the other side of a cut, or of a fade to black, prove nothing', () => {
    const cues = [
      { startMs: 200, endMs: 1200, text: 'First, the garlic and the oil.' },
      { startMs: 2200, endMs: 3200, text: 'And now some basil.' },
    ];
    const found = (transitions: Transition[]) =>
      conceptsOf(videoOf({ seconds: 4, cues, transitions })).some((entry) =>
        entry.concepts.some((c) => c.name === 'cooking'),
      );
    expect(found([])).toBe(true);
    expect(found([CUT])).toBe(false);
    expect(found([{ kind: 'fade', startMs: 1200, endMs: 2000, strength: 1 }])).toBe(false);
  });
});

describe('title and description', () => {
  it('strengthen a topic that is spoken of', () => {
    const video = videoOf({ seconds: 2, cues: [{ startMs: 0, endMs: 1000, text: 'Garlic and basil.' }] });
    const told = { ...video, metadata: { title: 'My kitchen recipe' } };
    expect(confidenceAt(told, 'cooking')).toBeGreaterThan(confidenceAt(video, 'cooking'));
    expect(namesAt(told, 1000)).toEqual([]);
  });

  it('speak for the whole video only when they are plain', () => {
    const video = videoOf({ seconds: 2 });
    expect(namesAt({ ...video, metadata: { title: 'Tennis' } }, 1000)).toEqual([]);
    const plain = { title: 'Tennis: the Wimbledon final', description: 'Match point!' };
    expect(namesAt({ ...video, metadata: plain }, 1000)).toEqual(['tennis']);
  });
});

describe('a sparsely sampled video', () => {
  it('is described where it was sampled, without motion, and where something is said', () => {
    const dense = videoOf({ seconds: 20, frame: () => ({ difference: 0, luma: 0.1 }) });
    const video: VideoMeasurements = {
      ...dense,
      intervalMs: 5000,
      frames: dense.frames.filter((frame) => frame.timeMs % 5000 === 0),
      audioWindows: [],
      cues: [{ startMs: 12_300, endMs: 13_500, text: 'Fry the garlic and the basil.' }],
    };
    const entries = conceptsOf(video).map((entry) => [
      entry.timestamp,
      entry.concepts.map((c) => c.name).join(),
    ]);
    expect(entries).toEqual([
      [0, 'dark scene'],
      [5000, 'dark scene'],
      [10_000, 'dark scene'],
      [12_300, 'cooking'],
      [15_000, 'dark scene'],
    ]);
  });
});
