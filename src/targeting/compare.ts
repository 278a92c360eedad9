import type { AnalysisResponse } from '@/contracts/analysis';
import { toCsvText, type CsvCell } from '@/lib/csv';
import { formatTimecode } from '@/lib/timecode';
import { rounded } from './export/records';
import { bestFirst, bestScenes } from './best-of-plan';
import type { MediaPlan, PlannedBreak, PlannedScene, ProgramVerdict } from './plan';
import { nameOfProgram } from './program-facts';
import type { TopicTime } from './topics';

/**
 * Why the figures of a video are not fully comparable with the others:
 *
 * - `partial`: the analysis does not cover all of the video
 * - `not-assessed`: sensitive topics could not be detected in all of it
 * - `no-risks`: an older analysis, without risk levels
 * - `other-provider`, `other-taxonomy`: made by another provider or version of the taxonomy than most of the others
 * - `no-scenes`: there are no scenes that could match
 */
type ComparisonNote =
  | 'partial'
  | 'not-assessed'
  | 'no-risks'
  | 'other-provider'
  | 'other-taxonomy'
  | 'no-scenes';

/** One analysis among several. */
export interface Compared {
  id: string;
  /** What the program is called; undefined for the name of its file. */
  title: string | undefined;
  videoUrl: string;
  /** In ms since 1970. */
  analyzedAt: number;
  durationMs: number;
  verdict: ProgramVerdict['verdict'];
  proviso?: ProgramVerdict['proviso'] | undefined;
  suitableMs: number;
  /** 0 to 1. */
  suitableShare: number;
  /** The longest first. */
  topics: readonly TopicTime[];
  /** Number of breaks that are exported. */
  breaks: number;
  bestBreak: PlannedBreak | undefined;
  /** The scene that the result names first for the brief; missing without a brief, and if there is none. */
  bestMatch: PlannedScene | undefined;
  notes: ComparisonNote[];
}

/** The most frequent value; of equally frequent ones the first. */
function commonest<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/**
 * Compares analyses, in the given order. The same video may occur more than once.
 *
 * @param planFor the plan of each, with the same profile and brief, or the figures are not comparable
 */
export function compare(
  analyses: readonly {
    id: string;
    title?: string | undefined;
    analyzedAt: number;
    response: AnalysisResponse;
  }[],
  planFor: (response: AnalysisResponse) => MediaPlan,
): Compared[] {
  const provider = commonest(analyses.map(({ response }) => response.provider));
  const taxonomy = commonest(analyses.map(({ response }) => response.taxonomy?.version));
  return analyses.map(({ id, title, analyzedAt, response }) => {
    const plan = planFor(response);
    const { verdict, proviso, suitableMs, suitableShare, notAssessedMs } = plan.program;
    const breaks = plan.breaks.filter(({ isExported }) => isExported);
    const [scene] = bestScenes(plan);
    const found: Record<ComparisonNote, boolean> = {
      partial: (response.partial ?? []).length > 0,
      'not-assessed': notAssessedMs > 0,
      'no-risks': response.risks === undefined,
      'other-provider': response.provider !== provider,
      'other-taxonomy': response.taxonomy?.version !== taxonomy,
      'no-scenes': plan.scenes.length === 0,
    };
    return {
      id,
      title: nameOfProgram({ response, choices: { program: plan.choices.program, title } }),
      videoUrl: response.videoUrl,
      analyzedAt,
      durationMs: plan.durationMs,
      verdict,
      proviso,
      suitableMs,
      suitableShare,
      topics: plan.topics,
      breaks: breaks.length,
      bestBreak: bestFirst(breaks)[0],
      bestMatch: scene?.match && scene,
      notes: (Object.keys(found) as ComparisonNote[]).filter((note) => found[note]),
    };
  });
}

const COLUMNS = [
  'title',
  'url',
  'analyzed_at',
  'duration_ms',
  'verdict',
  'suitable_ms',
  'suitable_share',
  'topics',
  'topic_shares',
  'breaks',
  'best_break_ms',
  'best_break',
  'best_break_score',
  'best_match_start_ms',
  'best_match_start',
  'best_match_score',
  'notes',
  'profile',
  'brief',
];

/**
 * A comparison as CSV, one line for each analysis in the given order.
 *
 * @param basis what the verdicts, breaks and matches are based on: the name of the profile, and the text of the brief
 */
export function toComparisonSheet(
  all: readonly Compared[],
  basis: { profile: string; brief: string | undefined },
): string {
  const rows = all.map(({ bestBreak, bestMatch, ...each }): CsvCell[] => [
    each.title,
    each.videoUrl,
    new Date(each.analyzedAt).toISOString(),
    each.durationMs,
    each.verdict,
    // Zero would look like a verdict.
    each.verdict === 'not-assessed' ? undefined : each.suitableMs,
    each.verdict === 'not-assessed' ? undefined : rounded(each.suitableShare, 4),
    each.topics.map(({ name }) => name).join('; '),
    each.topics.map(({ share }) => rounded(share, 4)).join('; '),
    each.breaks,
    bestBreak?.timestamp,
    bestBreak && formatTimecode(bestBreak.timestamp),
    bestBreak && rounded(bestBreak.score, 3),
    bestMatch?.start,
    bestMatch && formatTimecode(bestMatch.start),
    bestMatch?.match && rounded(bestMatch.match.score, 3),
    each.notes.join('; '),
    basis.profile,
    basis.brief,
  ]);
  return toCsvText([COLUMNS, ...rows]);
}
