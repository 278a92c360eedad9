import type { AnalysisEntry } from '@/contracts/analysis';
import type { Scene, SceneEnd, Shot } from '@/contracts/timeline';
import type { Transition, VideoMeasurements } from '../measure/measurements';
import { linksOver } from './links';
import { shotFactsOf, type ShotFacts } from './shot-facts';

/** A scene without its key frame. */
export type SceneRange = Omit<Scene, 'keyFrame' | 'endReason'> & { endReason: SceneEnd };

/** Longer black is a separate scene, in milliseconds. */
const MAX_BLACK_MS = 1000;
/** Maximum distance of the end of a fade from the border of its shot, in milliseconds. */
const FADE_MS = 500;
/** Maximum level of silence, in dBFS (FFmpeg silencedetect). */
const SILENCE_DB = -60;
/** Maximum length of a commercial, and maximum mean length of its shots, in milliseconds. */
const MAX_COMMERCIAL_MS = 61_000;
const COMMERCIAL_SHOT_MS = 3000;
/** Time before and after the start of a shot in which topics are compared, in milliseconds. */
const TOPIC_MS = 30_000;

/**
 * The scenes of a video by overlapping links (Hanjalic, Lagendijk, Biemond 1999): two shots that look alike are in
 * the same scene, with everything between them, unless something separates them.
 *
 * @param shots all shots of the video, in time order, without gaps
 * @param entries the entries of the video
 * @returns in time order, without gaps; borders are borders of shots
 */
export function scenesOf(
  video: VideoMeasurements,
  shots: readonly Shot[],
  entries: readonly AnalysisEntry[],
): SceneRange[] {
  const facts = shotFactsOf(video, shots, entries);
  const fades = video.transitions.filter(({ kind }) => kind === 'fade');
  const separators = facts.map((_, index) => separatorBefore(fades, facts, index));
  const silent = facts.map((shot, index) => isSilentBefore(facts[index - 1], shot));
  const linked = withCommercials(
    facts,
    separators,
    linksOver(
      facts,
      separators.map((separator) => separator !== undefined),
      silent,
    ),
  );
  const topical = topicChangesOf(facts);
  const scenes: SceneRange[] = [];
  for (const [index, { start, end, isBlack }] of facts.entries()) {
    const last = scenes.at(-1);
    const isSlot = isBlack && end - start > MAX_BLACK_MS;
    const isSame =
      belongsToBefore(facts, separators, index) || (linked[index] === true && !topical.has(index));
    if (last !== undefined && !isSlot && last.isSlot !== true && isSame) {
      last.end = end;
      continue;
    }
    if (last !== undefined) {
      const weaker = topical.has(index) ? 'topic' : 'change';
      last.endReason = separators[index] ?? (silent[index] ? 'silence' : weaker);
    }
    scenes.push({ start, end, endReason: 'end', ...(isSlot ? { isSlot } : {}) });
  }
  return scenes;
}

/** The separator between a shot and the previous one. */
function separatorBefore(
  fades: readonly Transition[],
  facts: readonly ShotFacts[],
  index: number,
): SceneEnd | undefined {
  const [shot, before] = [facts[index], facts[index - 1]];
  if (shot === undefined || before === undefined) return undefined;
  if (before.isBlack || (shot.isBlack && shot.end - shot.start > MAX_BLACK_MS)) return 'black';
  // A short black belongs to the scene before it.
  if (shot.isBlack) return undefined;
  const isFaded = fades.some(
    ({ startMs, endMs }) => startMs - FADE_MS <= shot.start && endMs + FADE_MS >= shot.start,
  );
  if (isFaded) return 'fade';
  return shot.isCard && !before.isCard ? 'title-card' : undefined;
}

/** A title card belongs to the scene after it, and a short black to the scene before it. */
function belongsToBefore(
  facts: readonly ShotFacts[],
  separators: readonly (SceneEnd | undefined)[],
  index: number,
): boolean {
  return (
    separators[index] === undefined && (facts[index - 1]?.isCard === true || facts[index]?.isBlack === true)
  );
}

/** Whether there is silence in the last second before a shot or in its first second. */
function isSilentBefore(before: ShotFacts | undefined, shot: ShotFacts): boolean {
  const isSilent = (sound: ShotFacts['opening']) => sound !== undefined && sound.peakDb <= SILENCE_DB;
  return isSilent(before?.closing) || isSilent(shot.opening);
}

/** The links, with those of commercials: up to a minute of fast cuts between two silent blacks. */
function withCommercials(
  facts: readonly ShotFacts[],
  separators: readonly (SceneEnd | undefined)[],
  linked: readonly boolean[],
): boolean[] {
  const all = [...linked];
  const blacks = facts.flatMap(({ isBlack, sound }, index) =>
    isBlack && (sound === undefined || sound.levelDb <= SILENCE_DB) ? [index + 1] : [],
  );
  for (const [place, from] of blacks.entries()) {
    const end = (blacks[place + 1] ?? facts.length) - 1;
    const lengthMs = (facts[end - 1]?.end ?? Infinity) - (facts[from]?.start ?? 0);
    // A commercial can contain title cards.
    const isWhole = separators
      .slice(from + 1, end)
      .every((separator) => separator === undefined || separator === 'title-card');
    const isFast = lengthMs <= MAX_COMMERCIAL_MS && lengthMs / (end - from) <= COMMERCIAL_SHOT_MS;
    if (blacks[place + 1] !== undefined && isWhole && isFast) all.fill(true, from + 1, end);
  }
  return all;
}

/**
 * The shots at which the topic changes: at least two lines on one topic before, at least two on another from there
 * on, and no topic on both sides.
 */
function topicChangesOf(facts: readonly ShotFacts[]): Set<number> {
  const changes = new Set<number>();
  let from = 0;
  for (const [index, shot] of facts.entries()) {
    if (shot.topics.size === 0) continue;
    while ((facts[from]?.end ?? Infinity) < shot.start - TOPIC_MS) from += 1;
    const before = topicsIn(facts.slice(from, index));
    let end = index;
    while ((facts[end]?.start ?? Infinity) < shot.start + TOPIC_MS) end += 1;
    const after = topicsIn(facts.slice(index, end));
    const isPlain = (topics: ReadonlyMap<string, number>) => [...topics.values()].some((lines) => lines >= 2);
    const isOther = [...before.keys()].every((topic) => !after.has(topic));
    if (isPlain(before) && isPlain(after) && isOther) changes.add(index);
  }
  return changes;
}

/** Number of lines on each topic. */
function topicsIn(shots: readonly ShotFacts[]): Map<string, number> {
  const lines = new Map<string, number>();
  for (const { topics } of shots)
    for (const [topic, times] of topics) lines.set(topic, (lines.get(topic) ?? 0) + times.size);
  return lines;
}
