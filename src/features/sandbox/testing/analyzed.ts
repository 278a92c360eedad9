import { fireEvent, screen } from '@testing-library/react';
import { openApp } from '@/app/testing/open-app';
import type { World } from '@/app/testing/memory-services';
import type { AnalysisResponse } from '@/contracts/analysis';
// So that no test waits for the code of a view.
import '../result/result-route';
import '../library/library-section';
import { playLikeChromium } from './video-element';

type OpenedApp = Awaited<ReturnType<typeof openApp>>;

/** Analyzes the video of `answer` in the open Sandbox, and waits for its result. */
async function analyze({ user, analyzer }: OpenedApp, answer: AnalysisResponse): Promise<void> {
  analyzer.answerWith(answer);
  const url = await screen.findByLabelText('Video URL');
  fireEvent.change(url, { target: { value: answer.videoUrl } });
  await user.click(screen.getByText('Analyze'));
  await screen.findByRole('region', { name: 'Analysis results' });
}

/** Opens the Sandbox and shows the result `answer`. */
export async function analyzed(answer: AnalysisResponse, world: World = {}): Promise<OpenedApp> {
  playLikeChromium();
  const app = await openApp('/dashboard/sandbox', world);
  await analyze(app, answer);
  return app;
}
