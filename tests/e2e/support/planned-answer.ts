import type { Page } from '@playwright/test';
import type { AnalysisResponse, Concept } from '../../../src/contracts/analysis';
import { answerWith, replaceFunction } from './answers';
import { SandboxPage } from './pages/sandbox-page';

export const VIDEO = 'https://example.com/programme.mp4';

const topic = (name: string): Concept => ({ name, confidence: 0.9, kind: 'topic' });
const black: Concept = { name: 'black frame', confidence: 1, kind: 'technical' };
const silence: Concept = { name: 'silence', confidence: 1, kind: 'sound' };

/** Cooking, soccer and crime, as the taxonomy knows them. */
export const TAXONOMY: AnalysisResponse['taxonomy'] = {
  version: '3.1',
  sources: ['said', 'seen'],
  topics: [
    { name: 'cooking', id: '216', path: ['Food & Drink', 'Cooking'], isSensitive: false },
    { name: 'soccer', id: '533', path: ['Sports', 'Soccer'], isSensitive: false },
    { name: 'crime', id: '380', path: ['Crime'], isSensitive: true },
  ],
};

/** Two minutes: cooking, black and silence at 50 s, then crime, then soccer from 90 s on. */
export function plannedAnswer(): AnalysisResponse {
  return answerWith({
    durationMs: 120_000,
    analysis: [
      { timestamp: 0, concepts: [topic('cooking'), { name: 'cup', confidence: 0.6, kind: 'seen' }] },
      { timestamp: 50_000, concepts: [black, silence] },
      { timestamp: 52_000, concepts: [topic('crime')] },
      { timestamp: 90_000, concepts: [topic('soccer')] },
    ],
    shots: [0, 50_000, 52_000, 90_000].map((start, index, all) => ({
      start,
      end: all[index + 1] ?? 120_000,
    })),
    scenes: [
      { start: 0, end: 50_000, endReason: 'black' },
      { start: 50_000, end: 52_000, endReason: 'black', isSlot: true },
      { start: 52_000, end: 120_000, endReason: 'end' },
    ],
    speech: [{ start: 60_000, end: 80_000 }],
    sound: [{ timestamp: 30_000, loudness: -24 }],
    taxonomy: TAXONOMY,
  });
}

/** Analyzes the video of this answer in the Sandbox, and gets the answer. */
export async function showAnswer(page: Page, answer: AnalysisResponse): Promise<SandboxPage> {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  await replaceFunction(page, (route) => route.fulfill({ json: answer }));
  await sandbox.analyzeUrl(answer.videoUrl);
  return sandbox;
}
