import { expect, it } from 'vitest';
import type { Concept } from '@/contracts/analysis';
import { toCsv } from './csv';

const HEAD =
  'timestamp_ms,timecode,concept,confidence,evidence_measurement,evidence_value,evidence_unit,evidence_words,evidence_timestamp_ms,evidence_sources,evidence_label,evidence_score';

const MEASURED = { kind: 'measurement', measurement: 'mean luma', value: 1 } as const;

const lines = (...concepts: Concept[]) => toCsv([{ timestamp: 14_040, concepts }]).split('\r\n');

it('the file has a header row, a row per concept, and a line break at its end', () => {
  expect(lines({ name: 'fade', confidence: 0.5 }, { name: 'black frame', confidence: 0.999 })).toEqual([
    HEAD,
    '14040,00:14.0,fade,0.5,,,,,,,,',
    '14040,00:14.0,black frame,0.999,,,,,,,,',
    '',
  ]);
  expect(toCsv([{ timestamp: 0, concepts: [] }])).toBe(`${HEAD}\r\n`);
});

it('names are in American spelling, as on the page', () => {
  const measured = { ...MEASURED, measurement: 'likeness to colour bars', unit: 'share' };
  expect(lines({ name: 'warm colours', confidence: 1, evidence: measured })[1]).toBe(
    '14040,00:14.0,warm colors,1,likeness to color bars,1,share,,,,,',
  );
  expect(lines({ name: 'dominant grey', confidence: 1 })[1]).toMatch(/,dominant gray,1,/);
});

it('the evidence of a concept is in its row', () => {
  const measured = { ...MEASURED, value: -1.25, unit: 'dB' };
  const said = { kind: 'words', words: 'So she said: "Hi,\nyou"', timestamp: 13_900 } as const;
  expect(lines({ name: 'a', confidence: 1, evidence: measured })[1]).toBe(
    '14040,00:14.0,a,1,mean luma,-1.25,dB,,,,,',
  );
  expect(lines({ name: 'b', confidence: 1, evidence: said })[1]).toBe(
    '14040,00:14.0,b,1,,,,"So she said: ""Hi,\nyou""",13900,,,',
  );
  const both = { ...said, words: 'goal', sources: ['said' as const, 'written' as const] };
  expect(lines({ name: 'soccer', confidence: 1, evidence: both })[1]).toBe(
    '14040,00:14.0,soccer,1,,,,goal,13900,said written,,',
  );
  const seen = {
    kind: 'detection',
    label: 'car',
    timestamp: 13_900,
    score: 0.71,
    sources: ['seen', 'said'],
  } as const;
  expect(
    lines({ name: 'automotive', confidence: 0.8, evidence: { ...seen, sources: [...seen.sources] } })[1],
  ).toBe('14040,00:14.0,automotive,0.8,,,,,13900,seen said,car,0.71');
});

it.each([
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['+1', "'+1"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r'=1"`],
  ['＝1', "'＝1"],
  ['black and white', 'black and white'],
])('%j is no formula in a spreadsheet', (name, written) => {
  const csv = toCsv([{ timestamp: 0, concepts: [{ name, confidence: 0.5 }] }]);
  expect(csv).toBe(`${HEAD}\r\n0,00:00.0,${written},0.5,,,,,,,,\r\n`);
});
