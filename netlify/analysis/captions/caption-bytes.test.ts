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

it('all documents of a segment are read, and what they cut is joined', () => {
  const document = (inner: string) => `<?xml version="1.0"?>${TTML.replace(/<p.*<\/p>/, inner)}`;
  const first = document('<p begin="8s" end="10s">A</p><p begin="9s" end="10s">B</p>');
  const second = document('<p begin="10s" end="12s">A</p><p begin="10s" end="13s">B</p>');
  const cues = [
    { startMs: 8000, endMs: 12_000, text: 'A' },
    { startMs: 9000, endMs: 13_000, text: 'B' },
  ];
  const head = box('moof', Buffer.alloc(4));
  const together = Buffer.concat([head, box('mdat', Buffer.from(`${first}${second}PNG`))]);
  expect(readCaptionBytes(together).cues).toEqual(cues);
  const apart = [head, box('mdat', Buffer.from(first)), head, box('mdat', Buffer.from(second))];
  expect(readCaptionBytes(Buffer.concat(apart)).cues).toEqual(cues);
});

it('a segment with other text than TTML is not recognized', () => {
  const segment = Buffer.concat([
    box('moof', Buffer.alloc(4)),
    box('mdat', box('vttc', Buffer.from('text'))),
  ]);
  expect(readCaptionBytes(segment)).toMatchObject({ isRecognized: false, cues: [] });
});
