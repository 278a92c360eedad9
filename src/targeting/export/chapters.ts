import { formatClock } from '@/lib/timecode';
import { joinNames } from '@/lib/join-names';
import type { MediaPlan } from '../plan';
import { escapeMarkup } from './markup';

/**
 * The scenes as WebVTT chapters, which any player shows: each with its number and its topics, the longest first. Slots
 * between scenes do not count as scenes.
 */
export function toChapters({ scenes }: Pick<MediaPlan, 'scenes'>): string {
  const cues = scenes.map(({ start, end, topics, number }) => {
    const title = [String(number), ...(topics.length > 0 ? [joinNames(topics)] : [])].join(' · ');
    return `${formatClock(start)} --> ${formatClock(end)}\n${escapeMarkup(title.replace(/\s+/g, ' '))}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}
