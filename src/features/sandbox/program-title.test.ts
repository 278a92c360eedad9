import { expect, it } from 'vitest';
import { programTitle } from './program-title';

it.each([
  ['https://cdn.example.com/a/Sunday_Table-S02E07.mp4?token=1', 'Sunday Table S02E07'],
  ['https://example.com/Caf%C3%A9%20%0A%00one.m3u8', 'Café one'],
  ['https://example.com/%E0%A4%A.mp4', '%E0%A4%A'],
  ['https://example.com/', 'example.com'],
  ['no address', 'no address'],
])('the title of %s is %s', (url, title) => {
  expect(programTitle(url)).toBe(title);
});
