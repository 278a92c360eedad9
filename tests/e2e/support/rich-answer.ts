import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AnalysisResponse } from '../../../src/contracts/analysis';
import { richAnswer as answerWithAll } from '../../../src/features/sandbox/testing/answers';

const PICTURE = join(import.meta.dirname, '../../../public/sample/program.jpg');

/** A real picture, in the format of a response. */
const picture = () => `data:image/jpeg;base64,${readFileSync(PICTURE).toString('base64')}`;

/** A response for the sample video of the site that `page` shows, with everything that a response can contain. */
export const richAnswer = (page: Page): AnalysisResponse =>
  answerWithAll({
    videoUrl: new URL('/sample/program.mp4', page.url()).href,
    thumbnails: [
      { timestamp: 500, image: picture() },
      { timestamp: 1500, image: picture() },
    ],
  });
