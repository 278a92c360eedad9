import { describe, expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { ProgramFacts } from '@/contracts/program-facts';
import { planOf, type PlanChoices } from '../plan';
import { shortProgram } from '../testing/short-program';
import { PRESETS, type SuitabilityProfile } from '../suitability';
import { createComparison } from './against-analysis';
import type { AuditRecord, Placement } from './records';
import { byPublisher, toFindingSheet, toPublisherSheet } from './summary';

const [CAREFUL] = PRESETS as [SuitabilityProfile];

/** Ten minutes about cooking, with crime of high risk in the eighth, and breaks that are kept at 4:00 and 8:00. */
function plan(changes: Partial<AnalysisResponse> = {}, choices: Partial<PlanChoices> = {}) {
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
    ...choices,
  });
}

const planWithFacts = (facts: ProgramFacts) => plan({}, { program: JSON.stringify(facts) });

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
    'no-such-break',
  ]);
  expect(outcome({ path: 'break', value: 'pre', at: { kind: 'outside' } })).toEqual(['outside', false]);
});

it('of a generic mid-roll it is said whether the plan has breaks, and that nothing more is known', () => {
  const midRoll: Placement = { path: 'startdelay', value: '-1', at: { kind: 'mid-roll' } };
  const judged = (of: ReturnType<typeof plan>) => createComparison(of)(record({}, [midRoll]));
  expect(judged(plan())).toMatchObject({
    placements: ['unknown'],
    findings: [{ code: 'generic-mid-roll', severity: 'weak', values: { count: 2 } }],
  });
  expect(judged(plan({}, { kept: [] }))).toMatchObject({
    placements: ['unplanned'],
    findings: [{ code: 'no-breaks', severity: 'mismatch' }],
  });
});

describe('declared facts are compared with those that are stored', () => {
  const stored: ProgramFacts = {
    ...{ series: 'Island Living', season: '3', episode: 2, genres: ['Cooking', 'Reality'] },
    ...{ contentRating: 'TV-14', language: 'en-GB', network: 'ABC', channel: 'ABC One' },
    channelDomain: 'one.example.com',
  };

  it('none differs, in whichever way it is written', () => {
    const same = {
      ...{ series: 'ISLAND LIVING', season: 'Season 03', episode: 2, genres: ['651', '647'] },
      ...{ rating: 'tv-14 (DV)', language: 'en', network: { name: 'abc' }, length: 600 },
      channel: { name: undefined, domain: 'one.example.com' },
    };
    expect(codesOf(record(same), planWithFacts(stored))).toEqual([]);
    expect(codesOf(record({}), planWithFacts(stored))).toEqual([]);
    // Another country rates for another age.
    expect(codesOf(record({ rating: 'FSK 16' }), planWithFacts(stored))).toEqual([]);
  });

  it.each<[path: string, declared: Partial<AuditRecord['program']>, found: string | number]>([
    ['series', { series: 'Mainland Living' }, 'Island Living'],
    ['season', { season: '4' }, '3'],
    ['episode', { episode: 12 }, 2],
    ['genres', { genres: ['332'] }, 'Cooking, Reality'],
    ['contentrating', { rating: 'TV-MA' }, 'TV-14'],
    ['language', { language: 'fr' }, 'en-GB'],
    ['network.name', { network: { name: 'NBC' } }, 'ABC'],
    ['channel.domain', { channel: { domain: 'two.example.com' } }, 'one.example.com'],
  ])('%s', (path, declared, found) => {
    const { findings } = createComparison(planWithFacts(stored))(record(declared));
    expect(findings).toContainEqual(expect.objectContaining({ code: 'other-fact', path, values: { found } }));
  });

  it('captions in another language than the stored one are a translation', () => {
    expect(codesOf(record({ language: 'ja' }), planWithFacts({ language: 'ja' }))).toEqual([]);
  });
});

it('records with only the ID of a publisher count for the publisher with that ID', () => {
  const figures = byPublisher([
    { ...record({}), publisher: 'One', publisherId: 'p1' },
    { ...record({}), publisher: 'p1', publisherId: 'p1' },
    { ...record({}), publisher: 'p2', publisherId: 'p2' },
  ]);
  expect(figures.map(({ publisher, records }) => [publisher, records])).toEqual([
    ['One', 2],
    ['p2', 1],
  ]);
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
  expect(sheet).toContain("1,'=1+1,One,,Show,,mismatch,other-genre,genres,Sports,'@other-genre,");
  expect(sheet.split('\r\n').filter(Boolean)).toHaveLength(5);
});
