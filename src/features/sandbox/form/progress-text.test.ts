import { expect, it } from 'vitest';
import type { AnalysisProgress } from '@/contracts/analysis-events';
import { progressToAnnounce } from './progress-text';

it('each stage and each quarter of the work is announced, and nothing else', () => {
  const received: AnalysisProgress[] = [{ stage: 'opening', percent: 0 }];
  for (let percent = 0; percent <= 95; percent += 1) received.push({ stage: 'analyzing', percent });
  received.push({ stage: 'naming', percent: 96 });
  const announced: AnalysisProgress[] = [];
  for (const now of received) {
    const next = progressToAnnounce(announced.at(-1) ?? null, now);
    if (next !== announced.at(-1)) announced.push(next);
  }
  expect(announced.map(({ stage, percent }) => `${stage} ${percent}`)).toEqual([
    'opening 0',
    'analyzing 0',
    'analyzing 25',
    'analyzing 50',
    'analyzing 75',
    'naming 96',
  ]);
});
