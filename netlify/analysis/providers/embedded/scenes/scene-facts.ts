import type { ProviderResult } from '../../../provider';
import type { SceneFacts, TimedText } from '../../../understanding/scene-understanding';
import type { FrameFindings } from '../measure/measurements';
import { creditsAmong } from '../topics/credits';
import { withLostSpaces } from '../topics/lost-spaces';

/** A shorter scene, in ms, is not worth a description. */
const MIN_SCENE_MS = 1_000;
/** Minimum score of a line of on-screen text to be read as words. */
const MIN_SCORE = 0.6;

/**
 * What is known of each scene of a result that can be described: the thumbnails of the result, so that a page can show
 * every frame that is cited; its transcript; and all on-screen text but credits.
 */
export function sceneFactsOf(
  result: Pick<ProviderResult, 'entries' | 'scenes' | 'thumbnails' | 'transcript'>,
  findings: readonly FrameFindings[],
): SceneFacts[] {
  const { entries, scenes = [], thumbnails = [], transcript } = result;
  const credits = creditsAmong(findings);
  const texts: TimedText[] = findings
    .filter((frame) => !credits.has(frame))
    .flatMap(({ timeMs, texts: lines = [] }) =>
      lines
        .filter(({ score }) => score >= MIN_SCORE)
        .map(({ text }) => ({ timestamp: Math.round(timeMs), text: withLostSpaces(text) })),
    );
  return scenes
    .filter(({ start, end, isSlot }) => isSlot !== true && end - start >= MIN_SCENE_MS)
    .map(({ start, end }) => {
      const isInside = ({ timestamp }: { timestamp: number }) => timestamp >= start && timestamp < end;
      const concepts = entries.filter(isInside).flatMap((entry) => entry.concepts);
      const found = concepts.filter(({ kind }) => kind === 'topic' || kind === 'seen');
      return {
        ...{ start, end, found: [...new Set(found.map(({ name }) => name))] },
        frames: thumbnails.filter(isInside),
        texts: texts.filter(isInside),
        // A line belongs to the scene in which most of it is said.
        lines: (transcript?.lines ?? [])
          .filter((line) => isInside({ timestamp: (line.start + line.end) / 2 }))
          .map((line) => ({ timestamp: line.start, text: line.text })),
      };
    });
}
