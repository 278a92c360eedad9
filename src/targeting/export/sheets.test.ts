import { expect, it } from 'vitest';
import type { BreakRecord, ContextRecord, SceneRecord } from './records';
import { toBreakSheet, toSceneSheet } from './sheets';

const context: ContextRecord = {
  topics: [
    { id: '216', name: 'cooking', path: ['Food & Drink', 'Cooking'], ms: 9000 },
    { id: undefined, name: 'of an older version', path: ['of an older version'], ms: 4000 },
    { id: '380', name: 'crime', path: ['Crime'], ms: 2000 },
  ],
  seen: [
    { name: 'cup', ms: 3000 },
    { name: 'dog', ms: 1000 },
  ],
  risks: [
    { name: 'crime', level: 'low', isProvisional: true },
    { name: 'terrorism', level: 'unknown', isProvisional: false },
  ],
};

const scene: SceneRecord = {
  number: 2,
  startMs: 61_500,
  endMs: 75_040,
  keyFrameMs: 62_000,
  endReason: 'black',
  ...context,
  verdict: 'unsuitable',
  rules: ['topic:380', 'avoid:loud'],
  match: 0.333,
};

const adBreak: BreakRecord = {
  id: 'break-1',
  timeMs: 75_040,
  score: 0.925,
  reasons: ['slot', 'pause'],
  podSeconds: 90,
  isKept: true,
  risks: [{ name: 'debate', level: 'medium', isProvisional: false }],
  verdict: 'suitable',
  rules: ['brief:dog'],
  match: 0.5,
  before: { startMs: 45_040, endMs: 75_040, ...context, loudness: -23.4 },
};

const lines = (sheet: string) => sheet.split('\r\n');

it('the sheet of scenes has a row per scene, with each value in its named column', () => {
  const missing = { ...scene, keyFrameMs: undefined, endReason: undefined, match: undefined };
  const nothing = { topics: [], seen: [], risks: [], verdict: 'suitable' as const, rules: [] };
  expect(lines(toSceneSheet([scene, { ...missing, ...nothing }]))).toEqual([
    'scene,start_ms,end_ms,start,end,seconds,key_frame_ms,end_reason,topics,topic_ids,seen,risks,verdict,rules,match',
    '2,61500,75040,01:01.5,01:15.0,13.54,62000,black,cooking; of an older version; crime,216; ; 380,cup; dog,crime: low (provisional); terrorism: unknown,unsuitable,topic:380; avoid:loud,0.333',
    '2,61500,75040,01:01.5,01:15.0,13.54,,,,,,,suitable,,',
    '',
  ]);
});

it('the sheet of breaks has a row per break, with its lookback', () => {
  expect(lines(toBreakSheet([{ ...adBreak, nearMs: 6500 }]))[1]).toMatch(/,yes,6500$/);
  expect(lines(toBreakSheet([adBreak]))).toEqual([
    'break,time_ms,time,score,reasons,pod_seconds,before_start_ms,before_topics,before_topic_ids,before_seen,before_loudness_lufs,before_risks,verdict,rules,match,risks,kept_by_hand,too_near_ms',
    'break-1,75040,01:15.0,0.925,slot; pause,90,45040,cooking; of an older version; crime,216; ; 380,cup; dog,-23.4,crime: low (provisional); terrorism: unknown,suitable,brief:dog,0.5,debate: medium,yes,',
    '',
  ]);
});
