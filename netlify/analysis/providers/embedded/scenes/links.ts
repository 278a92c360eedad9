import { likenessOfLooks } from '../measure/look';
import type { ShotFacts, Sound } from './shot-facts';

/**
 * Shots that look this much alike are of one place: less is asked where they sound alike than where they do not, speak
 * of other things, or a silence lies between them. What they speak of in common counts as this much.
 */
const ALIKE = 0.9;
const ALIKE_ANOTHER_SOUND = 0.97;
const COMMON_TOPIC = 0.06;
/** A place comes back within this time, in milliseconds, and within so many shots. */
const WINDOW_MS = 20_000;
const WINDOW_SHOTS = 40;
/** No scene is a single shot this short in the middle of others that are; with music through them they may be longer. */
const BRIEF_MS = 2500;
const BRIEF_WITH_MUSIC_MS = 5000;
/** Likeness to music from which it is music, and the step in level, in dB, at which other music begins. */
const MUSIC = 0.5;
const STEP_DB = 12;

/**
 * For each shot whether it belongs to the one before it: overlapping links by what shots look like, and runs of brief
 * shots that show one thing each.
 *
 * @param isSeparated for each shot whether something separates it from the one before it
 * @param isSilent for each shot whether nothing is heard between it and the one before it
 */
export function linksOver(
  facts: readonly ShotFacts[],
  isSeparated: readonly boolean[],
  isSilent: readonly boolean[],
): boolean[] {
  const linked = facts.map(() => false);
  let reach = 0;
  for (const [first, shot] of facts.entries()) {
    const isNear = (next: number) =>
      next - first <= WINDOW_SHOTS &&
      !isSeparated[next] &&
      (facts[next]?.start ?? Infinity) - shot.end <= WINDOW_MS;
    let last = first;
    while (isNear(last + 1)) last += 1;
    // From the farthest on: what lies before it belongs to the same scene anyway.
    for (let next = last; next > Math.max(first, reach); next -= 1) {
      const other = facts[next];
      if (other === undefined || !isAlike(shot, other, isSilent.slice(first + 1, next + 1).includes(true)))
        continue;
      linked.fill(true, first + 1, next + 1);
      reach = next;
    }
  }
  return withBriefRuns(facts, isSeparated, linked);
}

function isAlike(a: ShotFacts, b: ShotFacts, isBehindSilence: boolean): boolean {
  const hasCommonTopic = [...a.topics.keys()].some((topic) => b.topics.has(topic));
  const speaksOfAnother = a.topics.size > 0 && b.topics.size > 0 && !hasCommonTopic;
  const distance = isBehindSilence || speaksOfAnother ? 1 : soundDistance(a.sound, b.sound);
  const least = ALIKE + (ALIKE_ANOTHER_SOUND - ALIKE) * distance - (hasCommonTopic ? COMMON_TOPIC : 0);
  return a.looks.some((one) => b.looks.some((other) => likenessOfLooks(one, other) >= least));
}

/** How different two shots sound, 0 to 1; unknown sounds do not differ. */
function soundDistance(a: Sound | undefined, b: Sound | undefined): number {
  if (a === undefined || b === undefined) return 0;
  return Math.max(Math.abs(a.speech - b.speech), Math.abs(a.music - b.music));
}

/** The links with those between brief shots: a montage, whose shots have nothing in common but their length and music. */
function withBriefRuns(
  facts: readonly ShotFacts[],
  isSeparated: readonly boolean[],
  linked: readonly boolean[],
): boolean[] {
  const isLone = (index: number) => !linked[index] && !(linked[index + 1] ?? false);
  const isMontage = facts.map((shot, index) => {
    const before = facts[index - 1];
    if (before === undefined || isSeparated[index] || linked[index]) return false;
    const longest = Math.max(shot.end - shot.start, before.end - before.start);
    const lone = Number(isLone(index)) + Number(isLone(index - 1));
    return (
      (lone === 2 && longest <= BRIEF_MS) ||
      (lone > 0 && longest <= BRIEF_WITH_MUSIC_MS && hasMusicAcross(before, shot))
    );
  });
  const all = facts.map((_, index) => linked[index] === true || isMontage[index] === true);
  // Two brief shots are no montage yet.
  return all.map((isLinked, index) => {
    const hasMore = all[index - 1] === true || all[index + 1] === true;
    return isLinked && (linked[index] === true || hasMore);
  });
}

function hasMusicAcross({ closing }: ShotFacts, { opening }: ShotFacts): boolean {
  if (closing === undefined || opening === undefined) return false;
  const isMusic = closing.music >= MUSIC && opening.music >= MUSIC;
  return isMusic && Math.abs(closing.peakDb - opening.peakDb) < STEP_DB;
}
