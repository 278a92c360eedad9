import { screen, within } from '@testing-library/react';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { PlanEditor, ReportFor } from '../result/plan/use-planning';
import { Report } from '../result/report/report';
import { showParts } from './show-parts';

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
