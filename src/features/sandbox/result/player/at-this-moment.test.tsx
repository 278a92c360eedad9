import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AnalysisResponse, Evidence } from '@/contracts/analysis';
import { answerWith, plannedAnswer, richAnswer } from '../../testing/answers';
import { showParts } from '../../testing/show-parts';
import { videoElement } from '../../testing/video-element';
import { AtThisMoment } from './at-this-moment';
import { PlayerSide } from './player-side';
import { VideoPlayer } from './video-player';

async function showMoment(response: AnalysisResponse, timeMs?: number) {
  await showParts(response, ({ planning, player }) => (
    <>
      <VideoPlayer videoUrl={response.videoUrl} player={player} poster={undefined} />
      <AtThisMoment plan={planning.plan} player={player} />
    </>
  ));
  if (timeMs === undefined) return;
  fireEvent.click(screen.getByText('Play the video'));
  videoElement().moveTo(timeMs);
}

/** Each row as `name: value`. */
const rows = () =>
  [...document.querySelectorAll('dt')].map(
    (term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`,
  );

it('names what is found at the playback position', async () => {
  await showMoment(richAnswer(), 3000);
  expect(screen.getByRole('heading', { name: 'At this moment 00:03.0' })).toBeVisible();
  expect(rows()).toEqual([
    'Topics: cooking 84%',
    'Topic words in captions: =Whisk the eggs · "gently"',
    'None found: Seen · Topic words on screen · Audio',
    'Not assessed: Risk',
  ]);
});

it('words that are said at another time of the conversation have it', async () => {
  const said = (timestamp: number): Evidence => ({
    kind: 'words',
    words: 'the pathologist, drown',
    timestamp,
    sources: ['said'],
  });
  const name = 'death, injury, or military conflict';
  const entry = (timestamp: number, saidMs: number) => ({
    timestamp,
    concepts: [{ name, confidence: 0.7, kind: 'topic' as const, evidence: said(saidMs) }],
  });
  await showMoment(answerWith({ analysis: [entry(0, 25_000), entry(5000, 3000)], durationMs: 60_000 }), 1000);
  expect(rows()).toContain('Topic words in captions: the pathologist (00:25.0) · drown (00:25.0)');
  videoElement().moveTo(6000);
  expect(rows()).toContain('Topic words in captions: the pathologist · drown');
});

it('before the video is open, it is the first moment', async () => {
  await showMoment(plannedAnswer({ risks: [] }));
  expect(screen.getByRole('heading', { name: 'At this moment 00:00.0' })).toBeVisible();
  expect(rows()).toEqual([
    'Topics: cooking 90%',
    'Seen: cup 60%',
    'None found: Topic words on screen · Topic words in captions · Audio · Risk',
  ]);
});

it('a risk stands with its level, and the end of the video shows its last moment', async () => {
  const risks: AnalysisResponse['risks'] = [
    {
      name: 'crime',
      level: 'high',
      ranges: [{ start: 52_000, end: 90_000, level: 'high' }],
      words: ['robbery'],
      mentions: 1,
    },
  ];
  await showMoment(plannedAnswer({ risks }), 60_000);
  expect(rows()).toContain('Risk: crime: high risk');
  videoElement().moveTo(120_000);
  expect(rows()).toContain('Topics: soccer 90%');
  expect(rows()).toContainEqual(expect.stringMatching(/^None found: .*Risk/));
  videoElement().moveTo(51_000);
  expect(rows()).toContain('Audio: silence 100%');
  expect(rows()).toContainEqual(expect.stringMatching(/^None found: Topics/));
});

it('a risk without a measured level says so', async () => {
  await showMoment(plannedAnswer(), 60_000);
  expect(rows()).toContain('Risk: crime: level not measured');
});

it('words stand where they were found: written with a box, said otherwise, each once', async () => {
  const words = (text: string, more: Partial<Extract<Evidence, { kind: 'words' }>> = {}) => ({
    name: text,
    confidence: 0.9,
    kind: 'topic' as const,
    evidence: { kind: 'words' as const, words: text, timestamp: 0, ...more },
  });
  await showMoment(
    answerWith({
      durationMs: 30_000,
      analysis: [
        {
          timestamp: 0,
          concepts: [
            words('spoken, twice'),
            words('twice', { sources: ['said', 'seen'] }),
            words('on a sign', { box: { x: 0, y: 0, width: 1, height: 1 } }),
            words('subtitle', { sources: ['written'] }),
            words('from the title', { sources: ['described'] }),
          ],
        },
      ],
    }),
  );
  expect(rows()).toContain('Topic words on screen: on a sign · subtitle');
  expect(rows()).toContain('Topic words in captions: spoken · twice');
});

it('what was not analyzed is not said to be absent', async () => {
  const { taxonomy } = plannedAnswer();
  await showMoment(
    plannedAnswer({ taxonomy: { version: '3.1', topics: taxonomy?.topics ?? [], sources: ['described'] } }),
    51_000,
  );
  expect(rows()).toContainEqual(expect.stringMatching(/^Not assessed: .*Risk/));
});

it('after the end of what was analyzed, nothing is called absent', async () => {
  await showMoment(
    plannedAnswer({ partial: [{ code: 'ends-early', values: { endMs: 100_000, durationMs: 120_000 } }] }),
    110_000,
  );
  expect(rows()).toEqual([
    'Not assessed: Topics · Seen · Topic words on screen · Topic words in captions · Audio · Risk',
  ]);
});

it('before the video is open, it is the moment where the video opens', async () => {
  await showParts(
    plannedAnswer(),
    ({ planning, player }) => <AtThisMoment plan={planning.plan} player={player} />,
    { firstMs: 91_000 },
  );
  expect(screen.getByRole('heading', { name: 'At this moment 01:31.0' })).toBeVisible();
  expect(rows()).toContain('Topics: soccer 90%');
});

const showSide = () =>
  showParts(plannedAnswer(), ({ planning, player }) => (
    <PlayerSide
      videoUrl={planning.plan.response.videoUrl}
      poster={undefined}
      player={player}
      plan={planning.plan}
    />
  ));

it('on a narrow screen it is one line, which unfolds', async () => {
  const wide = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(wide(query), { matches: query.includes('64em') }),
  );
  await showSide();
  expect(rows()).toEqual([]);
  expect(screen.getByText('cooking 90% · cup 60%')).toBeVisible();
  expect(screen.getByText('Play the video')).toBeInTheDocument();
  const all = screen.getByLabelText('All of this moment');
  expect(all).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(all);
  expect(rows()).toContain('Topics: cooking 90%');
  fireEvent.click(screen.getByLabelText('All of this moment'));
  expect(rows()).toEqual([]);
});

it('beside the views it cannot be folded', async () => {
  await showSide();
  expect(rows()).toContain('Topics: cooking 90%');
  expect(screen.queryByLabelText('All of this moment')).toBeNull();
});
