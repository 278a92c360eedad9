import type { Page } from '@playwright/test';
import type { AnalysisResponse, Concept } from '../../../src/contracts/analysis';
import { answerWith } from './answers';
import type { SandboxPage } from './pages/sandbox-page';
import { showAnswer, TAXONOMY } from './planned-answer';

const topic = (name: string): Concept => ({ name, confidence: 0.9, kind: 'topic' });

/** Forty seconds of the sample video: a shot every ten seconds, and a line of speech over the third cut. */
function answerFor(page: Page): AnalysisResponse {
  return answerWith({
    videoUrl: new URL('/sample/program.mp4', page.url()).href,
    durationMs: 40_000,
    intervalMs: 1000,
    analysis: Array.from({ length: 40 }, (_, second) => ({
      timestamp: second * 1000,
      concepts: [topic(second < 20 ? 'cooking' : 'soccer')],
    })),
    shots: [0, 10_000, 20_000, 30_000].map((start) => ({ start, end: start + 10_000 })),
    speech: [{ start: 28_000, end: 32_000 }],
    taxonomy: TAXONOMY,
  });
}

/** Analyzes a video of four shots and two topics, and waits for its result. */
export async function showTimeline(page: Page): Promise<SandboxPage> {
  const sandbox = await showAnswer(page, answerFor(page));
  await sandbox.success.waitFor();
  await sandbox.openView('Timeline');
  return sandbox;
}
