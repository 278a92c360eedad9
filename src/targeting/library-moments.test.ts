import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { loadVocabularies } from './brief/load-vocabularies';
import { parseBrief } from './brief/parse-brief';
import {
  libraryMoments,
  similarInLibrary,
  toMomentSheet,
  toProgramSheet,
  withoutMedia,
  type LibraryProgram,
} from './library-moments';
import { planOf, type PlanChoices } from './plan';
import { PRESETS, type SuitabilityProfile } from './suitability';
import { generatedProgram } from './testing/generated-program';
import { sentencesOf, vectorAt } from './testing/sentence-vectors';
import { shortProgram } from './testing/short-program';

const [careful] = PRESETS as [SuitabilityProfile];
const vocabularies = await loadVocabularies('en');

const choices = (brief: string): PlanChoices => ({
  profile: careful,
  brief: brief === '' ? null : parseBrief(brief, vocabularies),
  corrections: [],
  breakOptions: {},
  kept: [],
  dropped: [],
  podSeconds: null,
});

const programOf = (name: string, response: AnalysisResponse, brief = ''): LibraryProgram => ({
  id: name,
  name,
  plan: planOf(response, choices(brief)),
});

const SCENES = [0, 150, 300, 450].map((start) => ({ start: start * 1000, end: (start + 150) * 1000 }));
const cooking = shortProgram(600, [['topic', 'cooking', 0, 600]], { scenes: SCENES });
const mixed = shortProgram(
  600,
  [
    ['topic', 'cooking', 0, 40],
    ['topic', 'crime', 300, 600],
  ],
  { scenes: SCENES },
);
const travel = shortProgram(600, [['topic', 'travel', 0, 600]], { scenes: SCENES });

const ALL = [
  programOf('travel', travel, 'cooking'),
  programOf('mixed', mixed, 'cooking'),
  programOf('cooking', cooking, 'cooking'),
];

it('the scenes of all programs are ranked by the brief, suitable ones first', () => {
  const { moments, withoutMatch } = libraryMoments(ALL);
  expect(moments.map(({ program, startMs, verdict }) => [program.name, startMs / 1000, verdict])).toEqual([
    ['cooking', 0, 'suitable'],
    ['cooking', 150, 'suitable'],
    ['cooking', 300, 'suitable'],
    ['cooking', 450, 'suitable'],
    ['mixed', 0, 'suitable'],
  ]);
  expect(moments.at(-1)?.match.score).toBeCloseTo(40 / 75);
  expect(withoutMatch).toBe(1);
});

it('each program says what it offers, the best match first, and without wishes the most suitable time', () => {
  const named = (programs: readonly LibraryProgram[]) =>
    libraryMoments(programs).programs.map(({ program, suitableMs, moments, breaksPerHour }) => [
      program.name,
      suitableMs / 1000,
      moments,
      breaksPerHour,
    ]);
  expect(named(ALL)).toEqual([
    ['cooking', 600, 4, 18],
    ['mixed', 300, 1, expect.any(Number)],
    ['travel', 600, 0, 18],
  ]);
  const without = [programOf('mixed', mixed), programOf('cooking', cooking)];
  expect(named(without).map(([name]) => name)).toEqual(['cooking', 'mixed']);
});

it('breaks are the exported ones of every program', () => {
  const { breaks, programs } = libraryMoments(ALL);
  const exported = ALL.flatMap(({ plan }) => plan.breaks.filter(({ isExported }) => isExported));
  expect(breaks).toHaveLength(exported.length);
  expect(breaks.length).toBeGreaterThan(1);
  expect(programs.reduce((sum, each) => sum + each.breaks, 0)).toBe(breaks.length);
  expect(breaks[0]?.program.name).toBe('cooking');
});

it('what a rule costs is added up over all programs', () => {
  const one = libraryMoments([programOf('a', mixed)]).costs;
  const two = libraryMoments([programOf('a', mixed), programOf('b', mixed), programOf('c', cooking)]).costs;
  expect(one).toHaveLength(1);
  expect(two).toEqual([
    {
      ...one[0],
      totalMs: 2 * (one[0]?.totalMs ?? 0),
      aloneMs: 2 * (one[0]?.aloneMs ?? 0),
      breaksAlone: 2 * (one[0]?.breaksAlone ?? 0),
      programs: 2,
    },
  ]);
});

it('scenes of all programs are ranked by meaning', () => {
  const spoken = (degrees: number) => ({
    ...cooking,
    sentences: sentencesOf([2, 8, degrees], [310, 320, 80]),
  });
  const programs = [programOf('a', spoken(60)), programOf('b', spoken(10)), programOf('c', cooking)];
  expect(similarInLibrary(programs, vectorAt(0)).map(({ program }) => program.name)).toEqual([
    'b',
    'a',
    'a',
    'b',
  ]);
});

it('a result without pictures, measurements and evidence has the same plan, but for the words of scenes', () => {
  const full = { ...generatedProgram(10), measurements: 'x', thumbnails: [] };
  const slim = withoutMedia(full);
  expect(slim).not.toHaveProperty('measurements');
  expect(JSON.stringify(slim)).not.toContain('evidence');
  for (const brief of ['', 'cooking, no crime', 'soccer']) {
    const [plan, same] = [full, slim].map((response) => {
      const { response: _, scenes, ...rest } = planOf(response, choices(brief));
      return { ...rest, scenes: scenes.map(({ words: __, ...scene }) => scene) };
    });
    expect(same).toEqual(plan);
  }
});

it('moments, breaks and programs leave as CSV without formulas', () => {
  const programs = [programOf('=cmd|1', cooking, 'cooking')];
  const found = libraryMoments(programs);
  const basis = { profile: 'Careful', brief: '+cooking' };
  const rows = parse(toMomentSheet(found, basis), { columns: true }) as Record<string, string>[];
  expect(rows).toHaveLength(found.moments.length + found.breaks.length);
  expect(rows[0]).toMatchObject({
    program: "'=cmd|1",
    kind: 'moment',
    start_ms: '0',
    start: '00:00.0',
    end_ms: '150000',
    verdict: 'suitable',
    match: '1',
    concepts: 'cooking',
    profile: 'Careful',
    brief: "'+cooking",
  });
  expect(rows.at(-1)).toMatchObject({ kind: 'break', verdict: 'suitable', match: '1' });
  expect(parse(toProgramSheet(found.programs, basis), { columns: true })).toMatchObject([
    { program: "'=cmd|1", duration_ms: '600000', suitable_share: '1', moments: '4', best_match: '1' },
  ]);
});
