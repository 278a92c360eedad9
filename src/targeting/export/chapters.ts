import type { AnalysisResponse } from '@/contracts/analysis';
import { describedScenes } from '../scenes';
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
  const cues = describedScenes(response).map(({ start, end, topics }, index) => {
    const title = [String(index + 1), ...(topics.length > 0 ? [topics.join(', ')] : [])].join(' · ');
    return `${timeOffset(start)} --> ${timeOffset(end)}\n${escaped(title)}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}
