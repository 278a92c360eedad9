import type { AnalysisResponse, Scene } from '@/contracts/analysis';
import { conceptRanges, resultDurationMs, sharedMs } from './concept-ranges';

/** A scene with what it is about. */
export interface DescribedScene extends Scene {
  /** Names of its topics, the longest first. */
  topics: string[];
  /** Names of what is seen in it, the longest first. */
  seen: string[];
}

/** The scenes of a result with what each is about; slots between scenes are none. */
export function describedScenes(response: AnalysisResponse): DescribedScene[] {
  const { analysis, durationMs, intervalMs, scenes = [] } = response;
  const concepts = conceptRanges(analysis, resultDurationMs(analysis, durationMs, intervalMs));
  return scenes
    .filter(({ start, end, isSlot }) => start < end && isSlot !== true)
    .map((scene) => {
      const within = { startMs: scene.start, endMs: scene.end };
      const found = concepts
        .map(({ name, kind, ranges }) => ({ name, kind, ms: sharedMs(ranges, within) }))
        .filter(({ ms }) => ms > 0)
        .toSorted((a, b) => b.ms - a.ms);
      const named = (wanted: string) => found.filter(({ kind }) => kind === wanted).map(({ name }) => name);
      return { ...scene, topics: named('topic'), seen: named('seen') };
    });
}
