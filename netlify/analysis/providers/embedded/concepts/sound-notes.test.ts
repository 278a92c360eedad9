import { describe, expect, it } from 'vitest';
import { conceptsOf, NOTE_CONFIDENCE } from './concepts-of';
import { soundNotesOf, soundsIn } from './sound-notes';
import { videoOf } from './testing/video';

const cue = (text: string, startMs = 0, endMs = 3000) => ({ startMs, endMs, text });

describe('a note in captions', () => {
  it.each([
    ['MUSIC PLAYING', ['music']],
    ['UPBEAT MUSIC PLAYING', ['music']],
    ['man singing in the distance', ['music']],
    ['Titelmusik', ['music']],
    ['Sie singt leise', ['music']],
    ['música de fondo', ['music']],
    ['Musique douce', ['music']],
    ['elle chante', ['music']],
    ['APPLAUSE', ['applause-like noise']],
    ['cheers and applause', ['applause-like noise']],
    ['Schlussapplaus', ['applause-like noise']],
    ['Beifall', ['applause-like noise']],
    ['aplausos y risas', ['applause-like noise']],
    ['Applaudissements', ['applause-like noise']],
    ['music and applause', ['music', 'applause-like noise']],
    ['music stops, applause', ['applause-like noise']],
    ['speaks French', ['speech']],
    ['inaudible', ['speech']],
    ['Stille', ['silence']],
  ])('names a sound: %s', (note, concepts) => {
    expect(soundsIn(note)).toEqual(concepts);
  });

  it.each([
    ...[
      'no music',
      'music stops',
      'music fades',
      'song ends',
      'Musik verklingt',
      'keine Musik',
      'fin de la música',
    ],
    ...["la musique s'arrête", 'La música se detiene', 'ohne Applaus', 'birds singing', "chant d'oiseaux"],
    ...['Mitglied steht auf', 'MUSICIAN', 'door slams', 'laughs', 'Rires', '音楽', '', '♪♪'],
  ])('names no sound that a concept has: %s', (note) => {
    expect(soundsIn(note)).toEqual([]);
  });

  it('is in brackets or between asterisks, or is the symbol of a song', () => {
    const named = (text: string) => soundNotesOf([cue(text)]).map(({ concept, words }) => [concept, words]);
    expect(named('[APPLAUSE] Thank you (soft music)')).toEqual([
      ['applause-like noise', 'APPLAUSE'],
      ['music', 'soft music'],
    ]);
    expect(named('*applause*')).toEqual([['applause-like noise', 'applause']]);
    expect(named('♪ ♪')).toEqual([['music', '♪ ♪']]);
    expect(named('[♪♪♪]')).toEqual([['music', '[♪♪♪]']]);
    expect(named('# #')).toEqual([['music', '# #']]);
    expect(named('The music is loud. Applause!')).toEqual([]);
    expect(named('We are #1')).toEqual([]);
  });
});

describe('a sound that captions name', () => {
  const conceptAt = (video: Parameters<typeof conceptsOf>[0], timestamp: number, name: string) =>
    conceptsOf(video)
      .find((entry) => entry.timestamp === timestamp)
      ?.concepts.find((concept) => concept.name === name);

  it('is a concept for as long as the caption, with the note as its evidence', () => {
    const video = videoOf({ seconds: 8, cues: [cue('[UPBEAT MUSIC PLAYING]', 2500, 5000)] });
    const music = conceptsOf(video).filter(({ concepts }) => concepts.some(({ name }) => name === 'music'));
    expect(music.map(({ timestamp }) => timestamp)).toEqual([2000, 3000, 4000]);
    expect(conceptAt(video, 3000, 'music')).toEqual({
      name: 'music',
      confidence: NOTE_CONFIDENCE,
      kind: 'sound',
      evidence: { kind: 'words', words: 'UPBEAT MUSIC PLAYING', timestamp: 2500, sources: ['said'] },
    });
  });

  it('keeps a measurement that is more certain', () => {
    const video = videoOf({ seconds: 2, audio: () => ({ music: 0.9 }), cues: [cue('[music]')] });
    expect(conceptAt(video, 0, 'music')).toMatchObject({ evidence: { kind: 'measurement', value: 0.9 } });
    const unsure = videoOf({ seconds: 2, audio: () => ({ music: 0.55 }), cues: [cue('[music]')] });
    expect(conceptAt(unsure, 0, 'music')).toMatchObject({
      confidence: NOTE_CONFIDENCE,
      evidence: { words: 'music' },
    });
  });

  it('is not one where the level contradicts it', () => {
    const audio = () => ({ rmsDb: -90, lufs: -70 });
    const silent = videoOf({ seconds: 2, audio, cues: [cue('[music]')] });
    expect(conceptAt(silent, 0, 'music')).toBeUndefined();
    expect(conceptAt(silent, 0, 'silence')).toMatchObject({ evidence: { kind: 'measurement' } });
    const loud = videoOf({ seconds: 2, cues: [cue('[silence]')] });
    expect(conceptAt(loud, 0, 'silence')).toBeUndefined();
    expect(conceptAt({ ...loud, audioWindows: [] }, 0, 'silence')).toMatchObject({
      evidence: { words: 'silence' },
    });
  });

  it('has an entry between the samples of a long video', () => {
    const video = videoOf({ seconds: 60, cues: [cue('[APPLAUSE]', 25_300, 27_000)] });
    const isSample = ({ timeMs }: { timeMs: number }) => timeMs % 20_000 === 0;
    const sampled = {
      ...video,
      frames: video.frames.filter(isSample),
      audioWindows: video.audioWindows.filter(isSample),
    };
    expect(conceptAt(sampled, 25_300, 'applause-like noise')).toMatchObject({ confidence: NOTE_CONFIDENCE });
  });
});
