import {
  AV_CODEC_ID_SUBRIP,
  AV_DISPOSITION_DEFAULT,
  AV_DISPOSITION_FORCED,
  type AVDisposition,
} from 'node-av/constants';
import { Dictionary, FormatContext, Packet, Rational } from 'node-av/lib';
import { describe, expect, it } from 'vitest';
import type { WordsRequest } from '@/contracts/analysis-request';
import { CueCollector, textTracksOf } from './text-track';
import { MAX_CUES, MAX_TEXT } from '../../../captions/cue';

/** A collector for one track of SubRip text, and a function that adds a cue. */
function collecting() {
  const format = new FormatContext();
  format.allocContext();
  const stream = format.newStream(null);
  stream.codecpar.codecId = AV_CODEC_ID_SUBRIP;
  stream.timeBase = new Rational(1, 1000);
  const cues = new CueCollector();
  cues.follow({ textTracks: textTracksOf([stream]), originUs: 0 });
  const packet = new Packet();
  const say = (timeMs: number, text: string, durationMs = 500) => {
    packet.alloc();
    packet.data = Buffer.from(text);
    packet.pts = BigInt(timeMs);
    packet.duration = BigInt(durationMs);
    packet.streamIndex = stream.index;
    cues.take(packet);
    packet.free();
  };
  return { cues, say };
}

/** Language that a track of text declares for its cues. */
function declared(language?: string): string | undefined {
  const format = new FormatContext();
  format.allocContext();
  const stream = format.newStream(null);
  stream.codecpar.codecId = AV_CODEC_ID_SUBRIP;
  if (language !== undefined) stream.metadata = Dictionary.fromObject({ language });
  const cues = new CueCollector();
  cues.follow({ textTracks: textTracksOf([stream]), originUs: 0 });
  return cues.language;
}

interface Declared {
  language?: string;
  marks?: AVDisposition[];
}

/** Indexes of the tracks that are read, of a video with one track of text for each of these. */
const chosen = (...tracks: Declared[]): number[] => chosenFor({}, ...tracks);

function chosenFor(words: WordsRequest, ...tracks: Declared[]): number[] {
  const format = new FormatContext();
  format.allocContext();
  const streams = tracks.map(({ language, marks = [] }) => {
    const stream = format.newStream(null);
    stream.codecpar.codecId = AV_CODEC_ID_SUBRIP;
    stream.setDisposition(...marks);
    if (language !== undefined) stream.metadata = Dictionary.fromObject({ language });
    return stream;
  });
  return textTracksOf(streams, words).map(({ stream }) => stream.index);
}

describe('the track of text that is read', () => {
  it('is a single one, so that no words count twice', () => {
    expect(chosen({ language: 'eng' }, { language: 'spa' })).toEqual([0]);
    expect(chosen({}, {}, {})).toEqual([0]);
    expect(chosen()).toEqual([]);
  });

  it('is in a language that topics are found in, if there is one', () => {
    expect(chosen({ language: 'ita' }, { language: 'jpn' }, { language: 'ger' })).toEqual([2]);
    expect(chosen({ language: 'ita', marks: [AV_DISPOSITION_DEFAULT] }, { language: 'fr-CA' })).toEqual([1]);
    expect(chosen({ language: 'ita' }, { language: 'jpn', marks: [AV_DISPOSITION_DEFAULT] })).toEqual([1]);
  });

  it("is in the user's language, if there is one", () => {
    const marks = [AV_DISPOSITION_DEFAULT];
    expect(chosenFor({ language: 'de' }, { language: 'eng', marks }, { language: 'ger' })).toEqual([1]);
    expect(chosenFor({ language: 'it' }, { language: 'eng', marks }, { language: 'ita' })).toEqual([1]);
    expect(chosenFor({ language: 'de' }, { language: 'deu' }, { language: 'de-AT', marks })).toEqual([1]);
    expect(chosenFor({ language: 'de' }, { language: 'ita' }, { language: 'eng' }, {})).toEqual([1]);
    expect(chosenFor({ language: 'und' }, { language: 'und' }, { language: 'eng' })).toEqual([1]);
    const forced = [AV_DISPOSITION_FORCED];
    expect(chosenFor({ language: 'de' }, { language: 'ger', marks: forced }, { language: 'ita' })).toEqual([
      1,
    ]);
  });

  it('is the one that was chosen, if there is one with that ID', () => {
    const forced = { language: 'ita', marks: [AV_DISPOSITION_FORCED] };
    expect(chosenFor({ language: 'en', captionTrack: 'track-1' }, { language: 'eng' }, forced)).toEqual([1]);
    for (const captionTrack of ['track-2', 'track-', 'stream-en-1', 'picture-cc1'])
      expect(chosenFor({ captionTrack }, { language: 'ita' }, { language: 'eng' })).toEqual([1]);
  });

  it('is the default one of those', () => {
    expect(chosen({ language: 'eng' }, { language: 'spa', marks: [AV_DISPOSITION_DEFAULT] })).toEqual([1]);
  });

  it('is a forced one only if there is no other', () => {
    const marks = [AV_DISPOSITION_FORCED, AV_DISPOSITION_DEFAULT];
    expect(chosen({ language: 'eng', marks }, { language: 'eng' })).toEqual([1]);
    expect(chosen({ language: 'eng', marks }, { language: 'ita' })).toEqual([1]);
    expect(chosen({ language: 'eng', marks })).toEqual([0]);
  });
});

describe('the language of the cues', () => {
  it('is that which their track declares', () => {
    expect(declared('ger')).toBe('de');
    expect(declared('fr-CA')).toBe('fr');
    expect(declared()).toBeUndefined();
  });
});

describe('the cues that are stored', () => {
  it('are all of them in an ordinary video', () => {
    const { cues, say } = collecting();
    for (let line = 0; line < 2000; line += 1) say(line * 3000, 'What was said in about forty characters.');
    expect(cues.cues()).toHaveLength(2000);
    expect(cues.isCut).toBe(false);
  });

  it('have an end in number', () => {
    const { cues, say } = collecting();
    for (let line = 0; line < MAX_CUES; line += 1) say(line, 'Yes.');
    expect(cues.isCut).toBe(false);
    say(MAX_CUES, 'No.');
    expect(cues.cues()).toHaveLength(MAX_CUES);
    expect(cues.isCut).toBe(true);
  });

  it('have an end in length', () => {
    const { cues, say } = collecting();
    for (let line = 0; line < 1500; line += 1) say(line, 'oven '.repeat(400));
    const length = cues.cues().reduce((sum, cue) => sum + cue.text.length, 0);
    expect(length).toBeLessThanOrEqual(MAX_TEXT);
    expect(length).toBeGreaterThan(MAX_TEXT - 2000);
    expect(cues.isCut).toBe(true);
  });

  it('begin with the video at the earliest, and last two seconds without a length of their own', () => {
    const { cues, say } = collecting();
    say(-200, 'Before.');
    say(1000, 'Without a length.', 0);
    expect(cues.cues()).toEqual([
      { startMs: 0, endMs: 300, text: 'Before.' },
      { startMs: 1000, endMs: 3000, text: 'Without a length.' },
    ]);
  });

  it('are both of two lines that begin together, as when two people speak', () => {
    const { cues, say } = collecting();
    for (const text of ['- Where is it?', '- In the oven.', '- Where is it?']) say(1000, text);
    expect(cues.cues().map(({ startMs, text }) => [startMs, text])).toEqual([
      [1000, '- Where is it?'],
      [1000, '- In the oven.'],
    ]);
  });

  it('are not counted again when they are read again', () => {
    const { cues, say } = collecting();
    for (let time = 0; time < 400; time += 1) say(0, 'oven '.repeat(400));
    expect(cues.cues()).toHaveLength(1);
    expect(cues.isCut).toBe(false);
  });
});
