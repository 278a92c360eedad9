import { expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { planOf } from '../plan';
import { shortProgram } from '../testing/short-program';
import { PRESETS, type SuitabilityProfile } from '../suitability';
import { createComparison } from './against-analysis';
import { createMatcher } from './programs';
import type { AuditRecord, Placement } from './records';
import { byPublisher, toFindingSheet, toPublisherSheet } from './summary';

const [CAREFUL] = PRESETS as [SuitabilityProfile];

/** Ten minutes about cooking, with crime of high risk in the eighth, and breaks that are kept at 4:00 and 8:00. */
function plan(changes: Partial<AnalysisResponse> = {}) {
  const response = shortProgram(
    600,
    [
      ['topic', 'cooking', 0, 600],
      ['topic', 'crime', 420, 480],
    ],
    {
      risks: [
        {
          name: 'crime',
          level: 'high',
          ranges: [{ start: 420_000, end: 480_000, level: 'high' }],
          words: ['murder'],
          mentions: 1,
        },
      ],
      transcript: { language: 'en', lines: [{ start: 0, end: 1000, text: 'Hello' }] },
      ...changes,
    },
  );
  return planOf(response, {
    profile: CAREFUL,
    brief: null,
    corrections: [],
    podSeconds: null,
    breakOptions: { count: 0 },
    kept: [240_000, 560_000],
    dropped: [],
  });
}

const timeAt = (ms: number): Placement => ({ path: 'at', value: String(ms), at: { kind: 'time', ms } });

const record = (program: Partial<AuditRecord['program']>, placements: Placement[] = []): AuditRecord => ({
  line: 1,
  kind: 'log',
  name: '=1+1',
  publisher: 'One',
  program: { genres: [], path: '', ...program },
  placements,
  hasSignals: true,
  findings: [],
});

const codesOf = (each: AuditRecord, of = plan()) =>
  createComparison(of)(each).findings.map(({ code }) => code);

it('what agrees with the analysis is no finding', () => {
  const agreeing = { genres: ['216', '647'], rating: 'TV-14', length: 625, language: 'en' };
  expect(codesOf(record(agreeing, [timeAt(243_000)]))).toEqual([]);
  expect(codesOf(record({ genres: ['647'], rating: 'TV-MA' }))).toEqual([]);
});

it.each<[code: string, program: Partial<AuditRecord['program']>]>([
  ['other-genre', { genres: ['483'] }],
  ['other-rating', { rating: 'TV-PG-V' }],
  ['other-length', { length: 1800 }],
  ['other-language', { language: 'de' }],
])('%s: %j', (code, program) => {
  expect(codesOf(record(program))).toEqual([code]);
});

it('a request without a genre is told what was found', () => {
  const [finding] = createComparison(plan())({
    ...record({ path: 'app.content' }),
    kind: 'request',
  }).findings;
  expect(finding).toMatchObject({
    code: 'no-genre',
    path: 'app.content.genres',
    concepts: ['cooking', 'crime'],
  });
});

it('nothing is said about what was not measured', () => {
  const unmeasured = plan({ taxonomy: undefined, risks: undefined, transcript: undefined, analysis: [] });
  expect(codesOf(record({ genres: ['483'], rating: 'TV-G', language: 'de' }), unmeasured)).toEqual([]);
});

it('an advertisement ran in a planned break or not, and beside an excluded scene or not', () => {
  const outcome = (...placements: Placement[]) => {
    const {
      placements: found,
      isBesideExcluded,
      findings,
    } = createComparison(plan())(record({}, placements));
    return [found.join(), isBesideExcluded, ...findings.map(({ code }) => code)];
  };
  expect(outcome(timeAt(245_000))).toEqual(['planned', false]);
  expect(outcome(timeAt(246_000))).toEqual(['unplanned', false, 'unplanned']);
  expect(outcome(timeAt(450_000))).toEqual(['unplanned', true, 'unplanned', 'excluded']);
  expect(outcome({ path: 'break', value: '2', at: { kind: 'number', number: 2 } })).toEqual([
    'planned',
    false,
  ]);
  expect(outcome({ path: 'break', value: '3', at: { kind: 'number', number: 3 } })).toEqual([
    'unplanned',
    false,
    'unplanned',
  ]);
  expect(outcome({ path: 'break', value: 'pre', at: { kind: 'outside' } })).toEqual(['outside', false]);
});

it('a program is found by URL without its query, by ID, and by title', () => {
  const program = (name: string, title = '') => ({
    id: `id-${name}`,
    videoUrl: `https://cdn.example.com/${name}.mp4`,
    names: [title || name],
  });
  const match = createMatcher([
    program('new', 'Café Noir'),
    program('the-show', 'Island Living: Paradise'),
    program('b', 'Twice'),
    program('c', 'Twice'),
  ]);
  const found = (declared: Partial<AuditRecord['program']>) => {
    const result = match({ genres: [], path: '', ...declared });
    return typeof result === 'object' ? result.program.id : result;
  };
  expect(found({ url: 'http://www.cdn.example.com/new.mp4?token=1#t' })).toBe('id-new');
  expect(found({ id: 'THE-SHOW' })).toBe('id-the-show');
  expect(found({ title: 'CAFE noir!' })).toBe('id-new');
  expect(found({ series: 'Island Living', title: 'Paradise' })).toBe('id-the-show');
  expect(found({ title: 'Twice' })).toBe('ambiguous');
  expect(found({ title: 'Twice', id: 'c' })).toBe('id-c');
  expect(found({ title: 'Paradise' })).toBeUndefined();
});

it('figures by publisher, and sheets in which a spreadsheet evaluates nothing', () => {
  const compared = { ...record({ genres: ['483'] }, [timeAt(450_000)]), matched: 'Show' };
  const records = [
    { ...compared, comparison: createComparison(plan())(compared) },
    { ...record({}), publisher: '', hasSignals: false },
  ];
  expect(byPublisher(records)).toMatchObject([
    { publisher: '', records: 1, withSignals: 0, matched: 0 },
    { publisher: 'One', records: 1, withSignals: 1, matched: 1, mismatch: 1, unplanned: 1, excluded: 1 },
  ]);
  expect(toPublisherSheet(records).split('\r\n').slice(1, 3)).toEqual([
    ',1,0,0,0,0,0,,,',
    'One,1,1,1,0,0,1,1,1,1',
  ]);
  const sheet = toFindingSheet(records, ({ code }) => `@${code}`);
  expect(sheet).toContain("1,'=1+1,One,,Show,mismatch,other-genre,genres,sports,'@other-genre,");
  expect(sheet.split('\r\n').filter(Boolean)).toHaveLength(5);
});
