import type { AnalysisResponse } from '@/contracts/analysis';
import type { TimeRange } from '@/contracts/time-range';
import { distinctTerms, type Brief, type BriefTerm, type Meaning } from './brief';
import { conceptsOf, type ConceptRanges } from './concept-ranges';
import { saidWords } from './said-words';
import { taxonomyIds } from './taxonomy-ids';
import { joined, longestWithin, sharedMs } from './time-ranges';

/** A wish of a brief that is met. */
interface MatchReason {
  wish: BriefTerm;
  /** Names of the concepts that meet it, the longest first. */
  concepts: string[];
  /** How long they last, in ms. */
  ms: number;
}

/** How well a time range meets the wishes of a brief. */
export interface BriefMatch {
  /** 0 to 1. */
  score: number;
  /** In the order of the brief; wishes that are not met are missing. */
  reasons: MatchReason[];
}

/** A wish of a brief, and where it is met in a response. */
export interface Wish {
  wish: BriefTerm;
  /** The concepts that it means. */
  meant: ConceptRanges[];
  /** In time order and disjoint. */
  ranges: TimeRange[];
}

/** The wishes of a brief, prepared for a response. */
export interface BriefMatcher {
  /** In the order of the brief; at least one. */
  wishes: readonly Wish[];
  /** How well a time range matches, with equal weight for each wish. */
  match: (range: TimeRange) => BriefMatch;
  /** Only the score, which is faster. */
  score: (range: TimeRange) => number;
}

/** A wish is fully met by this share of a time range: a scene is about a topic if half of it is. */
const FULL_SHARE = 0.5;

/** Whether a concept of a response matches a meaning. */
export function isMeant(response: AnalysisResponse, concept: ConceptRanges, meaning: Meaning): boolean {
  return (
    concept.name === meaning.name ||
    (meaning.id !== undefined && taxonomyIds(response, concept).includes(meaning.id))
  );
}

/** Prepares a brief for a response. @returns undefined if the brief has no wishes */
export function matcherOf(
  response: AnalysisResponse,
  brief: Brief | null,
  leastConfidence: number,
): BriefMatcher | undefined {
  const concepts = conceptsOf(response, leastConfidence);
  const wishes = distinctTerms(brief?.terms ?? [])
    .map(({ term }) => term)
    .filter(({ kind }) => kind === 'wish')
    .map((wish): Wish => {
      const meant = [
        ...concepts.filter((concept) => wish.meanings.some((meaning) => isMeant(response, concept, meaning))),
        ...(brief ? saidWords(response, brief, wish) : []),
      ];
      return { wish, meant, ranges: joined(meant.flatMap(({ ranges }) => ranges)) };
    });
  if (wishes.length === 0) return undefined;

  function score(range: TimeRange): number {
    const fullMs = Math.max(1, FULL_SHARE * (range.endMs - range.startMs));
    const met = wishes.reduce((sum, { ranges }) => sum + Math.min(1, sharedMs(ranges, range) / fullMs), 0);
    return met / wishes.length;
  }

  function match(range: TimeRange): BriefMatch {
    const reasons = wishes.flatMap(({ wish, meant, ranges }) => {
      const ms = sharedMs(ranges, range);
      if (ms === 0) return [];
      return [{ wish, concepts: longestWithin(meant, range).map(({ item }) => item.name), ms }];
    });
    return { score: score(range), reasons };
  }
  return { wishes, match, score };
}
