import VMAP from '@dailymotion/vmap';
import { DOMParser } from '@xmldom/xmldom';
import { expect, it } from 'vitest';
import type { AdBreak } from '../breaks';
import { toVmap } from './vmap';

const at = (timestamp: number): AdBreak => ({ timestamp, score: 0.9, reasons: ['slot'] });

/** What the reader of a player takes from the file; it throws where this is no XML. */
function read(xml: string): VMAP {
  const parser = new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`);
    },
  });
  return new VMAP(parser.parseFromString(xml, 'text/xml'));
}

it('is read by a player: each break with its time', () => {
  const { version, adBreaks } = read(toVmap([at(17_989), at(3_723_004)]));
  expect(version).toBe('1.0');
  expect(adBreaks.map((each) => [each.breakId, each.timeOffset, each.breakType])).toEqual([
    ['break-1', '00:00:17.989', 'linear'],
    ['break-2', '01:02:03.004', 'linear'],
  ]);
});

it('carries the ad server, whose URL breaks nothing', () => {
  const url = 'https://ads.example.com/vast?a=1&b="<x>]]>\u0001\ud800&c=שלום';
  const [first] = read(toVmap([at(1000)], url)).adBreaks;
  expect(first?.adSource?.adTagURI).toEqual({
    templateType: 'vast3',
    uri: 'https://ads.example.com/vast?a=1&b="<x>]]>&c=שלום',
  });
});

it('is a document without breaks where there are none', () => {
  expect(read(toVmap([])).adBreaks).toEqual([]);
});
