import { describe, expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { rankedPlaces } from './breaks';
import type { Brief } from './brief';
import { breakOptionsOf } from './chosen-places';
import type { Correction } from './corrections';
import { bestBreaks, bestFirst, bestScenes, splitBreaks } from './best-of-plan';
import {
  planOf,
  type PlanChoices,
  type PlannedBreak,
  type PlannedScene,
  type ProgramVerdict,
  type RiskFound,
  type RuleCost,
} from './plan';
import { movedToBoundaries } from './segment-boundaries';
import { PRESETS, type SuitabilityProfile } from './suitability';
import { generatedProgram } from './testing/generated-program';
import { shortProgram, type Placed } from './testing/short-program';
import { totalMs } from './time-ranges';

const own: SuitabilityProfile = {
  id: 'own',
  name: 'Own',
  topics: {},
  exclusions: [],
  avoid: [],
  leastConfidence: 0.5,
};
const usual: PlanChoices = {
  profile: own,
  brief: null,
  corrections: [],
  breakOptions: {},
  kept: [],
  dropped: [],
  podSeconds: 60,
};
const plan = (response: AnalysisResponse, choices: Partial<PlanChoices> = {}) =>
  planOf(response, { ...usual, ...choices });
const scenesOf = (...ends: number[]): Pick<AnalysisResponse, 'scenes'> => ({
  scenes: ends.map((end, index) => ({
    start: (ends[index - 1] ?? 0) * 1000,
    end: end * 1000,
    endReason: 'change',
  })),
});

/** The scene changes every 20 s; there is crime in the first minute, and it is loud in the first 30 s. */
const program = shortProgram(
  200,
  [
    ['topic', 'crime', 0, 60],
    ['sound', 'loud', 0, 30],
    ['topic', 'cooking', 100, 160],
    ['look', 'warm colours', 140, 200],
  ],
  scenesOf(20, 40, 60, 80, 100, 120, 140, 160, 180, 200),
);

const correction: Correction = {
  id: 'correction',
  sceneStart: 30_000,
  sceneEnd: 60_000,
  action: 'add',
  concept: 'cooking',
  kind: 'topic',
  at: 0,
};

describe('the plan of a program', () => {
  it('is the same for the same response and choices', () => {
    const choices = { ...usual, profile: PRESETS[1] ?? own, kept: [50_000], breakOptions: { perHour: 12 } };
    const [a, b] = [planOf(generatedProgram(5), choices), planOf(generatedProgram(5), choices)];
    expect(JSON.stringify(a)).toBe(JSON.stringify(b));
  });

  it('is the same when the response is not in time order', () => {
    const response = generatedProgram(5);
    const mixed = <T>(items: readonly T[] = []) => [
      ...items.filter((_, index) => index % 3 === 1),
      ...items.filter((_, index) => index % 3 !== 1).toReversed(),
    ];
    const unsorted: AnalysisResponse = {
      ...response,
      analysis: mixed(response.analysis),
      shots: mixed(response.shots),
      scenes: mixed(response.scenes),
      sound: mixed(response.sound),
      speech: mixed(response.speech),
    };
    const choices = { ...usual, corrections: [correction], breakOptions: { perHour: 12 } };
    expect(JSON.stringify(planOf(unsorted, choices))).toBe(JSON.stringify(planOf(response, choices)));
    expect(planOf(unsorted, usual).response).toBe(planOf(unsorted, usual).response);
  });

  it('does not depend on the order of entries at the same time, and does not change a sorted response', () => {
    const twice = {
      ...program,
      analysis: program.analysis.flatMap((entry) => [entry, { ...entry, concepts: [] }]),
    };
    const reversed = { ...twice, analysis: twice.analysis.toReversed() };
    expect(JSON.stringify(plan(twice))).toBe(JSON.stringify(plan(reversed)));
    expect(plan(program).response).toBe(program);
  });

  it('has the suitable, unsuitable and not assessed time', () => {
    expect(plan(program).program).toMatchObject({
      verdict: 'partly',
      suitableMs: 140_000,
      suitableShare: 0.7,
      unsuitableMs: 60_000,
      notAssessedMs: 0,
      unsuitable: [{ startMs: 0, endMs: 60_000 }],
    });
    const verdictOf = (response: AnalysisResponse): ProgramVerdict['verdict'] =>
      plan(response).program.verdict;
    expect(verdictOf(shortProgram(60, []))).toBe('suitable');
    expect(verdictOf(shortProgram(60, [['topic', 'crime', 0, 60]]))).toBe('unsuitable');
    const unheard = shortProgram(60, [['topic', 'crime', 10, 30]], { taxonomy: undefined });
    expect(plan(unheard).program).toMatchObject({
      verdict: 'not-assessed',
      unsuitable: [{ startMs: 10_000, endMs: 30_000 }],
      notAssessed: [
        { startMs: 0, endMs: 10_000 },
        { startMs: 30_000, endMs: 60_000 },
      ],
    });
    expect(verdictOf(shortProgram(60, [['topic', 'crime', 0, 60]], { taxonomy: undefined }))).toBe(
      'unsuitable',
    );
  });

  it('assesses each scene by what overlaps it, and lists accepted risks too', () => {
    const { scenes } = plan(program, { profile: { ...own, topics: { '380': 'high' }, avoid: ['loud'] } });
    expect(scenes.map(({ number, verdict }) => [number, verdict]).slice(0, 3)).toEqual([
      [1, 'unsuitable'],
      [2, 'unsuitable'],
      [3, 'suitable'],
    ]);
    const risks: RiskFound[] = [{ topic: 'crime', id: '380', level: undefined }];
    expect(scenes[2]?.risks).toEqual(risks);
    expect(scenes[1]?.findings).toMatchObject([
      { rule: { kind: 'avoid', concept: 'loud' }, ranges: [{ startMs: 20_000, endMs: 30_000 }] },
    ]);
  });

  it('ignores concepts below the minimum confidence of the profile', () => {
    const wish = { kind: 'wish', meanings: [{ kind: 'topic', name: 'crime' }] } as const;
    const { topics, scenes, breaks } = plan(
      shortProgram(120, [['topic', 'crime', 0, 120, 0.4]], scenesOf(60, 120)),
      { brief: { text: 'crime', terms: [{ from: 0, to: 5, ...wish }] } },
    );
    expect(topics).toEqual([]);
    const none = { risks: [], match: { score: 0, reasons: [] } };
    expect(scenes).toMatchObject([
      { topics: [], ...none },
      { topics: [], ...none },
    ]);
    expect(breaks).toMatchObject([{ timestamp: 60_000, lookback: { topics: [] }, ...none }]);
  });

  it('has the time and the breaks that each rule costs', () => {
    const { costs } = plan(program, {
      profile: { ...own, avoid: ['loud'] },
      breakOptions: { count: 9, spacingMs: 20_000 },
    });
    expect(costs).toEqual<RuleCost[]>([
      { rule: { kind: 'topic', id: '380' }, totalMs: 60_000, aloneMs: 30_000, breaksAlone: 2 },
      { rule: { kind: 'avoid', concept: 'loud' }, totalMs: 30_000, aloneMs: 0, breaksAlone: 0 },
    ]);
  });

  it('lists no rule that costs nothing: what is avoided must last', () => {
    const cheer = shortProgram(120, [['sound', 'loud', 20, 22]], scenesOf(60, 120));
    expect(plan(cheer, { profile: { ...own, avoid: ['loud'] } }).costs).toEqual([]);
  });
});

describe('a plan without breaks', () => {
  const suits = { profile: { ...own, topics: { '380': 'high' } } } as const;
  const two = scenesOf(60, 120);
  const allDropped = (response: AnalysisResponse, choices: Partial<PlanChoices>) =>
    plan(response, choices).isAllDropped;

  it('is one whose breaks were all dropped, whatever other places there are', () => {
    const dropped = splitBreaks(plan(program, suits).breaks).planned.map(({ timestamp }) => timestamp);
    expect(allDropped(program, suits)).toBe(false);
    expect(allDropped(program, { ...suits, dropped: dropped.slice(1) })).toBe(false);
    expect(allDropped(program, { ...suits, dropped })).toBe(true);
    expect(allDropped(program, { ...suits, dropped, kept: [37_500] })).toBe(false);
    expect(allDropped(shortProgram(120, [], two), { dropped: [60_000] })).toBe(true);
    // The only place was chosen by hand.
    expect(allDropped(shortProgram(120, []), { kept: [60_000], dropped: [60_000] })).toBe(true);
    // The only other place does not suit the profile.
    const crime = shortProgram(120, [['topic', 'crime', 80, 120]], scenesOf(40, 100, 120));
    expect(allDropped(crime, { dropped: [40_000] })).toBe(true);
    // No words: no place was assessed.
    const silent = shortProgram(120, [], { ...two, taxonomy: { version: '3.1', topics: [], sources: [] } });
    expect(allDropped(silent, { dropped: [60_000] })).toBe(true);
  });

  it('is not one in which no place is suitable, or in which the dropped break no longer exists', () => {
    const crime = shortProgram(120, [['topic', 'crime', 0, 120]], scenesOf(40, 80, 120));
    expect(allDropped(crime, { dropped: [40_000] })).toBe(false);
    expect(allDropped(shortProgram(120, [], scenesOf(120)), { dropped: [60_000] })).toBe(false);
  });
});

describe('the breaks of a plan', () => {
  const times = (choices: Partial<PlanChoices>, response = program) =>
    plan(response, choices).breaks.map(({ timestamp }) => timestamp / 1000);

  it('are assessed by the 30 s before and the 5 s after them', () => {
    const { breaks } = plan(program, { breakOptions: { count: 9, spacingMs: 20_000 } });
    expect(
      breaks.map(({ timestamp, verdict, isExported }) => [timestamp / 1000, verdict, isExported]),
    ).toEqual([
      [20, 'unsuitable', false],
      [40, 'unsuitable', false],
      [60, 'unsuitable', false],
      [80, 'unsuitable', false],
      ...[100, 120, 140, 160, 180].map((at) => [at, 'suitable', true]),
    ]);
    const earlier = shortProgram(60, [['topic', 'crime', 0, 10]], scenesOf(40, 60));
    expect(plan(earlier).breaks).toMatchObject([{ timestamp: 40_000, verdict: 'suitable' }]);
    const justBefore = shortProgram(60, [['topic', 'crime', 0, 11]], scenesOf(40, 60));
    expect(plan(justBefore).breaks).toMatchObject([{ timestamp: 40_000, verdict: 'unsuitable' }]);
    const before = shortProgram(60, [['topic', 'crime', 44, 60]], scenesOf(40, 60));
    expect(plan(before).breaks).toMatchObject([{ timestamp: 40_000, verdict: 'unsuitable' }]);
    const later = shortProgram(60, [['topic', 'crime', 45, 60]], scenesOf(40, 60));
    expect(plan(later).breaks).toMatchObject([{ timestamp: 40_000, verdict: 'suitable' }]);
  });

  it('include kept ones and omit dropped ones, and no other break moves', () => {
    const breakOptions = { count: 3, spacingMs: 50_000 };
    const profile = { ...own, topics: { '380': 'high' } } as const;
    expect(times({ profile, breakOptions })).toEqual([20, 80, 140]);
    expect(times({ profile, breakOptions, dropped: [80_000] })).toEqual([20, 140]);
    expect(times({ profile, breakOptions, kept: [80_000], dropped: [80_000] })).toEqual([20, 140]);
    expect(times({ profile, breakOptions, kept: [0, 37_500] })).toEqual([0, 37.5, 140]);
    expect(times({ profile, breakOptions, kept: [0, 10, 20, 30] })).toEqual([0, 0.01, 0.02, 0.03]);
    expect(times({ profile, breakOptions, kept: [0, 0, 900_000, -1, NaN], dropped: [0] })).toEqual([
      20, 80, 140,
    ]);
  });

  it('are as many as requested, with a smaller distance if there are too few at the usual distance', () => {
    const cut = shortProgram(62, [['topic', 'cooking', 0, 62]], scenesOf(20, 30, 62));
    expect(times({ breakOptions: { count: 2 } }, cut)).toEqual([20, 30]);
    expect(plan(cut, { breakOptions: { count: 2 } }).breakOptions.spacingMs).toBe(7750);
    expect(times({ breakOptions: { count: 2, spacingMs: 15_500 } }, cut)).toHaveLength(1);
    expect(plan(program, { breakOptions: { count: 2 } }).breakOptions.spacingMs).toBe(50_000);
  });

  it('stay when an unsuitable one is kept, and with the usual number also when one is added', () => {
    const exported = (changes: Partial<PlanChoices>) =>
      plan(program, changes)
        .breaks.filter(({ isExported }) => isExported)
        .map(({ timestamp }) => timestamp / 1000);
    const before = exported({});
    expect(before).toHaveLength(2);
    expect(exported({ kept: [40_000] })).toEqual(before);
    expect(exported({ kept: [40_000], breakOptions: { count: 2 } })).toEqual(before);
    expect(exported({ kept: [before[0] ?? 0].map((at) => at * 1000) })).toEqual(before);
    const added = 195_000;
    expect(exported({ kept: [added] })).toEqual([...before, 195]);
    expect(exported({ kept: [added], breakOptions: { count: 2 } })).toHaveLength(2);
  });

  it('include another place as an offer when one is dropped, but do not plan it automatically', () => {
    const before = plan(program).breaks.filter(({ isPlanned }) => isPlanned);
    const [first, second] = before.map(({ timestamp }) => timestamp);
    const { breaks } = plan(program, { dropped: [second ?? 0] });
    expect(breaks.filter(({ isExported }) => isExported).map(({ timestamp }) => timestamp)).toEqual([first]);
    const { others } = splitBreaks(breaks);
    const instead = others.filter(({ verdict }) => verdict === 'suitable');
    expect(instead).toHaveLength(1);
    expect(instead[0]?.timestamp).not.toBe(second);
  });

  describe('stay where they are when one is dropped or moved', () => {
    const [open = own] = PRESETS.filter(({ id }) => id === 'open');
    const planned = (made: ReturnType<typeof plan>) =>
      made.breaks.flatMap(({ isPlanned, timestamp }) => (isPlanned ? [timestamp] : []));

    it.each([{}, { count: 2 }, { count: 4, spacingMs: 20_000 }, { perHour: 60, spacingMs: 15_000 }])(
      'in any program, with %j',
      (breakOptions) => {
        let drops = 0;
        for (let seed = 1; seed <= 12; seed += 1) {
          const response = generatedProgram(3, seed);
          const places = rankedPlaces(response).map(({ timestamp }) => timestamp);
          const [offered = 0, other = 0] = [places[seed % places.length], places[(5 * seed) % places.length]];
          const kept = [offered, 13_700 * seed].slice(seed % 3);
          const choices = { profile: open, breakOptions, kept, dropped: [other] };
          const before = planned(plan(response, choices));
          drops += before.length;
          for (const dropped of before) {
            const after = planned(plan(response, { ...choices, dropped: [other, dropped] }));
            expect(after).not.toContain(dropped);
            expect(after).toEqual(expect.arrayContaining(before.filter((each) => each !== dropped)));
          }
        }
        expect(drops).toBeGreaterThan(12);
      },
    );

    /** Two very good places, 20 s from each other, and a fair one; what is kept stands between the two, and far away. */
    const response = shortProgram(
      200,
      [60, 80].flatMap((at): Placed[] => [
        ['technical', 'black frame', at, at + 2],
        ['sound', 'silence', at, at + 2],
      ]),
      { ...scenesOf(60, 80, 140, 200), segmentBoundaries: [0, 100_000, 140_000, 180_000] },
    );
    const before = plan(response, {
      breakOptions: { count: 3, spacingMs: 20_000 },
      kept: [70_000, 180_000],
    });

    it('even if the dropped one stood beside two better places', () => {
      expect(planned(before)).toEqual([70_000, 140_000, 180_000]);
      const after = plan(response, { ...before.choices, dropped: [70_000] });
      expect(planned(after)).toEqual([60_000, 140_000, 180_000]);
    });

    it('even if the moved one stood beside two better places', () => {
      const { kept, dropped } = movedToBoundaries(before, before.breaks);
      expect(planned(plan(response, { ...before.choices, kept, dropped }))).toEqual([
        100_000, 140_000, 180_000,
      ]);
    });
  });

  it('are removed from the plan only when an added one is too near to them', () => {
    const { breaks, breakOptions } = plan(program);
    const [first = 0, second = 0] = breaks.filter(({ isPlanned }) => isPlanned).map((each) => each.timestamp);
    const planned = (added: number) => {
      const changed = plan(program, { kept: [added] });
      expect(changed.breakOptions).toEqual(breakOptions);
      return changed.breaks.filter(({ isPlanned }) => isPlanned).map(({ timestamp }) => timestamp);
    };
    const half = breakOptions.spacingMs / 2;
    expect(planned(first + half)).toEqual([first, first + half, second].toSorted((a, b) => a - b));
    expect(planned(first + half - 1)).not.toContain(first);
  });

  it('have the distance to the nearest one where it is below the minimum', () => {
    const { breaks } = plan(program, {
      kept: [101_000, 104_500, 195_000],
      breakOptions: { spacingMs: 20_000 },
    });
    const near = breaks.flatMap(({ timestamp, nearMs }) =>
      nearMs === undefined ? [] : [[timestamp, nearMs]],
    );
    expect(near.filter(([at]) => at === 101_000 || at === 104_500)).toEqual([
      [101_000, 3500],
      [104_500, 3500],
    ]);
    expect(breaks.find(({ timestamp }) => timestamp === 195_000)).not.toHaveProperty('nearMs');
  });

  it('are kept at places of the analysis, and added elsewhere', () => {
    const [place] = plan(program).breaks;
    const { breaks } = plan(program, { kept: [place?.timestamp ?? 0, 101_000] });
    expect(breaks.filter(({ isKept }) => isKept).map(({ isAdded }) => isAdded)).toEqual(
      place && place.timestamp < 101_000 ? [false, true] : [true, false],
    );
  });

  it('have the usual length if none is chosen', () => {
    expect(plan(program, { podSeconds: null }).podSeconds).toBe(30);
    expect(plan(program).podSeconds).toBe(60);
  });

  it('are not suitable beside a test pattern, nor is a scene that is one', () => {
    const placed: Placed[] = [
      ['technical', 'test pattern', 0, 20],
      ['topic', 'cooking', 20, 100],
    ];
    const { breaks, scenes, program } = plan(shortProgram(100, placed, scenesOf(20, 60, 100)), {
      kept: [20_000, 50_000],
    });
    const verdicts = breaks
      .filter(({ isKept }) => isKept)
      .map(({ verdict, isFiller }) => [verdict, isFiller]);
    expect(verdicts).toEqual([
      ['not-assessed', true],
      ['suitable', false],
    ]);
    expect(scenes.map(({ verdict }) => verdict)).toEqual(['not-assessed', 'suitable', 'suitable']);
    expect(program).toMatchObject({ verdict: 'suitable', suitableMs: 80_000, suitableShare: 1 });
    expect(
      bestScenes(plan(shortProgram(100, placed, scenesOf(20, 60, 100)))).map(({ number }) => number),
    ).toEqual([2, 3]);
  });

  it('leave nothing that suits where all is a test pattern or black, with scenes or without', () => {
    const placed: Placed[] = [
      ['technical', 'test pattern', 0, 60],
      ['technical', 'black frame', 60, 100],
    ];
    for (const scenes of [undefined, scenesOf(60, 100)])
      expect(plan(shortProgram(100, placed, scenes)).program).toMatchObject({
        verdict: 'not-assessed',
        suitableMs: 0,
        suitableShare: 0,
      });
  });

  it('count black by its own time and not by the scene that it is in', () => {
    const placed: Placed[] = [
      ['topic', 'terrorism', 0, 40],
      ['technical', 'black frame', 40, 71],
      ['topic', 'cooking', 71, 100],
    ];
    const { program } = plan(shortProgram(100, placed, scenesOf(40, 100)));
    expect(program).toMatchObject({ verdict: 'partly', suitableMs: 29_000 });
  });

  it('have a rule cost: how many more there would be without the rule', () => {
    const excluded: Brief = {
      text: 'no cooking',
      terms: [
        { from: 0, to: 10, kind: 'exclusion', meanings: [{ kind: 'topic', name: 'cooking', id: '216' }] },
      ],
    };
    const all = shortProgram(200, [['topic', 'cooking', 0, 200]], scenesOf(60, 120, 200));
    expect(times({ profile: PRESETS[0] ?? own }, all)).toHaveLength(2);
    const { breaks, costs } = plan(all, { profile: PRESETS[0] ?? own, brief: excluded });
    expect(breaks.filter(({ isExported }) => isExported)).toEqual([]);
    expect(costs).toMatchObject([{ rule: { kind: 'brief', concept: 'cooking' }, breaksAlone: 2 }]);
  });

  it('are placed in the assessed part of the video before better places that were not assessed', () => {
    const response = shortProgram(
      143,
      [
        ['technical', 'black frame', 140, 142],
        ['sound', 'silence', 140, 142],
      ],
      {
        ...scenesOf(60, 140, 143),
        durationMs: 200_000,
        partial: [{ code: 'ends-early', values: { endMs: 143_000 } }],
      },
    );
    expect(
      plan(response, { breakOptions: { count: 1 } }).breaks.filter((each) => each.isPlanned),
    ).toMatchObject([{ timestamp: 60_000, verdict: 'suitable' }]);
    expect(plan(response, { breakOptions: { count: 2 } }).breaks).toMatchObject([
      { timestamp: 60_000 },
      { timestamp: 140_000, verdict: 'not-assessed' },
    ]);
  });

  it('are not exported once the profile does not accept them, even if they were kept before', () => {
    const kept = (changes: Partial<PlanChoices>) =>
      plan(program, { kept: [0], breakOptions: { count: 0 }, ...changes }).breaks[0];
    expect(kept({})).toMatchObject({ verdict: 'unsuitable', isKept: true, isExported: false });
    const open = PRESETS.find(({ id }) => id === 'open');
    expect(kept(open ? { profile: open } : {})).toMatchObject({ verdict: 'suitable', isExported: true });
  });

  it('have the position of a kept one in shot and speech, also at the very start', () => {
    const speech = [{ start: 36_000, end: 39_000 }];
    const { breaks } = plan({ ...program, speech }, { kept: [0, 37_500], breakOptions: { count: 0 } });
    expect(breaks).toMatchObject([
      {
        timestamp: 0,
        isKept: true,
        isInShot: false,
        isExported: false,
        verdict: 'unsuitable',
        lookback: { range: { startMs: 0, endMs: 0 }, topics: [] },
      },
      { timestamp: 37_500, isInShot: true, isInSpeech: true, isExported: false },
    ]);
  });

  it('are not exported when nothing could be assessed, unless the user has kept them', () => {
    const { breaks } = plan({ ...program, taxonomy: undefined }, { kept: [180_000] });
    expect(breaks.filter(({ verdict }) => verdict === 'not-assessed').length).toBeGreaterThan(0);
    expect(breaks.filter(({ isExported }) => isExported).map(({ timestamp }) => timestamp)).toEqual([
      180_000,
    ]);
  });

  it('have the requested number per hour, at least one', () => {
    expect(breakOptionsOf(5_400_000, { perHour: 6 })).toEqual({ count: 9, spacingMs: 300_000 });
    expect(breakOptionsOf(44_000, { perHour: 4 }).count).toBe(1);
    expect(breakOptionsOf(44_000, { count: 0, perHour: 4 })).toEqual({ count: 0, spacingMs: 22_000 });
    expect(breakOptionsOf(3_600_000, { spacingMs: 5 })).toEqual({ count: 10, spacingMs: 5 });
  });
});

describe('a brief', () => {
  const brief: Brief = {
    text: 'cooking warm',
    terms: [
      { from: 0, to: 7, kind: 'wish', meanings: [{ kind: 'topic', name: 'food and drink', id: '210' }] },
      { from: 8, to: 12, kind: 'wish', meanings: [{ kind: 'look', name: 'warm colours' }] },
    ],
  };

  it('ranks scenes with its reasons; of equal scenes the earlier is first', () => {
    const best: PlannedScene[] = bestFirst(plan(program, { brief }).scenes);
    expect(best.map(({ number }) => number)).toEqual([8, 6, 7, 9, 10, 4, 5, 1, 2, 3]);
    expect(best[0]?.match).toMatchObject({
      score: 1,
      reasons: [
        { wish: { from: 0 }, concepts: ['cooking'], ms: 20_000 },
        { wish: { from: 8 }, concepts: ['warm colours'], ms: 20_000 },
      ],
    });
    expect(plan(program).scenes[0]).not.toHaveProperty('match');
  });

  it('moves breaks to places that match', () => {
    const options = { breakOptions: { count: 1 } };
    const isExported = (each: PlannedBreak) => each.isExported;
    expect(plan(program, options).breaks.find(isExported)?.timestamp).toBe(100_000);
    expect(plan(program, { ...options, brief }).breaks.find(isExported)).toMatchObject({
      timestamp: 160_000,
      match: { score: 1 },
    });
  });

  describe('selects breaks', () => {
    const cooking: Brief = {
      text: 'cooking',
      terms: [{ from: 0, to: 7, kind: 'wish', meanings: [{ kind: 'topic', name: 'cooking' }] }],
    };
    /** Of two places the first has less cooking before it. */
    const placed: Placed[] = [
      ['topic', 'cooking', 48, 65],
      ['topic', 'cooking', 146, 160],
    ];
    const exported = (...more: Placed[]) =>
      plan(shortProgram(200, [...placed, ...more], scenesOf(60, 160, 200)), {
        brief: cooking,
        breakOptions: { count: 1 },
      })
        .breaks.filter(({ isExported }) => isExported)
        .map(({ timestamp }) => timestamp);

    it('by what is before them, not by what follows', () => {
      expect(exported()).toEqual([160_000]);
    });

    it('by the score of the place as much as by the match', () => {
      expect(exported(['technical', 'black frame', 60, 62], ['sound', 'silence', 60, 62])).toEqual([60_000]);
    });
  });
});

describe('an unusual program', () => {
  it.each([
    ['an empty analysis', shortProgram(0, [], { durationMs: 0 })],
    ['nothing but entries', { status: 'success', videoUrl: 'https://example.com/a.mp4', analysis: [] }],
    ['one shot', shortProgram(60, [], { shots: [{ start: 0, end: 60_000 }] })],
    ['no captions, no sound', shortProgram(60, [], { taxonomy: undefined, sound: [], speech: [] })],
    ['no scenes', shortProgram(60, [['topic', 'crime', 0, 5]], { scenes: undefined })],
    ['three hours', generatedProgram(180)],
  ] satisfies [string, AnalysisResponse][])('has a plan: %s', (_, response) => {
    const { program: verdict, durationMs } = plan(response, { profile: PRESETS[0] ?? own, kept: [0] });
    expect(verdict.suitableMs + verdict.unsuitableMs + verdict.notAssessedMs).toBe(durationMs);
    expect(totalMs(verdict.notAssessed)).toBe(verdict.notAssessedMs);
  });
});

describe('what the result names first', () => {
  it('is the longest suitable scenes, or the suitable scenes that match a wish best', () => {
    const response = shortProgram(
      120,
      [
        ['topic', 'crime', 0, 50],
        ['topic', 'cooking', 60, 66],
      ],
      scenesOf(50, 60, 90, 120),
    );
    const names = (choices?: Partial<PlanChoices>) =>
      bestScenes(plan(response, choices)).map(({ number }) => number);
    expect(names()).toEqual([3, 4, 2]);
    const cooking = { kind: 'topic', name: 'cooking', id: '216' } as const;
    const brief: Brief = { text: 'cooking', terms: [{ from: 0, to: 7, kind: 'wish', meanings: [cooking] }] };
    expect(names({ brief })).toEqual([3]);
  });

  it('is planned breaks: unsuitable ones are listed separately unless they are kept', () => {
    const { breaks } = plan(program, { breakOptions: { count: 8, spacingMs: 20_000 } });
    const { planned, others } = splitBreaks(breaks);
    expect(planned.every(({ verdict }) => verdict === 'suitable')).toBe(true);
    expect(others.every(({ verdict }) => verdict === 'unsuitable')).toBe(true);
    expect(others).not.toEqual([]);
    expect(bestBreaks(breaks)).toHaveLength(3);
    expect(bestBreaks(breaks).every((place) => planned.includes(place))).toBe(true);
    const [lost] = others;
    const kept = plan(program, {
      breakOptions: { count: 8, spacingMs: 20_000 },
      kept: [lost?.timestamp ?? 0],
    });
    expect(splitBreaks(kept.breaks).planned.map(({ timestamp }) => timestamp)).toContain(lost?.timestamp);
    expect(splitBreaks(kept.breaks).others.map(({ timestamp }) => timestamp)).not.toContain(lost?.timestamp);
  });

  it('is never an unsuitable break, even if it is the only one and kept', () => {
    const { breaks } = plan(program, { breakOptions: { count: 0 }, kept: [40_000] });
    expect(splitBreaks(breaks).planned).toMatchObject([{ timestamp: 40_000, verdict: 'unsuitable' }]);
    expect(bestBreaks(breaks)).toEqual([]);
  });

  it('is the scenes that match at least half of the wishes, if any scene does', () => {
    const response = shortProgram(
      120,
      [
        ['topic', 'cooking', 0, 60],
        ['topic', 'cooking', 60, 63],
      ],
      scenesOf(60, 120),
    );
    const wish = (name: string) =>
      ({ from: 0, to: 7, kind: 'wish', meanings: [{ kind: 'topic', name }] }) as const;
    const brief: Brief = { text: 'cooking', terms: [wish('cooking'), wish('travel')] };
    expect(bestScenes(plan(response, { brief }))).toMatchObject([{ number: 1, match: { score: 0.5 } }]);
  });
});
