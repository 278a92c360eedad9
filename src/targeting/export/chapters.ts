import { formatClock } from '@/lib/timecode';
import type { AnalysisResponse } from '@/contracts/analysis';
import { describedScenes } from '../scenes';
import { escapeMarkup } from './markup';

/**
 * The scenes as WebVTT chapters, which any player shows: each with its number and its topics, the longest first. Slots
 * between scenes are none.
 */
export function toChapters(response: AnalysisResponse): string {
  const cues = describedScenes(response).map(({ start, end, topics }, index) => {
    const title = [String(index + 1), ...(topics.length > 0 ? [topics.join(', ')] : [])].join(' · ');
    return `${formatClock(start)} --> ${formatClock(end)}\n${escapeMarkup(title.replace(/\s+/g, ' '))}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}
