import type { AnalysisResponse } from '@/contracts/analysis';
import { sharedMs } from '../concept-ranges';
import { topicTimes } from '../topics';
import { timeOffset } from './vmap';

/** Text of a WebVTT cue; an arrow cannot stand in it either, once `>` is escaped. */
function escaped(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * The scenes as WebVTT chapters, which any player shows: each with its number and its topics, the longest first. Slots
 * between scenes are none.
 */
export function toChapters(response: AnalysisResponse): string {
  const topics = topicTimes(response);
  const scenes = (response.scenes ?? []).filter(({ start, end, isSlot }) => start < end && isSlot !== true);
  const cues = scenes.map(({ start, end }, index) => {
    const within = { startMs: start, endMs: end };
    const names = topics
      .map(({ name, ranges }) => ({ name, ms: sharedMs(ranges, within) }))
      .filter(({ ms }) => ms > 0)
      .toSorted((a, b) => b.ms - a.ms)
      .map(({ name }) => name);
    const title = [String(index + 1), ...(names.length > 0 ? [names.join(', ')] : [])].join(' · ');
    return `${timeOffset(start)} --> ${timeOffset(end)}\n${escaped(title)}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}
