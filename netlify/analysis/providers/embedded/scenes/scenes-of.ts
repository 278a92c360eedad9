import type { AnalysisEntry, Scene, SceneEnd, Shot } from '@/contracts/analysis';
import { likenessOfLooks } from '../measure/look';
import type { VideoMeasurements } from '../measure/measurements';
import { shotFactsOf, type ShotFacts } from './shot-facts';

/** A scene without the frame that shows it. */
export type SceneRange = Omit<Scene, 'keyFrame' | 'endReason'> & { endReason: SceneEnd };

/** Shots that look at least this much alike are of one place. */
const ALIKE = 0.9;
/** A place comes back within this time, in milliseconds. */
const WINDOW_MS = 30_000;
/** Longer black stands by itself, in milliseconds. */
const LONGEST_BLACK_MS = 1000;
/** A fade ends this near to the border of its shot, in milliseconds. */
const FADE_MS = 500;

/**
 * The scenes of a video by overlapping links (Hanjalic, Lagendijk, Biemond 1999): two shots that are alike belong
 * together with all that lies between them, unless something separates them.
 *
 * @param shots all of the video, in time order, without gaps
 * @param entries what is told of the video's moments
 * @returns in time order, without gaps; borders are borders of shots
 */
export function scenesOf(
  video: VideoMeasurements,
  shots: readonly Shot[],
  entries: readonly AnalysisEntry[],
): SceneRange[] {
  const facts = shotFactsOf(video, shots, entries);
  const separators = facts.map((_, index) => separatorBefore(video, facts, index));
  const linked = linksOver(facts, separators);
  const scenes: SceneRange[] = [];
  for (const [index, { start, end, isBlack }] of facts.entries()) {
    const last = scenes.at(-1);
    const isSlot = isBlack && end - start > LONGEST_BLACK_MS;
    if (last !== undefined && !isSlot && last.isSlot !== true && (linked[index] ?? false)) {
      last.end = end;
      continue;
    }
    if (last !== undefined) last.endReason = separators[index] ?? 'change';
    scenes.push({ start, end, endReason: 'end', ...(isSlot ? { isSlot } : {}) });
  }
  return scenes;
}

/** What separates a shot from the one before it. */
function separatorBefore(
  video: VideoMeasurements,
  facts: readonly ShotFacts[],
  index: number,
): SceneEnd | undefined {
  const [shot, before] = [facts[index], facts[index - 1]];
  if (shot === undefined || before === undefined) return undefined;
  if (before.isBlack || (shot.isBlack && shot.end - shot.start > LONGEST_BLACK_MS)) return 'black';
  // A short black belongs to the scene that it ends.
  if (shot.isBlack) return undefined;
  const isFaded = video.transitions.some(
    ({ kind, startMs, endMs }) =>
      kind === 'fade' && startMs - FADE_MS <= shot.start && endMs + FADE_MS >= shot.start,
  );
  if (isFaded) return 'fade';
  return shot.isCard && !before.isCard ? 'title-card' : undefined;
}

/** For each shot whether it belongs to the one before it. */
function linksOver(facts: readonly ShotFacts[], separators: readonly (SceneEnd | undefined)[]): boolean[] {
  const linked = facts.map(({ isBlack }, index) => isBlack && separators[index] === undefined);
  for (const [first, shot] of facts.entries()) {
    for (let next = first + 1; next < facts.length && separators[next] === undefined; next += 1) {
      const other = facts[next];
      if (other === undefined || other.start - shot.end > WINDOW_MS) break;
      const isLink = shot.isCard || likenessOf(shot, other) >= ALIKE;
      if (isLink) linked.fill(true, first + 1, next + 1);
      if (shot.isCard) break;
    }
  }
  return linked;
}

/** How alike the most alike frames of two shots are, 0 to 1. */
function likenessOf(a: ShotFacts, b: ShotFacts): number {
  let most = 0;
  for (const one of a.looks) for (const other of b.looks) most = Math.max(most, likenessOfLooks(one, other));
  return most;
}
