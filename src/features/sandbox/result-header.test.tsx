import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { VideoPlayer } from './player/video-player';
import { ResultHeader } from './result-header';
import { answerWith } from './testing/answers';
import { showParts } from './testing/show-parts';
import { videoElement } from './testing/video-element';

const refs = { place: { current: null }, frame: { current: null }, dock: { current: null } };

async function showHeader(response: AnalysisResponse, { isDocked = false, hasPlan = true } = {}) {
  const onNewAnalysis = vi.fn<() => void>();
  await showParts(response, ({ player }) => (
    <>
      <ResultHeader
        response={response}
        hasPlan={hasPlan}
        player={player}
        docking={{ dock: refs.dock, isDocked }}
        onNewAnalysis={onNewAnalysis}
      />
      <VideoPlayer
        videoUrl={response.videoUrl}
        player={player}
        docking={{ ...refs, isDocked }}
        poster={undefined}
      />
    </>
  ));
  return { onNewAnalysis };
}

it('the header names the length and the status, and leads to the export and to a new analysis', async () => {
  const { onNewAnalysis } = await showHeader(answerWith({ durationMs: 30_000 }));
  expect(screen.getByText('Analysis results')).toBeVisible();
  expect(screen.getByText('00:30.0')).toBeVisible();
  expect(screen.getByText('success')).toHaveAttribute('data-tone', 'good');
  expect(screen.queryByText('Partly analyzed')).toBeNull();
  expect(screen.getByText('Export').closest('a')).toHaveAttribute('href', '#result-files');
  fireEvent.click(screen.getByText('New analysis'));
  expect(onNewAnalysis).toHaveBeenCalledOnce();
  expect(screen.queryByLabelText('Close the video')).toBeNull();
});

it('another status stands as it was sent, a partial result is marked, and without a plan the moments are exported', async () => {
  const partial = [{ code: 'captions-cut', values: {} }];
  await showHeader(answerWith({ status: 'failed', partial }), { hasPlan: false });
  expect(screen.getByText('failed')).toHaveAttribute('data-tone', 'bad');
  expect(screen.queryByText('success')).toBeNull();
  expect(screen.getByText('Partly analyzed')).toHaveAttribute('data-tone', 'warn');
  expect(screen.getByText('Export').closest('a')).toHaveAttribute('href', '#result-export');
});

it('a video that is scrolled away is paused, played and closed in the header', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  await showHeader(answerWith(), { isDocked: true });
  fireEvent.click(screen.getByText('Play the video'));
  play.mockClear();
  videoElement().moveTo(12_000);
  expect(screen.getByText('00:12.0')).toBeVisible();
  fireEvent.click(screen.getByLabelText('Play'));
  expect(play).toHaveBeenCalledOnce();
  expect(pause).not.toHaveBeenCalled();
  videoElement().moveTo(13_000, { isPlaying: true });
  fireEvent.click(screen.getByLabelText('Pause'));
  expect(pause).toHaveBeenCalledOnce();
  expect(play).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByLabelText('Close the video'));
  expect(document.querySelector('video')).toBeNull();
});
