import type { AnalysisResponse } from '@/contracts/analysis';
import { answerWith, PICTURE, TAXONOMY, topic } from './answers';

/** Ten minutes with scenes, a break, a sensitive topic with its level, and key frames. */
export const reportedAnswer = (changes: Partial<AnalysisResponse> = {}): AnalysisResponse =>
  answerWith({
    videoUrl: 'https://cdn.example.com/shows/Sunday_Table-S02E07.mp4',
    provider: 'embedded',
    durationMs: 600_000,
    coverage: 0.94,
    analysis: [
      { timestamp: 0, concepts: [topic('cooking')] },
      {
        timestamp: 300_000,
        concepts: [
          { name: 'black frame', confidence: 1, kind: 'technical' },
          { name: 'silence', confidence: 1, kind: 'sound' },
        ],
      },
      { timestamp: 302_000, concepts: [topic('soccer')] },
      { timestamp: 420_000, concepts: [topic('crime')] },
      { timestamp: 480_000, concepts: [topic('soccer')] },
    ],
    shots: [0, 300_000, 302_000, 420_000, 480_000].map((start, index, all) => ({
      start,
      end: all[index + 1] ?? 600_000,
    })),
    scenes: [
      { start: 0, end: 302_000, keyFrame: 500, endReason: 'black' },
      { start: 302_000, end: 420_000, endReason: 'change' },
      { start: 420_000, end: 480_000, endReason: 'change' },
      { start: 480_000, end: 600_000, keyFrame: 1500, endReason: 'end' },
    ],
    speech: [{ start: 410_000, end: 490_000 }],
    sound: [{ timestamp: 280_000, loudness: -23.46 }],
    thumbnails: [{ timestamp: 500, image: PICTURE }],
    taxonomy: TAXONOMY,
    risks: [
      {
        name: 'crime',
        level: 'high',
        ranges: [{ start: 420_000, end: 480_000, level: 'high' }],
        words: ['robbery'],
        mentions: 2,
      },
    ],
    ...changes,
  });
