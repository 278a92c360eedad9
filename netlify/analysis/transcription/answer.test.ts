import { describe, expect, it } from 'vitest';
import { readAnswer } from './answer';

const piece = { startMs: 10_000, endMs: 30_000 };
const voices = [{ startMs: 10_200, endMs: 29_800 }];
const read = (answer: unknown, where = voices) => readAnswer(answer, piece, where);
const texts = (answer: unknown, where = voices) => read(answer, where).cues.map(({ text }) => text);

/** A segment as OpenAI writes it. */
const segment = (start: number, end: number, text: string, scores = {}) => ({
  ...{ id: 0, seek: 0, start, end, text, tokens: [1], temperature: 0 },
  ...{ avg_logprob: -0.25, compression_ratio: 1.2, no_speech_prob: 0.01, ...scores },
});

describe('an answer of a speech-to-text service', () => {
  it('gives segments on the clock of the video, with a confidence', () => {
    const answer = {
      language: 'english',
      duration: 20,
      text: 'a b',
      segments: [segment(1, 3.5, ' Hello  there.')],
    };
    expect(read(answer)).toEqual({
      cues: [{ startMs: 11_000, endMs: 13_500, text: 'Hello there.', confidence: 0.78 }],
      language: 'en',
    });
  });

  it('has a language by name or by code', () => {
    const languageOf = (language: unknown) => read({ text: 'x', language }).language;
    expect(['english', 'German', 'de', 'fr', 'en-US', 'zh-TW', '', null].map(languageOf)).toEqual([
      ...['en', 'de', 'de', 'fr', 'en', 'zh', undefined, undefined],
    ]);
  });

  it('is as long as the piece if it has no times', () => {
    const cues = [{ startMs: 10_000, endMs: 30_000, text: 'Just text' }];
    expect(read({ text: 'Just text' }).cues).toEqual(cues);
    expect(read({ text: 'Just text', segments: [] }).cues).toEqual(cues);
    expect(read({ text: 'Just text', segments: null, words: null }).cues).toEqual(cues);
  });

  it('of vLLM has a duration that is a string, and scores that mean nothing', () => {
    const scores = { avg_logprob: -1, compression_ratio: -1, no_speech_prob: -1 };
    const [cue] = read({ duration: '20.0', text: 'a', segments: [segment(0, 2, 'Words', scores)] }).cues;
    expect(cue).toEqual({ startMs: 10_000, endMs: 12_000, text: 'Words' });
  });

  it('of whisper.cpp has words within the segments, and of a diarizing model speakers', () => {
    const words = [{ word: 'Hi', start: 0, end: 1, probability: 0.9 }];
    expect(texts({ language: 'english', segments: [{ ...segment(0, 2, 'Hi'), words }] })).toEqual(['Hi']);
    const spoken = { type: 'transcript.text.segment', id: 's1', start: 0, end: 2, text: 'Hi', speaker: 'A' };
    expect(texts({ text: 'Hi', segments: [spoken] })).toEqual(['Hi']);
  });

  it.each([
    ['repeats itself', segment(0, 2, 'la la la', { compression_ratio: 2.5 })],
    ['is silence by its own scores', segment(0, 2, 'Thanks', { no_speech_prob: 0.7, avg_logprob: -1.1 })],
    ['is reversed', segment(3, 2, 'Back')],
    ['begins after the end', segment(20, 22, 'Late')],
    ['has no text', segment(0, 2, '  ')],
    ['has no time', { ...segment(0, 2, 'x'), start: null }],
  ])('loses a segment that %s', (_, wrong) => {
    expect(texts({ text: 'all', segments: [wrong, segment(4, 6, 'Right')] })).toEqual(['Right']);
  });

  it('keeps quiet speech that the service is sure of', () => {
    const quiet = segment(0, 2, 'Psst', { no_speech_prob: 0.7, avg_logprob: -0.4 });
    expect(texts({ segments: [quiet] })).toEqual(['Psst']);
  });

  it('loses what is said where nobody speaks', () => {
    const where = [{ startMs: 10_200, endMs: 15_000 }];
    const answer = { segments: [segment(0, 4, 'Said'), segment(6, 9, 'Thank you for watching!')] };
    expect(texts(answer, where)).toEqual(['Said']);
  });

  it('ends with the piece', () => {
    expect(read({ segments: [segment(18, 25, 'Long')] }).cues[0]?.endMs).toBe(30_000);
  });

  it('says a line at most twice in a row', () => {
    const loop = [0, 1, 2, 3, 4].map((start) => segment(start, start + 1, 'Go'));
    expect(texts({ segments: loop })).toEqual(['Go', 'Go']);
  });

  it.each([
    ['a text', 'My secret speech'],
    ['an error', { error: 'failed to read WAV file' }],
    ['an error with words', { error: { message: 'x' }, text: 'My secret speech' }],
    ['empty', {}],
    ['null', null],
    ['a list', [{ text: 'My secret speech' }]],
  ])('is none if it is %s, and is not repeated', (_, answer) => {
    expect(() => read(answer)).toThrow(/^the speech-to-text service answered with something other/);
  });

  it.each([
    ['as text', [{ ...segment(0, 2, 'a'), start: '00:00:00,000', end: '00:00:02,000' }]],
    ['in nanoseconds', [segment(0, 4e9, 'All of it'), segment(4e9, 8e9, 'x')]],
    ['all the same', [segment(0, 0, 'All of it')]],
  ])('with times %s is its text, as long as the piece', (_, segments) => {
    const cues = [{ startMs: 10_000, endMs: 30_000, text: 'All of it' }];
    expect(read({ text: 'All of it', segments }).cues).toEqual(cues);
  });

  it.each(['[BLANK_AUDIO]', '(upbeat music)', '♪♪', '*sighs*', '...', '[Music] (applause)'])(
    'loses %j, which nobody says',
    (note) => {
      expect(texts({ segments: [segment(0, 2, note), segment(2, 4, '[Anna] Hello')] })).toEqual([
        '[Anna] Hello',
      ]);
    },
  );

  it('has no characters that are not seen', () => {
    expect(texts({ text: 'a\u202eb\u0000c\u2066 d' })).toEqual(['ab c d']);
  });
});
