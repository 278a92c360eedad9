import { expect, it } from 'vitest';
import type { AnalysisProgress } from '@/contracts/analysis-events';
import { progressToSay } from './spoken-progress';

it('says each stage, and a quarter of the work, and no more', () => {
  const told: AnalysisProgress[] = [{ stage: 'opening', percent: 0 }];
  for (let percent = 0; percent <= 95; percent += 1) told.push({ stage: 'analyzing', percent });
  told.push({ stage: 'naming', percent: 96 });
  const said: AnalysisProgress[] = [];
  for (const now of told) {
    const next = progressToSay(said.at(-1) ?? null, now);
    if (next !== said.at(-1)) said.push(next);
  }
  expect(said.map(({ stage, percent }) => `${stage} ${percent}`)).toEqual([
    'opening 0',
    'analyzing 0',
    'analyzing 25',
    'analyzing 50',
    'analyzing 75',
    'naming 96',
  ]);
});
