import { describe, expect, it } from 'vitest';
import { speechRanges } from './speech-ranges';
import { videoOf } from './testing/video';

it('ends a line where silence begins, across which the likeness to speech goes on', () => {
  const between = (from: number, to: number) => (timeMs: number) => timeMs >= from && timeMs < to;
  const spoken = (isSilent: (timeMs: number) => boolean) =>
    speechRanges(
      videoOf({ seconds: 10, audio: (timeMs) => ({ speech: 0.9, rmsDb: isSilent(timeMs) ? -90 : -20 }) }),
    );
  expect(spoken(between(5000, 6000))).toEqual([
    { start: 400, end: 5000 },
    { start: 6000, end: 9600 },
  ]);
  expect(spoken(between(5000, 5500))).toEqual([
    { start: 400, end: 5000 },
    { start: 5500, end: 9600 },
  ]);
  // A pause between words.
  expect(spoken(between(5000, 5200))).toEqual([{ start: 400, end: 9600 }]);
});

it('begins no line in a line-up tone, into which the likeness to speech of the voice after it reaches', () => {
  const tonality = (timeMs: number) => (timeMs < 2000 ? 0.98 : 0.6);
  const video = videoOf({ seconds: 5, audio: (timeMs) => ({ speech: 0.9, tonality: tonality(timeMs) }) });
  expect(speechRanges(video)).toEqual([{ start: 2000, end: 4600 }]);
});

it('finds the voice in each sample of a long video, although no sample is as long as the likeness reaches', () => {
  const video = videoOf({ seconds: 30, audio: (timeMs) => ({ speech: timeMs < 20_000 ? 0.9 : 0 }) });
  const audioWindows = video.audioWindows.filter(({ timeMs }) => timeMs % 10_000 < 500);
  expect(speechRanges({ ...video, audioWindows })).toEqual([
    { start: 0, end: 500 },
    { start: 10_000, end: 10_500 },
  ]);
});

describe('a caption', () => {
  const captioned = (text: string) =>
    speechRanges({
      ...videoOf({ seconds: 10, cues: [{ startMs: 1000, endMs: 3000, text }] }),
      audioWindows: [],
    });

  it.each([
    ...[
      '[APPLAUSE]',
      '[MUSIC PLAYING]',
      '(APPLAUSE)',
      '*applause*',
      '- [door slams]',
      '[Musik]',
      '(Applaus)',
    ],
    ...['[Música]', '(Rires)', '[MUSIQUE]', '（音楽）', '［拍手］', '♪ ♪', '[♪♪♪]', '♫', '# #', '#'],
    ...['MAN:', 'MAN: [GASPS]', '>> :', '- MAN: - WOMAN:', '...', '--', '- *door slams*', '[ __ ]'],
  ])('is no speech without a word that is said: %s', (text) => {
    expect(captioned(text)).toEqual([]);
  });

  it.each([
    ...['Good night, see you tomorrow.', '[APPLAUSE] Thank you', 'MAN: Hello', 'MAN: HELLO', 'TODAY: BREAD'],
    ...[
      '3, 2, 1',
      '♪ Happy birthday to you ♪',
      '# La la la #',
      'I *am* here',
      '你好',
      '[music',
      '(speaks French)',
    ],
  ])('is speech with words that are said or sung: %s', (text) => {
    expect(captioned(text)).toEqual([{ start: 1000, end: 3000 }]);
  });
});
