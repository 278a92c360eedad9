import { expect, it } from 'vitest';
import { exportFileName, fileName } from './export-file-name';

it.each([
  ['https://cdn.example.com/a/show.mp4?token=1', 'cdn.example.com-show.csv'],
  ['http://127.0.0.1:8888/sample/program.mp4', '127.0.0.1-program.csv'],
  ['https://example.com/', 'example.com.csv'],
  ['https://example.com/Caf%C3%A9%20%2F..%2Fetc.mp4', 'example.com-Café-..-etc.csv'],
  ['https://example.com/%E0%A4%A.mp4', 'example.com-E0-A4-A.csv'],
  ['https://example.com/...', 'example.com.csv'],
  ['no address', 'analysis.csv'],
  [`https://example.com/${'x'.repeat(300)}.mp4`, `example.com-${'x'.repeat(48)}.csv`],
  // Letters with marks, as in a Hindi name, or in a name from a Mac.
  ['https://example.com/हिन्दी.mp4', 'example.com-हिन्दी.csv'],
  ['https://example.com/Cafe%CC%81-2.mp4', 'example.com-Cafe\u0301-2.csv'],
])('%s', (url, name) => {
  expect(exportFileName(url, 'csv')).toBe(name);
});

it('a profile is exported under its name if that has a letter or a digit', () => {
  expect(fileName('Beer brand: परिवार', 'suitability.json', 'profile')).toBe(
    'Beer-brand-परिवार.suitability.json',
  );
  expect(fileName('★★★', 'suitability.json', 'profile')).toBe('profile.suitability.json');
});
