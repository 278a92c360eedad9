import type { AnalysisResponse, Concept } from '@/contracts/analysis';
import type { Scene } from '@/contracts/timeline';
import { conceptsOf } from './concept-ranges';
import { perResponse } from './per-response';
import { firstIndex, longestWithin } from './time-ranges';

/** A scene with what it is about. */
export interface DescribedScene extends Scene {
  /** Names of its topics, the longest first. */
  topics: string[];
  /** Names of the objects seen in it, the longest first. */
  seen: string[];
  /** Names of its looks and sounds, the longest first. */
  look: string[];
  sound: string[];
  /** Evidence of its topics: words that were said or written, in time order, at most {@link MAX_WORDS}. */
  words: string[];
}

const MAX_WORDS = 8;

/** The scenes of a result with their content, without the slots between scenes. Computed once. */
export const describedScenes = perResponse((response, leastConfidence): DescribedScene[] => {
  const { scenes = [] } = response;
  const concepts = conceptsOf(response, leastConfidence);
  return scenes
    .filter(({ start, end, isSlot }) => start < end && isSlot !== true)
    .map((scene) => {
      const within = { startMs: scene.start, endMs: scene.end };
      const found = longestWithin(concepts, within).map(({ item }) => item);
      const named = (wanted: Concept['kind']) =>
        found.filter(({ kind }) => kind === wanted).map(({ name }) => name);
      return {
        ...scene,
        topics: named('topic'),
        seen: named('seen'),
        look: named('look'),
        sound: named('sound'),
        words: wordsIn(response, scene, leastConfidence),
      };
    });
});

/** All words that are evidence of topics, in time order. Computed once. */
const topicWords = perResponse(({ analysis }) => {
  const found: { timestamp: number; confidence: number; words: string }[] = [];
  for (const { timestamp, concepts } of analysis) {
    for (const { kind, confidence, evidence } of concepts) {
      if (kind === 'topic' && evidence?.kind === 'words' && !evidence.isSimilar) {
        found.push({ timestamp, confidence, words: evidence.words });
      }
    }
  }
  return found;
});

function wordsIn(response: AnalysisResponse, { start, end }: Scene, leastConfidence: number): string[] {
  const all = topicWords(response);
  const found = new Set<string>();
  const first = firstIndex(all, ({ timestamp }) => timestamp < start);
  for (let index = first; index < all.length && found.size < MAX_WORDS; index += 1) {
    const each = all[index];
    if (!each || each.timestamp >= end) break;
    if (each.confidence >= leastConfidence) found.add(each.words);
  }
  return [...found];
}
