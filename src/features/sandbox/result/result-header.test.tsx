import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { answerWith } from '../testing/answers';
import { showParts } from '../testing/show-parts';
import { ResultHeader } from './result-header';

const showHeader = (response: AnalysisResponse, title?: string) =>
  showParts(response, () => (
    <ResultHeader
      response={response}
      title={title}
      otherName="programme"
      onRename={() => Promise.resolve()}
      stored={null}
    />
  ));

it('the header names the program, its length and its status, and leads back to the Sandbox', async () => {
  await showHeader(answerWith({ durationMs: 30_000 }), 'Pilot episode');
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('Pilot episode');
  expect(heading).toHaveFocus();
  expect(document.title).toBe('Pilot episode · SceneCue');
  expect(screen.getByText('30 s')).toBeVisible();
  expect(screen.getByText('success')).toBeVisible();
  expect(screen.queryByText('Partly analyzed')).toBeNull();
  expect(screen.getByText('New analysis').closest('a')).toHaveAttribute('href', '/dashboard/sandbox');
});

it('another status stands as it was sent, and a partial result is marked', async () => {
  const partial = [{ code: 'captions-cut', values: {} }];
  await showHeader(answerWith({ status: 'failed', partial }));
  expect(screen.getByText('failed')).toBeVisible();
  expect(screen.queryByText('success')).toBeNull();
  expect(screen.getByText('Partly analyzed')).toBeVisible();
});
