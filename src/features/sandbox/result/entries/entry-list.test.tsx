import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AnalysisEntry } from '@/contracts/analysis';
import { answerWith, richAnswer } from '../../testing/answers';
import { control } from '../../testing/control';
import { showParts } from '../../testing/show-parts';
import { videoElement } from '../../testing/video-element';
import { VideoPlayer } from '../player/video-player';
import { EntryList } from './entry-list';

const showEntries = (entries: AnalysisEntry[], changes = {}) =>
  showParts(answerWith({ analysis: entries, ...changes }), () => (
    <EntryList entries={entries} thumbnails={[]} />
  ));

const lists = () => document.querySelectorAll('[aria-label^="Concepts at"]');
const chips = (time: string) => within(screen.getByLabelText(`Concepts at ${time}`)).getAllByRole('listitem');

it('each moment stands with its time and its concepts in percent; one without concepts says so', async () => {
  await showEntries(richAnswer().analysis);
  expect(chips('00:00.0').map((chip) => chip.textContent)).toEqual(['test pattern 98.0%', 'tone 60.0%']);
  expect(chips('00:18.0').map((chip) => chip.textContent)).toEqual(['black frame 99.9%']);
  expect(screen.queryByLabelText('Concepts at 00:05.0')).toBeNull();
  const rows = [...screen.getByLabelText('Moments').children].map((row) => row.textContent);
  expect(rows[2]).toBe('00:05.0no concepts');
  // Only concepts with evidence are buttons.
  expect(screen.queryByLabelText(/^tone/)).toBeNull();
});

it('a result without moments says so', async () => {
  await showEntries([]);
  expect(screen.getByText('No concepts were detected in this video.')).toBeVisible();
});

it('a moment plays the video from its time', async () => {
  const { analysis, videoUrl } = richAnswer();
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  await showParts(richAnswer(), ({ player }) => (
    <>
      <VideoPlayer videoUrl={videoUrl} player={player} poster={undefined} />
      <EntryList entries={analysis} thumbnails={[]} />
    </>
  ));
  fireEvent.click(screen.getByLabelText('Play from 00:18.0'));
  expect(videoElement().video.currentTime).toBe(18);
  expect(play).toHaveBeenCalled();
});

it('where nothing can be played, times are no buttons', async () => {
  await showEntries(richAnswer().analysis, { videoUrl: 'https://example.com/a.avi' });
  expect(screen.queryByLabelText(/^Play from/)).toBeNull();
  expect(screen.getByText('00:18.0')).toBeVisible();
});

it('a long list has pages of ten moments', async () => {
  const entries = Array.from({ length: 45 }, (_, index) => ({
    timestamp: index * 1000,
    concepts: [{ name: 'speech', confidence: 0.9 }],
  }));
  await showEntries(entries);
  expect(lists()).toHaveLength(10);
  expect(screen.getByText('Moments 1 to 10 of 45')).toBeVisible();
  fireEvent.click(control('Page 5'));
  expect(lists()).toHaveLength(5);
  expect(control('Concepts at 00:44.0')).toBeVisible();
  expect(screen.getByText('Moments 41 to 45 of 45')).toBeVisible();
  fireEvent.click(control('Previous page'));
  expect(control('Concepts at 00:30.0')).toBeVisible();
});

it('ten moments are one page, without a choice of pages', async () => {
  const entries = Array.from({ length: 10 }, (_, index) => ({ timestamp: index * 1000, concepts: [] }));
  await showEntries(entries);
  expect(control('Moments').children).toHaveLength(10);
  expect(screen.queryByText(/^Moments 1 to/)).toBeNull();
});
