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

it('a player reads each break with its time', () => {
  const { version, adBreaks } = read(toVmap([at(17_989), at(3_723_004, 'break-2')]));
  expect(version).toBe('1.0');
  expect(adBreaks.map((each) => [each.breakId, each.timeOffset, each.breakType])).toEqual([
    ['break-1', '00:00:17.989', 'linear'],
    ['break-2', '01:02:03.004', 'linear'],
  ]);
});

it('a break says that another one is nearer than the minimum distance', () => {
  expect(toVmap([{ ...at(1000), nearMs: 6500 }])).toContain(' nearMs="6500"/>');
  expect(toVmap([at(1000)])).not.toContain('nearMs');
});

it('the URL of the ad server is escaped', () => {
  const url = 'https://ads.example.com/vast?a=1&b="<x>]]>\u0001\ud800&c=שלום';
  const [first] = read(toVmap([at(1000)], url)).adBreaks;
  expect(first?.adSource?.adTagURI).toEqual({
    templateType: 'vast3',
    uri: 'https://ads.example.com/vast?a=1&b="<x>]]>&c=שלום',
  });
});

it('without breaks the document is valid and empty', () => {
  expect(read(toVmap([])).adBreaks).toEqual([]);
});

it('an extension has the length of the pod and the reasons of the break', () => {
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

it('an ad source may fill a break with several ads, and may redirect', () => {
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
