import { screen, within } from '@testing-library/react';
import type { AnalysisResponse, Concept } from '@/contracts/analysis';
import type { PlanEditor, ReportFor } from '../result/plan/use-planning';
import { Report } from '../result/report/report';
import { answerWith, PICTURE, plannedAnswer } from './answers';
import { showParts } from './show-parts';

export const topic = (name: string): Concept => ({ name, confidence: 0.9, kind: 'topic' });

/** Ten minutes with scenes, a break, a sensitive topic with its level, and key frames. */
export const reported = (changes: Partial<AnalysisResponse> = {}) =>
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
      { start: 480_000, end: 600_000, endReason: 'end' },
    ],
    speech: [{ start: 410_000, end: 490_000 }],
    sound: [{ timestamp: 280_000, loudness: -23.46 }],
    thumbnails: [{ timestamp: 500, image: PICTURE }],
    taxonomy: plannedAnswer().taxonomy ?? { version: '3.1', topics: [] },
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

interface Shown {
  title?: string;
  profile?: string;
  analyzedAt?: number;
  reportFor?: ReportFor;
}

const NOBODY: ReportFor = { client: '', brand: '', campaign: '' };

export async function showReport(
  response: AnalysisResponse,
  { analyzedAt, reportFor = NOBODY, ...options }: Shown = {},
) {
  let planning: PlanEditor | undefined;
  await showParts(
    response,
    (shown) => {
      ({ planning } = shown);
      return (
        <Report
          plan={shown.planning.plan}
          profileName="Balanced"
          analyzedAt={analyzedAt}
          reportFor={reportFor}
        />
      );
    },
    options,
  );
  return (): PlanEditor => {
    if (!planning) throw new Error('There is no plan');
    return planning;
  };
}

export const part = (name: string | RegExp) => screen.getByRole('region', { name });
export const items = (name: string) =>
  within(part(name))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
