import { likenessOfLooks } from '../measure/look';
import type { ShotFacts, Sound } from './shot-facts';

/**
 * Minimum likeness of two shots of the same place: the first value if they also sound alike, the second if they sound
 * different, have different topics, or are separated by silence; in between by the difference in sound. The third
 * value is subtracted if they have a common topic.
 */
const ALIKE = 0.9;
const ALIKE_ANOTHER_SOUND = 0.97;
const COMMON_TOPIC = 0.06;
/** Maximum time, in milliseconds, and maximum number of shots after which a place can return. */
const WINDOW_MS = 20_000;
const WINDOW_SHOTS = 40;
/**
 * A single shot up to this length, in milliseconds, among other short shots is not a separate scene; with music
 * through them the shots may be longer.
 */
const BRIEF_MS = 2500;
const BRIEF_WITH_MUSIC_MS = 5000;
/** Minimum likeness to music, and the change of level, in dB, at which different music begins. */
const MUSIC = 0.5;
const STEP_DB = 12;

/**
 * For each shot whether it belongs to the same scene as the previous one: by overlapping links between shots that
 * look alike, and by runs of brief, unrelated shots.
 *
 * @param isSeparated for each shot whether something separates it from the previous one
 * @param isSilent for each shot whether there is silence between it and the previous one
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
    // From the farthest shot on: those before it then belong to the same scene anyway.
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

/** Difference of the sound of two shots, 0 to 1; an unknown sound counts as equal. */
function soundDistance(a: Sound | undefined, b: Sound | undefined): number {
  if (a === undefined || b === undefined) return 0;
  return Math.max(Math.abs(a.speech - b.speech), Math.abs(a.music - b.music));
}

/** The links, with those between brief shots: a montage, whose shots have only their length and music in common. */
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
  // Two brief shots do not make a montage.
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
