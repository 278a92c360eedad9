import VMAP from '@dailymotion/vmap';
import { DOMParser } from '@xmldom/xmldom';
import { expect, it } from 'vitest';
import type { BreakRecord } from './records';
import { toVmap } from './vmap';

const at = (timeMs: number, id = 'break-1'): BreakRecord => ({
  id,
  timeMs,
  score: 0.9,
  reasons: ['slot', 'pause'],
  podSeconds: 90,
  isKept: false,
  risks: [],
  verdict: 'suitable',
  rules: [],
  match: undefined,
  before: {
    startMs: 0,
    endMs: timeMs,
    topics: [{ id: '21"6', name: 'cooking', path: ['Food & Drink', 'Cooking'], ms: 9000 }],
    seen: [],
    loudness: undefined,
    risks: [],
  },
});

/** What the VMAP parser of a player reads from the file; it throws if the file is not XML. */
function read(xml: string): VMAP {
  const parser = new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`);
    },
  });
  return new VMAP(parser.parseFromString(xml, 'text/xml'));
}

it('is read by a player: each break with its time', () => {
  const { version, adBreaks } = read(toVmap([at(17_989), at(3_723_004, 'break-2')]));
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

it('says in an extension how long the pod is, and what speaks for the place', () => {
  const [first] = read(toVmap([at(1000)])).adBreaks;
  expect(first?.extensions).toMatchObject([
    {
      children: {
        'scenecue:Break': {
          attributes: {
            podSeconds: '90',
            score: '0.9',
            reasons: 'slot pause',
            verdict: 'suitable',
            topicsBefore: '21"6',
          },
        },
      },
    },
  ]);
});

it('lets a source of ads fill a break with several, wherever they come from', () => {
  expect(toVmap([at(1000)], 'https://ads.example.com/vast').split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" xmlns:scenecue="urn:scenecue:break" version="1.0">',
    '  <vmap:AdBreak timeOffset="00:00:01.000" breakType="linear" breakId="break-1">',
    '    <vmap:AdSource id="break-1-ads" allowMultipleAds="true" followRedirects="true">',
    '      <vmap:AdTagURI templateType="vast3">https://ads.example.com/vast</vmap:AdTagURI>',
    '    </vmap:AdSource>',
    '    <vmap:Extensions>',
    '      <vmap:Extension type="scenecue">',
    '        <scenecue:Break podSeconds="90" score="0.9" reasons="slot pause" verdict="suitable" topicsBefore="21&quot;6"/>',
    '      </vmap:Extension>',
    '    </vmap:Extensions>',
    '  </vmap:AdBreak>',
    '</vmap:VMAP>',
    '',
  ]);
});
