import { expect, it } from 'vitest';
import { canTryToPlay } from './playable';

const asChromium = (type: string) => (/mp4|webm/.test(type) ? 'maybe' : '');

it.each([
  ['https://example.com/a.mp4', true],
  ['https://example.com/a.MOV?token=1.avi', true],
  ['https://example.com/a.avi', false],
  ['https://example.com/a.ts', false],
  ['https://example.com/watch', true],
  ['https://example.com.avi/', true],
  ['ftp://example.com/a.mp4', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%s: %s', (url, expected) => {
  expect(canTryToPlay(url, asChromium)).toBe(expected);
});
