import type { AnalysisEntry, AnalysisResponse, Concept } from '@/contracts/analysis';
import { toCsvText, type CsvCell } from '@/lib/csv';
import { formatTimecode } from '@/lib/timecode';
import { similarMoments, type SimilarMoment } from './brief-meaning';
import { briefMoments, byMatch, unmetWishes, type BriefMoment } from './brief-moments';
import type { BriefMatch } from './brief-match';
import { rounded } from './export/records';
import { writtenName } from './export/written-name';
import { bestFirst } from './best-of-plan';
import type { MediaPlan, PlannedBreak, RuleCost } from './plan';
import { ruleKey } from './suitability';

/** A program of the library with its plan. All plans of a search have the same profile and brief. */
export interface LibraryProgram {
  /** ID of its analysis. */
  id: string;
  /** The user's title, otherwise a name from the URL. */
  name: string;
  plan: MediaPlan;
}

type InProgram<T> = T & { program: LibraryProgram };

/** What a program offers. */
interface ProgramFigures {
  program: LibraryProgram;
  /** In ms. */
  suitableMs: number;
  /** Exported breaks. */
  breaks: number;
  /** Exported breaks for each hour of the program. */
  breaksPerHour: number;
  /** Moments that meet a wish and are not unsuitable. */
  moments: number;
  /** Match of the best of them, 0 to 1; 0 without one. */
  bestMatch: number;
}

/** What a rule costs over all programs. */
export interface LibraryCost extends RuleCost {
  /** Number of programs in which it costs something. */
  programs: number;
}

/** The answer of a library to one brief. */
export interface LibraryMoments {
  /** Scenes that meet a wish, the best first: suitable ones first, then by match. */
  moments: InProgram<BriefMoment>[];
  /** Exported breaks, the best first: suitable ones first, then by brief and score of the place. */
  breaks: InProgram<PlannedBreak>[];
  /** The programs with the best moments first; without wishes, those with the most suitable time. */
  programs: ProgramFigures[];
  /** The most costly first. */
  costs: LibraryCost[];
  /** Number of programs in which no wish is met. */
  withoutMatch: number;
}

const HOUR_MS = 3_600_000;

/** Maximum number of moments of one program among the ranked: a long program must not hide the others. */
const MAX_OF_PROGRAM = 20;

/**
 * A result without what no verdict, break or match is based on, so that hundreds fit into memory: without pictures,
 * measurements and evidence. Equal concepts are the same object.
 */
export function withoutMedia(response: AnalysisResponse): AnalysisResponse {
  const { thumbnails: _thumbnails, measurements: _measurements, light: _light, ...rest } = response;
  const known = new Map<string, Concept>();
  const shared = ({ name, kind, confidence }: Concept): Concept => {
    const key = `${kind} ${confidence} ${name}`;
    const same = known.get(key) ?? { name, kind, confidence };
    known.set(key, same);
    return same;
  };
  const analysis = response.analysis.map(({ timestamp, concepts }): AnalysisEntry => ({
    timestamp,
    concepts: concepts.map(shared),
  }));
  return { ...rest, analysis };
}

function figuresOf(program: LibraryProgram, moments: readonly BriefMoment[]): ProgramFigures {
  const { plan } = program;
  const breaks = plan.breaks.filter(({ isExported }) => isExported).length;
  const usable = moments.filter(({ verdict }) => verdict !== 'unsuitable');
  return {
    program,
    suitableMs: plan.program.suitableMs,
    breaks,
    breaksPerHour: (breaks * HOUR_MS) / plan.durationMs,
    moments: usable.length,
    bestMatch: Math.max(0, ...usable.map(({ match }) => match.score)),
  };
}

function sumOfCosts(programs: readonly LibraryProgram[]): LibraryCost[] {
  const byRule = new Map<string, LibraryCost>();
  for (const { plan } of programs)
    for (const { rule, totalMs, aloneMs, breaksAlone } of plan.costs) {
      const sum = byRule.get(ruleKey(rule));
      byRule.set(ruleKey(rule), {
        rule,
        totalMs: totalMs + (sum?.totalMs ?? 0),
        aloneMs: aloneMs + (sum?.aloneMs ?? 0),
        breaksAlone: breaksAlone + (sum?.breaksAlone ?? 0),
        programs: 1 + (sum?.programs ?? 0),
      });
    }
  return [...byRule.values()].toSorted(
    (a, b) => b.aloneMs - a.aloneMs || b.breaksAlone - a.breaksAlone || b.totalMs - a.totalMs,
  );
}

/**
 * Ranks the scenes and breaks of all programs by the brief of their plans, and sums up what each program offers and what
 * each rule costs. The same programs in the same order give the same answer.
 */
export function libraryMoments(programs: readonly LibraryProgram[]): LibraryMoments {
  const all = programs.map((program) => ({ program, moments: briefMoments(program.plan, MAX_OF_PROGRAM) }));
  const breaks = programs.flatMap((program) =>
    program.plan.breaks.filter(({ isExported }) => isExported).map((each) => ({ ...each, program })),
  );
  const figures = all.map(({ program, moments }) => figuresOf(program, moments));
  return {
    moments: all
      .flatMap(({ program, moments }) => moments.map((moment) => ({ ...moment, program })))
      .toSorted(byMatch),
    breaks: bestFirst(breaks),
    programs: figures.toSorted((a, b) => b.bestMatch - a.bestMatch || b.suitableMs - a.suitableMs),
    costs: sumOfCosts(programs),
    withoutMatch: programs.filter(({ plan }) => {
      const { met, unmet } = unmetWishes(plan);
      return met === 0 && unmet.length > 0;
    }).length,
  };
}

/**
 * Ranks the scenes of all programs by the meaning of what is said in them, as {@link similarMoments} does for one.
 *
 * @param brief its vector in base64
 */
export function similarInLibrary(
  programs: readonly LibraryProgram[],
  brief: string,
): InProgram<SimilarMoment>[] {
  return programs
    .flatMap((program) => similarMoments(program.plan, brief).map((moment) => ({ ...moment, program })))
    .toSorted(
      (a, b) =>
        Number(a.verdict === 'unsuitable') - Number(b.verdict === 'unsuitable') ||
        b.similarity - a.similarity,
    );
}

/** The concepts that meet a wish of the brief, in one cell. */
const conceptList = ({ reasons }: BriefMatch) =>
  reasons.flatMap(({ concepts }) => concepts.map(writtenName)).join('; ');

const MOMENT_COLUMNS = [
  'program',
  'url',
  'kind',
  'start_ms',
  'start',
  'end_ms',
  'verdict',
  'match',
  'place_score',
  'concepts',
  'profile',
  'brief',
];

/**
 * The ranked moments and breaks as CSV, moments first.
 *
 * @param basis the name of the profile and the text of the brief
 */
export function toMomentSheet(
  { moments, breaks }: Pick<LibraryMoments, 'moments' | 'breaks'>,
  basis: { profile: string; brief: string | undefined },
): string {
  const about = ({ name, plan }: LibraryProgram) => [name, plan.response.videoUrl];
  const rows = [
    ...moments.map(({ program, startMs, endMs, verdict, match }): CsvCell[] => [
      ...about(program),
      'moment',
      startMs,
      formatTimecode(startMs),
      endMs,
      verdict,
      rounded(match.score, 3),
      undefined,
      conceptList(match),
    ]),
    ...breaks.map(({ program, timestamp, verdict, match, score }): CsvCell[] => [
      ...about(program),
      'break',
      timestamp,
      formatTimecode(timestamp),
      undefined,
      verdict,
      match && rounded(match.score, 3),
      rounded(score, 3),
      match && conceptList(match),
    ]),
  ];
  return toCsvText([MOMENT_COLUMNS, ...rows.map((row) => [...row, basis.profile, basis.brief])]);
}

const PROGRAM_COLUMNS = [
  'program',
  'url',
  'duration_ms',
  'verdict',
  'suitable_ms',
  'suitable_share',
  'breaks',
  'breaks_per_hour',
  'moments',
  'best_match',
  'profile',
  'brief',
];

/** What each program offers as CSV. @param basis as for {@link toMomentSheet} */
export function toProgramSheet(
  programs: LibraryMoments['programs'],
  basis: { profile: string; brief: string | undefined },
): string {
  const rows = programs.map(({ program: { name, plan }, ...figures }): CsvCell[] => [
    name,
    plan.response.videoUrl,
    plan.durationMs,
    plan.program.verdict,
    figures.suitableMs,
    rounded(plan.program.suitableShare, 4),
    figures.breaks,
    rounded(figures.breaksPerHour, 2),
    figures.moments,
    rounded(figures.bestMatch, 3),
    basis.profile,
    basis.brief,
  ]);
  return toCsvText([PROGRAM_COLUMNS, ...rows]);
}
