import { describe, expect, it } from 'vitest';
import type { AnalysisResponse, Concept } from '@/contracts/analysis';
import {
  findBreaks,
  missingReasons,
  placeAt,
  rankedPlaces,
  usualBreakOptions,
  usualPodSeconds,
} from './breaks';
import { breaksNear, nearestAllowed } from './chosen-places';
import { lookbackOf } from './lookback';

const topic = (name: string): Concept => ({ name, confidence: 0.9, kind: 'topic' });
const technical = (name: string): Concept => ({ name, confidence: 0.9, kind: 'technical' });

/** A result with one entry per second, which has the concepts whose time ranges (in s) contain it. */
function resultOf(
  seconds: number,
  concepts: readonly (readonly [Concept, number, number])[],
  rest: Partial<AnalysisResponse> = {},
): AnalysisResponse {
  return {
    status: 'success',
    videoUrl: 'https://example.com/program.mp4',
    durationMs: seconds * 1000,
    analysis: Array.from({ length: seconds }, (_, second) => ({
      timestamp: second * 1000,
      concepts: concepts.filter(([, from, to]) => from <= second && second < to).map(([concept]) => concept),
    })),
    shots: Array.from({ length: seconds / 10 }, (_, index) => ({
      start: index * 10_000,
      end: (index + 1) * 10_000,
    })),
    ...rest,
  };
}

const times = (response: AnalysisResponse) => rankedPlaces(response).map(({ timestamp }) => timestamp);

describe('the places for advertisements', () => {
  it('rank highest at a slot with black and silence', () => {
    const slot = [
      [technical('black frame'), 50, 52],
      [{ name: 'silence', confidence: 1, kind: 'sound' }, 50, 52],
      [topic('cooking'), 0, 30],
      [topic('soccer'), 30, 50],
    ] as const;
    const [best, second] = rankedPlaces(resultOf(100, slot));
    expect(best).toMatchObject({ timestamp: 50_000, reasons: ['slot'] });
    expect(second).toMatchObject({ timestamp: 30_000, reasons: ['topic-change'] });
    expect(best?.score).toBeGreaterThan(second?.score ?? 1);
  });

  it('are not beside a test pattern, and do not follow black', () => {
    const topics = [
      [topic('cooking'), 0, 30],
      [topic('soccer'), 30, 60],
      [topic('travel'), 60, 100],
    ] as const;
    expect(times(resultOf(100, topics))).toEqual([30_000, 60_000]);
    const withFiller = (name: string, from: number, to: number) =>
      times(resultOf(100, [...topics, [technical(name), from, to]]));
    expect(withFiller('test pattern', 26, 30)).toEqual([60_000]);
    expect(withFiller('test pattern', 30, 34)).toEqual([60_000]);
    expect(withFiller('black frame', 26, 30)).toEqual([60_000]);
    expect(withFiller('black frame', 28, 30)).toEqual([30_000, 60_000]);
    expect(withFiller('black frame', 30, 34)).toEqual([30_000, 60_000]);
  });

  it('are never inside a shot or inside a line of speech', () => {
    const concepts = [
      [topic('cooking'), 0, 30],
      [topic('soccer'), 30, 64],
      [topic('travel'), 64, 100],
    ] as const;
    expect(times(resultOf(100, concepts))).toEqual([30_000]);
    const speech = [{ start: 29_000, end: 30_400 }];
    expect(times(resultOf(100, concepts, { speech }))).toEqual([]);
    const upToThere = [{ start: 29_000, end: 30_000 }];
    expect(times(resultOf(100, concepts, { speech: upToThere }))).toEqual([30_000]);
    const fromThere = [{ start: 30_000, end: 32_000 }];
    expect(times(resultOf(100, concepts, { speech: fromThere }))).toEqual([30_000]);
  });

  it('are not near the beginning or the end', () => {
    const ends = [5, 8, 92, 95];
    const fades = ends.map((end) => [{ name: 'fade', confidence: 1, kind: 'look' }, end - 1, end] as const);
    const shots = [0, ...ends].map((start, index) => ({
      start: start * 1000,
      end: (ends[index] ?? 100) * 1000,
    }));
    expect(times(resultOf(100, fades, { shots }))).toEqual([8000, 92_000]);

    const ofAnHour = [50, 60, 3540, 3550].map(
      (end) => [{ name: 'fade', confidence: 1, kind: 'look' }, end - 1, end] as const,
    );
    expect(times(resultOf(3600, ofAnHour)), 'a minute is enough').toEqual([60_000, 3_540_000]);
  });

  it('have the reason "quiet" if the second before them is quiet', () => {
    const loudness = { integratedLufs: -23, truePeakDb: -1 };
    const reasonsAfter = (ms: number) => {
      const sound = [{ timestamp: 50_000 - ms, loudness: -40 }];
      return placeAt(resultOf(100, [], { sound, loudness }), 50_000).reasons;
    };
    expect(reasonsAfter(500)).toEqual(['quiet']);
    expect(reasonsAfter(2000)).toEqual([]);
    const sound = [{ timestamp: 49_500, loudness: -40 }];
    expect(placeAt(resultOf(100, [], { sound }), 50_000).reasons, 'compared to nothing').toEqual([]);
  });

  it('include a silence without any other reason', () => {
    const silence = [{ name: 'silence', confidence: 1, kind: 'sound' }, 50, 52] as const;
    expect(rankedPlaces(resultOf(100, [silence]))).toMatchObject([
      { timestamp: 50_000, reasons: ['silence'] },
    ]);
  });

  it('score higher with several reasons', () => {
    const concepts = [
      [topic('cooking'), 0, 30],
      [topic('soccer'), 30, 100],
    ] as const;
    const alone = rankedPlaces(resultOf(100, concepts))[0];
    const paused = rankedPlaces(resultOf(100, concepts, { speech: [{ start: 20_000, end: 27_000 }] }))[0];
    expect(paused?.reasons).toEqual(['topic-change', 'pause']);
    expect(paused?.score).toBeGreaterThan(alone?.score ?? 1);
  });

  it('have the reason "pause" only if all speech is known: from captions, or from sound without gaps', () => {
    const sampled = (fromMs: number) => ({ code: 'sampled', values: { fromMs, stepMs: 3000 } });
    const reasonsIn = (rest: Partial<AnalysisResponse>) => {
      const concepts = [
        [topic('cooking'), 0, 30],
        [topic('soccer'), 30, 100],
      ] as const;
      const speech = [{ start: 20_000, end: 27_000 }];
      return rankedPlaces(resultOf(100, concepts, { speech, ...rest }))[0]?.reasons;
    };
    const paused = ['topic-change', 'pause'];
    const taxonomy = { version: '3.1', topics: [], sources: ['said' as const] };
    const foreign = { version: '3.1', topics: [], sources: [], otherLanguage: ['said' as const] };
    expect(reasonsIn({ partial: [sampled(30_500)] })).toEqual(paused);
    expect(reasonsIn({ partial: [sampled(30_499)] })).toEqual(['topic-change']);
    expect(reasonsIn({ partial: [sampled(0)], taxonomy })).toEqual(paused);
    expect(reasonsIn({ partial: [sampled(0)], taxonomy: foreign })).toEqual(paused);
    for (const code of ['captions-near-samples', 'captions-damaged', 'captions-cut', 'captions-incomplete']) {
      const reason = { code, values: {} };
      expect(reasonsIn({ partial: [reason], taxonomy }), code).toEqual(paused);
      expect(reasonsIn({ partial: [sampled(0), reason], taxonomy }), code).toEqual(['topic-change']);
      const unheard = { code: 'audio-apart', values: {} };
      expect(reasonsIn({ partial: [unheard, reason], taxonomy }), code).toEqual(['topic-change']);
    }
  });

  it('include the start of a scene, also while one topic continues', () => {
    const scenes = [
      { start: 0, end: 40_000, endReason: 'change' as const },
      { start: 40_000, end: 100_000, endReason: 'end' as const },
    ];
    const [place, ...others] = rankedPlaces(resultOf(100, [[topic('cooking'), 0, 100]], { scenes }));
    expect(place).toMatchObject({ timestamp: 40_000, reasons: ['scene-change'] });
    expect(others).toEqual([]);
  });

  it('are none while one topic continues, or when nothing is known', () => {
    expect(times(resultOf(100, [[topic('cooking'), 0, 100]]))).toEqual([]);
    expect(times(resultOf(100, [], { shots: [] }))).toEqual([]);
    expect(findBreaks({ status: 'success', videoUrl: 'https://example.com/a.mp4', analysis: [] })).toEqual(
      [],
    );
  });
});

describe('the allowed place nearest to a time', () => {
  const speech = [{ start: 38_000, end: 41_000 }];
  const response = resultOf(100, [], { speech });

  it('is the start of the nearest shot that is not inside a line of speech', () => {
    expect(nearestAllowed(response, 52_000)).toBe(50_000);
    expect(nearestAllowed(response, 57_000)).toBe(60_000);
    expect(nearestAllowed(response, 55_000), 'the first of two equally near ones').toBe(50_000);
    expect(nearestAllowed(response, 60_000)).toBe(60_000);
    expect(nearestAllowed(response, 41_000)).toBe(50_000);
    expect(nearestAllowed(response, 39_000)).toBe(30_000);
  });

  it('is neither the beginning nor the end, and is undefined without shots', () => {
    expect(nearestAllowed(response, 0)).toBe(10_000);
    expect(nearestAllowed(response, 100_000)).toBe(90_000);
    expect(nearestAllowed(resultOf(100, [], { shots: [] }), 50_000)).toBeUndefined();
    expect(
      nearestAllowed(resultOf(100, [], { shots: [{ start: 0, end: 100_000 }] }), 50_000),
    ).toBeUndefined();
  });
});

it('breaks within or up to 30 seconds after a range are found, with the time since its end', () => {
  const breaks = [10_000, 20_000, 40_000, 70_000, 70_001].map((timestamp) => ({ timestamp }));
  const found = breaksNear(breaks, [{ startMs: 20_000, endMs: 40_001 }]);
  expect(found).toEqual([
    { place: { timestamp: 40_000 } },
    { place: { timestamp: 70_000 }, afterMs: 29_999 },
  ]);
});

describe('the breaks of a program', () => {
  const fades = Array.from({ length: 9 }, (_, index) => {
    const concept: Concept = { name: 'fade', confidence: 1, kind: 'look' };
    return [concept, index * 10 + 9, index * 10 + 10] as const;
  });

  it('keep the minimum distance, are in time order, and are at most as many as requested', () => {
    const found = findBreaks(resultOf(100, fades), { count: 3, spacingMs: 20_000 });
    expect(found.map(({ timestamp }) => timestamp)).toEqual([10_000, 30_000, 50_000]);
  });

  it('have the usual number for the length of the program', () => {
    expect(
      [44_000, 600_000, 1_320_000, 2_700_000, 3_600_000].map((ms) => usualBreakOptions(ms).count),
    ).toEqual([2, 4, 6, 8, 10]);
  });
});

describe('the lookback of a break', () => {
  it('lists what the audience has seen and heard in the last 30 seconds', () => {
    const response = resultOf(
      100,
      [
        [topic('cooking'), 0, 45],
        [topic('travel'), 40, 70],
        [{ name: 'cup', confidence: 0.7, kind: 'seen' }, 55, 58],
      ],
      {
        sound: [
          { timestamp: 10_000, loudness: -10 },
          { timestamp: 50_000, loudness: -23 },
          { timestamp: 60_000, loudness: -5 },
        ],
      },
    );
    const { range, topics, seen, loudness } = lookbackOf(response, 60_000);
    expect(range).toEqual({ startMs: 30_000, endMs: 60_000 });
    expect(topics.map((each) => [each.topic.name, each.ms])).toEqual([
      ['travel', 20_000],
      ['cooking', 15_000],
    ]);
    expect(seen).toEqual(['cup']);
    expect(loudness).toBeCloseTo(-23);
    expect(lookbackOf(response, 5000).range).toEqual({ startMs: 0, endMs: 5000 });
    expect(lookbackOf(response, 100_000).loudness).toBeUndefined();
  });

  it('has the loudness of the mean energy', () => {
    const loudnessOf = (...levels: number[]) => {
      const sound = levels.map((loudness, index) => ({ timestamp: 40_000 + index * 1000, loudness }));
      return lookbackOf(resultOf(100, [], { sound }), 60_000).loudness;
    };
    expect(loudnessOf(-23, -23, -23)).toBeCloseTo(-23);
    expect(loudnessOf(-20, -10)).toBeCloseTo(-12.596);
  });
});

describe('a fit that is not full', () => {
  it('names what is missing, with black and silence as one', () => {
    expect(missingReasons(['slot', 'scene-change', 'pause'])).toEqual(['fade', 'topic-change', 'quiet']);
    expect(missingReasons(['silence'])[0]).toBe('slot');
    expect(missingReasons([])).not.toContain('black');
  });
});

it('the usual length of a break follows the length of the video', () => {
  expect([62, 179, 180, 600, 1199, 1200, 5400].map((seconds) => usualPodSeconds(seconds * 1000))).toEqual([
    15, 15, 30, 60, 60, 90, 90,
  ]);
});
