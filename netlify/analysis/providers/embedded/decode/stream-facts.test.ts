import { Dictionary, FormatContext } from 'node-av/lib';
import { expect, it } from 'vitest';
import { channelFacts, chosenChannel } from './stream-facts';

/** The second track of a file, in German. */
function secondTrack() {
  const format = new FormatContext();
  format.allocContext();
  format.newStream(null);
  const stream = format.newStream(null);
  stream.metadata = Dictionary.fromObject({ language: 'ger', title: 'Captions' });
  return stream;
}

it('the channels of captions are those of the picture, or of the track with their data', () => {
  expect(channelFacts(['cc1', 'cs2'], undefined)).toEqual([
    { id: 'picture-cc1', kind: 'picture', title: 'CC1' },
    { id: 'picture-cs2', kind: 'picture', title: 'CS2' },
  ]);
  expect(channelFacts(['cc3'], secondTrack())).toEqual([
    { id: 'track-1-cc3', kind: 'captions', language: 'de', title: 'CC3' },
  ]);
});

it('a channel is chosen where its captions are', () => {
  const track = secondTrack();
  expect(chosenChannel('picture-cc3', undefined)).toBe('cc3');
  expect(chosenChannel('track-1-cc3', track)).toBe('cc3');
  for (const other of ['picture-cc3', 'track-1', 'track-10-cc3', 'stream-en-1', undefined])
    expect(chosenChannel(other, track)).toBeUndefined();
});
