import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnalysisProgress } from '@/contracts/analysis-events';
import type { AnalysisParts } from '@/contracts/analysis-parts';
import type { AnalysisListener, AnalysisOutcome } from '@/contracts/analyzer';
import { VIDEO } from './testing/answers';
import { BARE, fillIn, openSandbox, urlField } from './testing/sandbox';

const bar = () => screen.getByRole('progressbar', { name: 'Analysis progress' });
const announced = (text: string) =>
  screen.getAllByRole('status').filter(({ textContent }) => textContent === text);

/** Starts an analysis that the test answers. */
async function started() {
  const app = await openSandbox();
  const runs: {
    signal: AbortSignal;
    listener: AnalysisListener | undefined;
    end: (outcome: AnalysisOutcome) => void;
  }[] = [];
  app.analyzer.answer = (_request, signal, listener) =>
    new Promise((resolve) => runs.push({ signal, listener, end: resolve }));
  fillIn(urlField(), VIDEO);
  await app.user.click(screen.getByText('Analyze'));
  const last = () => {
    const run = runs.at(-1);
    if (!run) throw new Error('Nothing was started');
    return run;
  };
  return {
    ...app,
    runs,
    tell: (stage: AnalysisProgress['stage'], percent: number) =>
      act(() => last().listener?.onProgress?.({ stage, percent })),
    tellPart: (part: AnalysisParts) => act(() => last().listener?.onPart?.(part)),
    end: (outcome: AnalysisOutcome) =>
      act(async () => {
        last().end(outcome);
        await Promise.resolve();
      }),
  };
}

// @row-34
it('the stage and the percentage of a running analysis are shown as the server sends them', async () => {
  const { tell, end } = await started();
  expect(bar()).not.toHaveAttribute('aria-valuenow');
  expect(bar()).not.toHaveAttribute('aria-valuetext');
  expect(screen.queryByText('What an analysis shows')).toBeNull();
  tell('opening', 0);
  expect(bar()).toHaveAttribute('aria-valuetext', 'Opening the video: 0%');
  expect(bar()).toHaveAttribute('aria-valuenow', '0');
  expect(bar()).toHaveAttribute('aria-valuemin', '0');
  expect(bar()).toHaveAttribute('aria-valuemax', '100');
  tell('analyzing', 24);
  expect(bar()).toHaveAttribute('aria-valuenow', '24');
  expect(screen.getByText('24%').closest('p')).toHaveTextContent('Analyzing images, audio and captions 24%');
  tell('naming', 96);
  expect(screen.getByText('96%').closest('p')).toHaveTextContent('Identifying concepts 96%');
  await end({ ok: true, value: BARE });
  await screen.findByText('Video analysis completed successfully!');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('the elapsed seconds are counted, and are hidden from assistive technology', async () => {
  await started();
  expect(screen.getByText('0 s')).toHaveAttribute('aria-hidden', 'true');
  expect(await screen.findByText('1 s')).toBeVisible();
});

it('each stage and each quarter is announced, and nothing in between', async () => {
  const { tell, end } = await started();
  expect(announced('Analyzing the video')).toHaveLength(1);
  for (const percent of [3, 9, 27]) tell('analyzing', percent);
  expect(bar()).toHaveAttribute('aria-valuenow', '27');
  expect(announced('Analyzing images, audio and captions: 3%')).toHaveLength(1);
  tell('analyzing', 28);
  expect(announced('Analyzing images, audio and captions: 28%')).toHaveLength(1);
  tell('naming', 29);
  expect(announced('Identifying concepts: 29%')).toHaveLength(1);
  await end({ ok: true, value: BARE });
  await waitFor(() => expect(announced('Video analysis completed successfully!')).toHaveLength(1));
});

// @row-34 @spec-4.10
it('Cancel aborts the call at once, keeps the URL with the focus there, and is not a failure', async () => {
  const { user, runs, tell, end } = await started();
  tell('analyzing', 24);
  await user.click(screen.getByText('Cancel'));
  expect(runs[0]?.signal.aborted).toBe(true);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(urlField()).toHaveFocus();
  expect(urlField()).toHaveValue(VIDEO);
  expect(announced('The analysis was canceled.')).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  // What still arrives of it changes nothing.
  tell('analyzing', 50);
  await end({ ok: true, value: BARE });
  expect(screen.queryByText('Analysis results')).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();

  await user.keyboard('{Enter}');
  expect(runs).toHaveLength(2);
  expect(runs[1]?.signal.aborted).toBe(false);
  expect(bar()).not.toHaveAttribute('aria-valuenow');
  await end({ ok: true, value: BARE });
  expect(await screen.findByText('Analysis results')).toBeVisible();
});

it('leaving the page aborts the call', async () => {
  const { user, runs } = await started();
  expect(runs[0]?.signal.aborted).toBe(false);
  await user.click(screen.getByText('Billing'));
  await user.click(screen.getByRole('button', { name: 'Leave and stop it' }));
  await waitFor(() => expect(runs[0]?.signal.aborted).toBe(true));
});

// @spec-4.10
it('a result with another status is not called a success, and its status is shown as it was sent', async () => {
  const { end } = await started();
  await end({ ok: true, value: { ...BARE, status: 'degraded' } });
  expect(await screen.findByText('degraded')).toBeVisible();
  expect(screen.queryByText('Video analysis completed successfully!')).toBeNull();
});

it('a partial result lists what is missing, with its times', async () => {
  const { end } = await started();
  const partial = [{ code: 'time-up', values: { endMs: 61_000, durationMs: 120_000 } }];
  await end({ ok: true, value: { ...BARE, partial, coverage: 0.5 } });
  expect(await screen.findByText('Video analysis completed successfully!')).toBeVisible();
  expect(screen.getByText(/01:01\.0/)).toBeVisible();
});

it('parts are shown as they come, and only the first topics are announced', async () => {
  const { tellPart, end } = await started();
  expect(screen.queryByText('What is known so far')).toBeNull();
  tellPart({ durationMs: 2_700_000 });
  expect(screen.getByText('45 min')).toBeVisible();
  const topic = { confidence: 0.9, firstMs: 0 };
  tellPart({ words: { cues: 40 }, topics: [{ ...topic, name: 'soccer' }] });
  expect(screen.getByText('40 captions')).toBeVisible();
  expect(screen.getByText(/^soccer$/i)).toBeVisible();
  expect(announced('First topics: soccer')).toHaveLength(1);
  tellPart({ topics: [{ ...topic, name: 'pets' }], shots: { count: 3, cutsMs: [4, 5] }, seen: [] });
  expect(screen.getByText('45 min · 3 shots')).toBeVisible();
  expect(screen.queryByText('soccer')).toBeNull();
  expect(screen.getByText('pets')).toBeVisible();
  expect(screen.getByText('Nothing so far')).toBeVisible();
  expect(announced('First topics: soccer')).toHaveLength(1);
  await end({ ok: true, value: BARE });
  expect(screen.queryByText('What is known so far')).toBeNull();
});

it('leaving the Sandbox during an analysis asks first, its own pages do not, and the end of the analysis answers', async () => {
  const { user, runs, tell, end } = await started();
  const question = () => screen.queryByRole('alertdialog', { name: 'Leave and stop the analysis?' });
  const goTo = (name: string) => user.click(screen.getByRole('link', { name }));
  await goTo('Billing');
  expect(question()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay in the Sandbox' }));
  expect(location.pathname).toBe('/dashboard/sandbox');
  tell('analyzing', 24);
  expect(bar()).toHaveAttribute('aria-valuenow', '24');
  await goTo('Billing');
  await end({ ok: true, value: BARE });
  expect(question()).toBeNull();
  await waitFor(() => expect(location.pathname).toContain('/dashboard/sandbox/'));
  expect(runs[0]?.signal.aborted).toBe(false);
  await goTo('Billing');
  expect(question()).toBeNull();
  await waitFor(() => expect(location.pathname).toBe('/dashboard/billing'));
});
