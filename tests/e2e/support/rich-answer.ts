import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AnalysisResponse } from '../../../src/contracts/analysis';
import { answerWith } from './answers';

const PICTURE = join(import.meta.dirname, '../../../public/sample/program.jpg');

/** A real picture, in the format of a response. */
const picture = () => `data:image/jpeg;base64,${readFileSync(PICTURE).toString('base64')}`;

/** A response for the sample video of the site that `page` shows, with everything that a response can contain. */
export function richAnswer(page: Page): AnalysisResponse {
  return answerWith({
    videoUrl: new URL('/sample/program.mp4', page.url()).href,
    analysis: [
      {
        timestamp: 0,
        concepts: [
          {
            name: 'test pattern',
            confidence: 0.98,
            kind: 'technical',
            evidence: { kind: 'measurement', measurement: 'share of even stripes', value: 0.875, unit: '' },
          },
          { name: 'tone', confidence: 0.6 },
        ],
      },
      {
        timestamp: 2000,
        concepts: [
          { name: 'scene cut', confidence: 0.97 },
          {
            name: 'cooking',
            confidence: 0.84,
            kind: 'topic',
            evidence: { kind: 'words', words: '=Whisk the eggs, "gently"', timestamp: 2300 },
          },
        ],
      },
      { timestamp: 5000, concepts: [] },
      { timestamp: 18_000, concepts: [{ name: 'black frame', confidence: 0.999 }] },
    ],
    durationMs: 30_000,
    intervalMs: 1000,
    coverage: 0.925,
    bytesRead: 923_071,
    loudness: { integratedLufs: -23.4, truePeakDb: -1.2 },
    thumbnails: [
      { timestamp: 500, image: picture() },
      { timestamp: 1500, image: picture() },
    ],
    shots: [
      { start: 0, end: 2000 },
      { start: 2000, end: 30_000 },
    ],
    sound: [
      { timestamp: 0, loudness: -42.5 },
      { timestamp: 12_000, loudness: -14 },
      { timestamp: 18_000, loudness: -70 },
    ],
  });
}
