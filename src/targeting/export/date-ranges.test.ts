import { expect, it } from 'vitest';
import { toDateRanges } from './date-ranges';
import type { BreakRecord } from './records';

const adBreak: BreakRecord = {
  id: 'break-1',
  timeMs: 17_989,
  score: 0.925,
  reasons: ['slot', 'pause'],
  podSeconds: 90,
  isKept: false,
  risks: [],
  verdict: 'suitable',
  rules: [],
  match: undefined,
  before: {
    startMs: 0,
    endMs: 17_989,
    topics: [
      { id: '21"6\n', name: 'cooking', path: ['Food & Drink', 'Cooking'], ms: 9000 },
      { id: undefined, name: 'of an older version', path: ['of an older version'], ms: 4000 },
      { id: '533', name: 'soccer', path: ['Sports', 'Soccer'], ms: 2000 },
    ],
    seen: [],
    loudness: undefined,
    risks: [],
  },
};

it('the playlist has one gap, and each break lists its reasons', () => {
  const later: BreakRecord = {
    ...adBreak,
    id: 'break-2',
    timeMs: 3_723_004,
    verdict: 'not-assessed',
    before: { ...adBreak.before, topics: [] },
  };
  expect(toDateRanges([adBreak, later], 3_800_250).split('\n')).toEqual([
    '#EXTM3U',
    '#EXT-X-VERSION:8',
    '#EXT-X-TARGETDURATION:3801',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '# 2000-01-01T00:00:00.000Z stands for the start of the program. Copy the date ranges into its media playlist,',
    '# and move their dates where EXT-X-PROGRAM-DATE-TIME of its first segment is another one.',
    `#EXT-X-DATERANGE:ID="break-1",CLASS="scenecue.ad-break",START-DATE="2000-01-01T00:00:17.989Z",DURATION=0,PLANNED-DURATION=90,X-SCENECUE-SCORE=0.925,X-SCENECUE-REASONS="slot,pause",X-SCENECUE-VERDICT="suitable",X-SCENECUE-TOPICS="21'6,533"`,
    '#EXT-X-DATERANGE:ID="break-2",CLASS="scenecue.ad-break",START-DATE="2000-01-01T01:02:03.004Z",DURATION=0,PLANNED-DURATION=90,X-SCENECUE-SCORE=0.925,X-SCENECUE-REASONS="slot,pause",X-SCENECUE-VERDICT="not-assessed"',
    '#EXT-X-PROGRAM-DATE-TIME:2000-01-01T00:00:00.000Z',
    '#EXT-X-GAP',
    '#EXTINF:3800.250,',
    'program',
    '#EXT-X-ENDLIST',
    '',
  ]);
});
