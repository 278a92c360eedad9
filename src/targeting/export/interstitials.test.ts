import { Parser } from 'm3u8-parser';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type Hls from 'hls.js';
import type {
  AssetListJSON,
  InterstitialEvent,
  InterstitialEventWithAssetList,
  LoaderCallbacks,
  LoaderConfiguration,
  LoaderContext,
} from 'hls.js';
import { assetListName, assetToFillIn, isAssetListUrl, toAssetList, toInterstitials } from './interstitials';
import type { BreakRecord } from './records';

const at = (timeMs: number, id: string): BreakRecord => ({
  id,
  timeMs,
  score: 0.9,
  reasons: ['slot'],
  podSeconds: 90,
  isKept: false,
  risks: [],
  verdict: 'suitable',
  rules: [],
  match: undefined,
  before: { startMs: 0, endMs: timeMs, topics: [], seen: [], loudness: undefined, risks: [] },
});

const SITE = 'https://example.com/main.m3u8';
let hlsJs: typeof Hls;

beforeAll(async () => {
  // hls.js expects a window; it plays nothing here.
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('location', new URL(SITE));
  ({ default: hlsJs } = await import('hls.js'));
});

/** The playlist of a packager: the date ranges of the file among segments of six seconds. */
function packaged(file: string, count: number): string {
  const ranges = file.split('\n').filter((line) => line.startsWith('#EXT-X-DATERANGE'));
  const segments = Array.from({ length: count }, (_, index) => ['#EXTINF:6,', `${index}.ts`]).flat();
  return [
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:6',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-PROGRAM-DATE-TIME:2000-01-01T00:00:00.000Z',
    ...ranges,
    ...segments,
    '#EXT-X-ENDLIST',
  ].join('\n');
}

/** A player with a playlist, and the interstitials that it schedules. */
function playerOf(playlist: string): Promise<{ hls: Hls; events: InterstitialEvent[] }> {
  class PlaylistLoader {
    context = null;
    stats = {
      ...{ aborted: false, loaded: 0, retry: 0, total: 0, chunkCount: 0, bwEstimate: 0 },
      loading: { start: 0, first: 0, end: 0 },
      parsing: { start: 0, end: 0 },
      buffering: { start: 0, first: 0, end: 0 },
    };
    load(context: LoaderContext, _: LoaderConfiguration, callbacks: LoaderCallbacks<LoaderContext>) {
      const answer = { url: context.url, data: playlist, code: 200 };
      queueMicrotask(() => callbacks.onSuccess(answer, this.stats, context, null));
    }
    abort = () => undefined;
    destroy = () => undefined;
  }
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('location', new URL(SITE));
  const hls = new hlsJs({ loader: PlaylistLoader, enableWorker: false });
  onTestFinished(() => hls.destroy());
  return new Promise((resolve, reject) => {
    hls.on(hlsJs.Events.INTERSTITIALS_UPDATED, (_, { events }) => resolve({ hls, events }));
    hls.on(hlsJs.Events.ERROR, (_, { details }) => reject(new Error(details)));
    hls.loadSource(SITE);
  });
}

it('hls.js schedules each break at its segment boundary, with its list, and lets nobody skip it', async () => {
  const breaks = [at(17_989, 'break-1'), at(60_080, 'break "2"')];
  const file = toInterstitials(breaks, 120_000, 'https://ads.example.com/list?break={break}&pod=1');
  const { events } = await playerOf(packaged(file, 20));
  expect(events.map(({ identifier, startTime }) => [identifier, startTime])).toEqual([
    ['break-1', 18],
    ["break '2'", 60],
  ]);
  expect(events.map(({ assetListUrl }) => assetListUrl)).toEqual([
    'https://ads.example.com/list?break=break-1&pod=1',
    'https://ads.example.com/list?break=break%20%222%22&pod=1',
  ]);
  for (const event of events) {
    expect(event.error).toBeUndefined();
    expect(event.restrictions).toEqual({ skip: true, jump: true });
    expect(event.snapOptions).toEqual({ out: true, in: true });
    expect(event.cue).toEqual({ pre: false, post: false, once: true });
    expect(event.resumeOffset).toBe(0);
  }
});

it('the file itself is a playlist that any parser accepts', () => {
  const parser = new Parser();
  parser.push(toInterstitials([at(3_723_004, 'break-1')], 10_800_000));
  parser.end();
  const [range] = parser.manifest.dateRanges;
  expect(range).toMatchObject({ id: 'break-1', class: 'com.apple.hls.interstitial' });
  expect(parser.manifest.endList).toBe(true);
});

it('without an address of its own, each break names a list beside the playlist', async () => {
  const { events } = await playerOf(
    packaged(toInterstitials([at(18_000, 'break-1'), at(60_000, 'break-2')], 120_000), 20),
  );
  expect(events.map(({ assetListUrl }) => assetListUrl)).toEqual([
    assetListName('break-1'),
    assetListName('break-2'),
  ]);
});

it('hls.js reads the spots of a break from its list, and none from an empty one', async () => {
  const { hls, events } = await playerOf(
    packaged(toInterstitials([at(18_000, 'break-1'), at(60_000, 'break-2')], 120_000), 20),
  );
  const lists = [
    toAssetList([
      { name: 'Ale "dark"', seconds: 20, url: 'https://ads.example.com/ale.m3u8' },
      { name: 'Only named', seconds: 10, url: '' },
      { name: 'Stout', seconds: 30, url: 'https://ads.example.com/stout.m3u8?a=1&b=2' },
    ]),
    toAssetList([]),
  ];
  for (const [index, event] of events.entries()) {
    const assetListResponse = JSON.parse(lists[index] ?? '') as AssetListJSON;
    hls.trigger(hlsJs.Events.ASSET_LIST_LOADED, {
      event: event as InterstitialEventWithAssetList,
      assetListResponse,
      networkDetails: null,
    });
  }
  expect(events.map(({ assetList }) => assetList.map(({ uri, duration }) => [uri, duration]))).toEqual([
    [
      ['https://ads.example.com/ale.m3u8', 20],
      ['https://ads.example.com/stout.m3u8?a=1&b=2', 30],
    ],
    [],
  ]);
  expect(events.map(({ duration }) => duration)).toEqual([50, 0]);
  // What has no address cannot be played: hls.js gives up the whole list for an asset without one.
  expect(JSON.parse(lists[0] ?? '')).toMatchObject({
    'X-SCENECUE-WITHOUT-URI': [{ DURATION: 10, 'X-SCENECUE-SPOT': 'Only named' }],
  });
});

it('a list to fill in has one asset with the length of the break', () => {
  expect(JSON.parse(toAssetList([assetToFillIn(90)]))).toMatchObject({
    ASSETS: [{ URI: expect.stringMatching(/^https:/) as string, DURATION: 90 }],
  });
});

it.each([
  ['asset-list-{break}.json', true],
  ['https://ads.example.com/list?break={break}', true],
  ['', false],
  ['a b', false],
  ['a"b', false],
  ['a\nb', false],
  ['list\u202e.json', false],
  ['x'.repeat(2001), false],
])('whether %j can be the URL of a list: %s', (text, isAccepted) => {
  expect(isAssetListUrl(text)).toBe(isAccepted);
});
