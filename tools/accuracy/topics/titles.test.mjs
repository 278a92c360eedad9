import { expect, it } from 'vitest';
import { countTitles, parseTitles } from './titles.mjs';

it('the file may have titles in quotation marks, with commas, line ends and doubled marks', () => {
  const text = 'label,title\nhigh,One\r\nminimal,"Two, and ""three"""\nlow,"Four\nfive"\n';
  expect(parseTitles(text)).toEqual([
    { label: 'high', title: 'One' },
    { label: 'minimal', title: 'Two, and "three"' },
    { label: 'low', title: 'Four\nfive' },
  ]);
});

it('titles are counted by half and label', () => {
  const titles = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((title, index) => ({
    title,
    label: index % 2 === 0 ? 'high' : 'minimal',
  }));
  const { tuning, heldOut } = countTitles(titles, (title) => 'abcd'.includes(title));
  // The first bytes of the hashes of e, f and g are odd.
  expect(tuning).toEqual({
    tally: { right: 0, wrong: 0, missed: 2 },
    labels: new Map([
      ['high', { found: 0, all: 2 }],
      ['minimal', { found: 0, all: 1 }],
    ]),
  });
  expect(heldOut).toEqual({
    tally: { right: 2, wrong: 2, missed: 0 },
    labels: new Map([
      ['high', { found: 2, all: 2 }],
      ['minimal', { found: 2, all: 3 }],
    ]),
  });
});
