import { expect, it } from 'vitest';
import { holdsCaptions } from './caption-data';

it.each([
  ['a command of CEA-608', [0xfc, 0x94, 0x20], true],
  ['letters after padding', [0xfc, 0x80, 0x80, 0xfd, 0xc8, 0xe9], true],
  ['a packet of CEA-708', [0xff, 0x02, 0x21], true],
  ['padding of both fields', [0xfc, 0x80, 0x80, 0xfd, 0x80, 0x80], false],
  ['letters marked as invalid', [0xf8, 0xc8, 0xe9], false],
  ['an incomplete construct', [0xfc, 0xc8], false],
  ['nothing', [], false],
])('caption data of a frame with %s', (_, bytes, expected) => {
  expect(holdsCaptions(Uint8Array.from(bytes))).toBe(expected);
});
