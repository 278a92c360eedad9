import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { planOf, type PlanChoices } from '../plan';
import { shortProgram } from '../testing/short-program';
import { toMediaTailor } from './media-tailor';
import { toOpenRtb } from './open-rtb';
import { toPlanFile } from './plan-file';
import { breakRecords, sceneRecords } from './records';
import { toBreakSheet, toSceneSheet } from './sheets';

const choices: PlanChoices = {
  profile: {
    id: 'own',
    name: 'Own',
    topics: { 380: 'high', '8FD8nI': 'high' },
    exclusions: [],
    avoid: [],
    leastConfidence: 0.5,
  },
  brief: null,
  corrections: [],
  breakOptions: { count: 0 },
  kept: [40_000],
  dropped: [],
  podSeconds: 60,
};

it('each sensitive topic has its measured risk level, or the level unknown', () => {
  const response = shortProgram(
    60,
    [
      ['topic', 'crime', 0, 30],
      ['topic', 'terrorism', 10, 40],
    ],
    {
      risks: [
        {
          name: 'terrorism',
          level: 'high',
          ranges: [{ start: 10_000, end: 40_000, level: 'high' }],
          words: ['attack'],
          mentions: 1,
        },
      ],
      scenes: [{ start: 0, end: 60_000, endReason: 'end' }],
    },
  );
  const plan = planOf(response, choices);

  const risks = [
    { name: 'crime', level: 'unknown', isProvisional: false },
    { name: 'terrorism', level: 'high', isProvisional: false },
  ];
  expect(JSON.parse(toPlanFile(plan))).toMatchObject({
    scenes: [{ risks }],
    breaks: [{ risks, before: { risks } }],
  });

  const cell = 'crime: unknown; terrorism: high';
  expect(parse(toSceneSheet(sceneRecords(plan)), { columns: true })).toMatchObject([{ risks: cell }]);
  expect(parse(toBreakSheet(breakRecords(plan)), { columns: true })).toMatchObject([{ before_risks: cell }]);

  const segment = [
    { id: 'crime', name: 'crime', value: 'unknown' },
    { id: 'terrorism', name: 'terrorism', value: 'high' },
  ];
  const { content, breaks } = toOpenRtb(plan, { issuer: 'scenecue.example' });
  for (const { data } of [content, ...breaks.map((each) => each.content)]) {
    expect(data.at(-1)).toEqual({ id: 'scenecue-risk', name: 'scenecue.example', segment });
  }
  expect(breaks).toHaveLength(1);
});

it('each rule is listed once, the longest first, with rounded numbers; unsuitable breaks are omitted', () => {
  const response = shortProgram(
    60,
    [
      ['topic', 'soccer', 0, 5],
      ['topic', 'tennis', 0, 10],
      ['topic', 'cooking', 30, 40],
      ['topic', 'travel', 40, 60],
      ['seen', 'cup', 32, 34],
      ['seen', 'dog', 33, 40],
      ['look', 'fade', 39, 40],
      ['sound', 'silence', 40, 42],
    ],
    {
      speech: [{ start: 0, end: 20_000 }],
      sound: [
        { timestamp: 20_000, loudness: -22 },
        { timestamp: 39_500, loudness: -40 },
      ],
      loudness: { integratedLufs: -23, truePeakDb: -1 },
      scenes: [
        { start: 0, end: 40_000, endReason: 'change', keyFrame: 4000 },
        { start: 40_000, end: 60_000, endReason: 'end' },
      ],
    },
  );
  const dog = { kind: 'seen', name: 'dog' } as const;
  const plan = planOf(response, {
    ...choices,
    profile: { ...choices.profile, exclusions: ['483'] },
    brief: { text: 'dog', terms: [{ from: 0, to: 3, kind: 'wish', meanings: [dog] }] },
    kept: [15_000, 40_000],
  });
  const cooking = { id: '216', name: 'cooking', path: ['Food & Drink', 'Cooking'], ms: 10_000 };
  const seen = [
    { name: 'dog', ms: 7000 },
    { name: 'cup', ms: 2000 },
  ];
  expect(sceneRecords(plan)).toEqual([
    {
      number: 1,
      startMs: 0,
      endMs: 40_000,
      keyFrameMs: 4000,
      endReason: 'change',
      topics: [
        { id: '539', name: 'tennis', path: ['Sports', 'Tennis'], ms: 10_000 },
        cooking,
        { id: '533', name: 'soccer', path: ['Sports', 'Soccer'], ms: 5000 },
      ],
      seen,
      risks: [],
      verdict: 'unsuitable',
      rules: ['exclusion:483'],
      match: 0.35,
    },
    {
      number: 2,
      startMs: 40_000,
      endMs: 60_000,
      keyFrameMs: undefined,
      endReason: 'end',
      topics: [{ id: '653', name: 'travel', path: ['Travel'], ms: 20_000 }],
      seen: [],
      risks: [],
      verdict: 'suitable',
      rules: [],
      match: 0,
    },
  ]);
  expect(breakRecords(plan)).toEqual([
    {
      id: 'break-40000',
      timeMs: 40_000,
      score: 0.962,
      reasons: ['fade', 'scene-change', 'topic-change', 'silence', 'pause', 'quiet'],
      podSeconds: 60,
      isKept: true,
      risks: [],
      verdict: 'suitable',
      rules: [],
      match: 0.467,
      before: { startMs: 10_000, endMs: 40_000, topics: [cooking], seen, risks: [], loudness: -24.9 },
    },
  ]);
});

it('a break keeps its ID in every file when another one is dropped', () => {
  const response = shortProgram(60, [['topic', 'cooking', 0, 60]]);
  const idsOf = (kept: number[]) => {
    const plan = planOf(response, { ...choices, kept });
    const { AdBreaks } = JSON.parse(toMediaTailor(plan)) as {
      AdBreaks: { SpliceInsertMessage: { SpliceEventId: number } }[];
    };
    return [
      breakRecords(plan).map(({ id }) => id),
      AdBreaks.map(({ SpliceInsertMessage }) => SpliceInsertMessage.SpliceEventId),
    ];
  };
  expect(idsOf([20_000, 40_000])).toEqual([
    ['break-20000', 'break-40000'],
    [20_000, 40_000],
  ]);
  expect(idsOf([40_000])).toEqual([['break-40000'], [40_000]]);
});
