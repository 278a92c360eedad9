import type { JsonObject } from '../json-values';

/** A request of an application on a TV, with everything that a buyer needs. */
export const tvRequest = (): JsonObject => ({
  id: 'request-1',
  imp: [
    {
      id: '1',
      video: {
        mimes: ['video/mp4'],
        minduration: 15,
        maxduration: 30,
        startdelay: 600,
        protocols: [3, 6, 7],
        w: 1920,
        h: 1080,
        plcmt: 1,
        linearity: 1,
        podid: 'mid-1',
        podseq: 0,
        slotinpod: 1,
        playbackmethod: [1],
        delivery: [1],
        pos: 7,
        api: [7],
        battr: [13, 14],
      },
      bidfloor: 18.5,
      bidfloorcur: 'USD',
      secure: 1,
      ssai: 2,
      exp: 3600,
      pmp: { private_auction: 1, deals: [{ id: 'deal-1', bidfloor: 20, bidfloorcur: 'USD', at: 1 }] },
    },
  ],
  app: {
    id: 'app-1',
    name: 'Example TV',
    bundle: 'com.example.tv',
    domain: 'example.com',
    storeurl: 'https://channelstore.roku.com/details/1/example',
    publisher: { id: 'p-1', name: 'Example Media', domain: 'example.com' },
    content: {
      id: 'ep-302',
      title: 'Trouble in Paradise',
      series: 'Island Living',
      season: '3',
      episode: 2,
      genres: ['216', '332'],
      gtax: 9,
      cat: ['216'],
      cattax: 9,
      url: 'https://cdn.example.com/island-living/s3/e2.mp4',
      language: 'en',
      len: 2640,
      contentrating: 'TV-PG',
      qagmediarating: 1,
      livestream: 0,
      realtime: 0,
      firstbroadcast: 0,
      context: 1,
      prodq: 1,
      kwarray: ['cooking', 'travel'],
      network: { name: 'Example Network', domain: 'example.com' },
      channel: { name: 'Example One', domain: 'one.example.com' },
      data: [{ name: 'vendor.com', cids: ['c73'], segment: [{ id: '1', name: 'cooking', value: '0.8' }] }],
    },
  },
  device: {
    ua: 'Roku/DVP-14.0 (14.0.0.1)',
    devicetype: 3,
    make: 'Roku',
    model: '4640X',
    os: 'Roku OS',
    ip: '203.0.113.7',
    language: 'en',
    geo: { country: 'USA', lat: 40.7, lon: -74, type: 2 },
    ifa: 'a0b1',
    lmt: 0,
    connectiontype: 2,
  },
  user: { id: 'u-1', consent: 'COvFyGBOvFyGBAbAAAENAPCAAOAAAAAAAAAAAEEUACCKAAA' },
  regs: { coppa: 0, gdpr: 0, us_privacy: '1YNN' },
  source: {
    fd: 1,
    tid: 't-1',
    schain: { complete: 1, ver: '1.0', nodes: [{ asi: 'ssp.example', sid: '1', hp: 1 }] },
  },
  at: 1,
  tmax: 300,
  cur: ['USD'],
  bcat: ['1002', '1361'],
  cattax: 8,
  badv: ['rival.example'],
});

const { imp: tvImps, app: tvApp, ...tvRest } = tvRequest();
const [tvImp] = tvImps as JsonObject[];
const app = tvApp as JsonObject;

/** A live match on a set top box, in a dynamic pod with exact durations. */
const liveRequest = (): JsonObject => ({
  ...tvRest,
  id: 'request-2',
  imp: [
    {
      id: '1',
      video: {
        mimes: ['video/mp4', 'application/x-mpegURL'],
        rqddurs: [15, 30, 60],
        startdelay: -1,
        plcmt: 1,
        podid: 'break',
        poddur: 120,
        maxseq: 4,
        mincpmpersec: 0.5,
      },
    },
  ],
  app: {
    ...app,
    content: {
      id: 'live-990',
      title: 'Bananas vs Animals',
      livestream: 1,
      realtime: 1,
      firstbroadcast: 1,
      genres: ['483'],
      langb: 'en-US',
      contentrating: 'TV-G',
      context: 1,
      channel: { name: 'Example Sport' },
    },
  },
  device: { devicetype: 7, ipv6: '2001:db8::1' },
});

/** A pod of two places with fixed lengths, the first of which is promised. */
const structuredPod = (): JsonObject => ({
  ...tvRequest(),
  id: 'request-3',
  imp: [
    { ...tvImp, id: '1' },
    {
      ...tvImp,
      id: '2',
      video: {
        mimes: ['video/mp4'],
        minduration: 30,
        maxduration: 30,
        startdelay: 600,
        plcmt: 1,
        podid: 'mid-1',
        slotinpod: -1,
      },
    },
  ],
});

/** A video on a page with Content Taxonomy 1.0, as older exchanges send it. */
const siteRequest = (): JsonObject => ({
  id: 'request-4',
  imp: [
    {
      id: '1',
      tagid: 'player',
      video: {
        mimes: ['video/mp4'],
        minduration: 5,
        maxduration: 30,
        startdelay: 0,
        plcmt: 2,
        playbackmethod: [6],
      },
    },
  ],
  site: {
    id: '102855',
    cat: ['IAB3-1'],
    domain: 'www.foobar.com',
    page: 'http://www.foobar.com/1234.html',
    publisher: { id: '8953', name: 'foobar.com', cat: ['IAB3-1'], domain: 'foobar.com' },
    content: {
      title: 'A page',
      genre: 'Drama',
      cat: ['IAB1-5'],
      language: 'de',
      len: 90,
      contentrating: 'FSK 12',
    },
  },
  device: { ua: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_6_8)', ip: '123.145.167.10', devicetype: 2 },
  at: 2,
  bcat: ['IAB25', 'IAB7-39'],
  ext: { anything: [1, null, { deep: true }] },
});

/** A banner without a program: nothing about a program can be missing. */
const bannerRequest = (): JsonObject => ({
  id: '80ce30c53c16e6ede735f123ef6e32361bfc7b22',
  at: 1,
  cur: ['USD'],
  imp: [{ id: '1', bidfloor: 0.03, banner: { h: 250, w: 300, pos: 0 } }],
  site: { id: '102855', domain: 'www.foobar.com', page: 'http://www.foobar.com/1234.html' },
  device: { ua: 'Mozilla/5.0', ip: '123.145.167.10', devicetype: 2 },
  user: { id: '55816b39711f9b5acf3b90e313ed29e51665623f' },
});

/** Requests that follow the specification, of several shapes. */
export const RIGHT_REQUESTS = {
  'an application on a TV': tvRequest,
  'a live match in a dynamic pod': liveRequest,
  'a structured pod': structuredPod,
  'a page with Content Taxonomy 1.0': siteRequest,
  'a banner': bannerRequest,
};

/** A copy of a request with another value at a path such as `imp.0.video.plcmt`; undefined removes it. */
export function withValue(request: JsonObject, path: string, value: unknown): JsonObject {
  const copy = structuredClone(request) as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop() ?? '';
  let place: Record<string, unknown> = copy;
  for (const name of names) place = (place[name] ??= {}) as Record<string, unknown>;
  if (value === undefined) Reflect.deleteProperty(place, last);
  else place[last] = value;
  return copy;
}
