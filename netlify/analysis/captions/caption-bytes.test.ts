import { expect, it } from 'vitest';
import { readCaptionBytes } from './caption-bytes';

const TTML =
  '<tt xmlns="http://www.w3.org/ns/ttml" xml:lang="en"><body><div><p begin="61s" end="62s">a word</p></div></body></tt>';
const box = (type: string, content: Uint8Array) => {
  const bytes = Buffer.alloc(8 + content.length);
  bytes.writeUInt32BE(bytes.length);
  bytes.write(type, 4, 'latin1');
  bytes.set(content, 8);
  return bytes;
};
const textsOf = (bytes: Uint8Array) =>
  readCaptionBytes(bytes).cues.map(({ startMs, text }) => [startMs, text]);

it('a segment of TTML in MP4 is read from its media data', () => {
  const segment = [
    box('styp', Buffer.alloc(8)),
    box('moof', Buffer.alloc(40)),
    box('mdat', Buffer.from(TTML)),
  ];
  expect(textsOf(Buffer.concat(segment))).toEqual([[61_000, 'a word']]);
  const large = Buffer.alloc(16);
  large.writeUInt32BE(1);
  large.write('mdat', 4, 'latin1');
  large.writeBigUInt64BE(BigInt(16 + TTML.length), 8);
  expect(textsOf(Buffer.concat([box('moof', Buffer.alloc(4)), large, Buffer.from(TTML)]))).toEqual([
    [61_000, 'a word'],
  ]);
});

it.each([
  ['without media data', box('moof', Buffer.alloc(4))],
  ['with empty media data', Buffer.concat([box('moof', Buffer.alloc(4)), box('mdat', Buffer.alloc(0))])],
  ['with a box of size 0', Buffer.concat([box('styp', Buffer.alloc(4)), Buffer.alloc(40)])],
  ['that is cut off', box('moof', Buffer.alloc(40)).subarray(0, 12)],
])('a segment %s has no text', (_, bytes) => {
  expect(textsOf(bytes)).toEqual([]);
});
