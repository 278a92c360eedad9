import { describe, expect, it } from 'vitest';
import { checkRequest } from './check-request';
import { RIGHT_REQUESTS, tvRequest, withValue } from './testing/requests';

const VIDEO = 'imp.0.video';
const CONTENT = 'app.content';
const AUDIO_LENGTH = 'imp[0].audio.minduration';
const FLOOR = (of: string) => `imp[0].${of}.durfloors[0].mindur`;

describe('a right request has no error', () => {
  it.each(Object.entries(RIGHT_REQUESTS))('%s', (_, request) => {
    expect(checkRequest(request()).filter(({ severity }) => severity === 'wrong')).toEqual([]);
  });

  it('nothing at all is found in one that names its program completely', () => {
    expect(checkRequest(tvRequest())).toEqual([]);
  });

  it('what a screen outside and a pause cannot have is not missing', () => {
    const pause = withValue(withValue(tvRequest(), `${VIDEO}.plcmt`, 5), `${VIDEO}.startdelay`, undefined);
    const outside = withValue(withValue(tvRequest(), 'app', undefined), 'dooh', { id: '1' });
    const yen = withValue(withValue(tvRequest(), 'imp.0.bidfloor', 1500), 'imp.0.bidfloorcur', 'JPY');
    for (const request of [pause, outside]) expect(checkRequest(request)).toEqual([]);
    expect(checkRequest(yen).map(({ code }) => code)).not.toContain('price');
  });

  it.each(['BBFC 12', 'FSK ab 12', 'k-12', 'VM14', 'R15+', 'PG12', 'U/A 13+', 'AL', 'TE'])(
    'the rating %s is known',
    (rating) => {
      const request = withValue(tvRequest(), `${CONTENT}.contentrating`, rating);
      expect(checkRequest(withValue(request, `${CONTENT}.qagmediarating`, undefined))).toEqual([]);
    },
  );

  it('the examples of the specification for scheduled and live programs', () => {
    const content = {
      id: 'abcde12345',
      title: 'Week 4 Auditions',
      series: "America's Got Talent (AGT)",
      season: '25',
      episode: 4,
      livestream: 1,
      realtime: 0,
      firstbroadcast: 1,
      context: 1,
      genres: ['651', 'JLBCU7'],
      gtax: 9,
      producer: { id: 'nbc-99', name: 'NBCUniversal', domain: 'nbc.com' },
      keywords: 'singing,dancing,music',
      language: 'en',
      len: 7200,
    };
    expect(
      checkRequest(withValue(tvRequest(), CONTENT, content)).map(({ code, path }) => [code, path]),
    ).toEqual([['signal', 'app.content.contentrating']]);

    // Sports and news have no rating in many countries, and radio has none at all.
    const unrated = withValue(tvRequest(), CONTENT, { ...content, genres: ['483'], contentrating: 'NR' });
    expect(checkRequest(unrated)).toEqual([]);
    const { contentrating: _, ...radio } = { ...content, contentrating: '' };
    const audio = [{ id: '1', audio: { mimes: ['audio/mp4'] } }];
    expect(checkRequest(withValue(withValue(tvRequest(), CONTENT, radio), 'imp', audio))).toEqual([]);
  });
});

describe('a planted error is found, with its path, and nothing else', () => {
  it.each<[path: string, value: unknown, code: string, at?: string]>([
    ['id', undefined, 'required'],
    ['imp', undefined, 'required'],
    ['imp', [], 'required'],
    ['id', ' ', 'required'],
    ['device', undefined, 'signal'],
    ['imp.0.id', 7, 'type'],
    ['imp.0.id', undefined, 'required'],
    ['imp.0.bidfloor', '18.5', 'type'],
    ['imp.0.bidfloor', -1, 'least'],
    ['imp.0.bidfloorcur', 'usd', 'currency'],
    ['imp.0.secure', true, 'type'],
    ['imp.0.ssai', 4, 'values'],
    ['imp.0.instl', 2, 'values'],
    ['imp.0.pmp.deals', [], 'deals'],
    ['imp.0.pmp.deals.0.id', undefined, 'required'],
    ['imp.0.pmp.deals.0.bidfloorcur', 'Dollar', 'currency'],
    [`${VIDEO}.mimes`, undefined, 'required'],
    [`${VIDEO}.mimes`, 'video/mp4', 'type'],
    [`${VIDEO}.mimes`, ['mp4'], 'mime', 'imp[0].video.mimes[0]'],
    [`${VIDEO}.minduration`, 45, 'min-max'],
    [`${VIDEO}.maxduration`, '30', 'type'],
    [`${VIDEO}.plcmt`, 10, 'list'],
    [`${VIDEO}.plcmt`, undefined, 'signal'],
    [`${VIDEO}.plcmt`, 2, 'placement-tv'],
    [`${VIDEO}.placement`, 1, 'deprecated'],
    [`${VIDEO}.sequence`, 1, 'deprecated'],
    [`${VIDEO}.pos`, 18, 'list'],
    [`${VIDEO}.linearity`, 3, 'list'],
    [`${VIDEO}.startdelay`, -3, 'list'],
    [`${VIDEO}.startdelay`, 4000, 'start-after-end'],
    [`${VIDEO}.startdelay`, undefined, 'signal'],
    [`${VIDEO}.podseq`, 2, 'list'],
    [`${VIDEO}.podid`, 4, 'type'],
    [`${VIDEO}.podid`, undefined, 'no-pod'],
    [`${VIDEO}.slotinpod`, 5, 'list'],
    [`${VIDEO}.maxseq`, 3, 'no-pod-length', 'imp[0].video.poddur'],
    [`${VIDEO}.mincpmpersec`, 0.5, 'no-pod-length', 'imp[0].video.poddur'],
    [`${VIDEO}.poddur`, 60, 'no-pod-count', 'imp[0].video.maxseq'],
    [`${VIDEO}.playbackmethod`, [2], 'muted'],
    [`${VIDEO}.playbackmethod`, 1, 'type'],
    [`${VIDEO}.skipafter`, 5, 'skip'],
    [`${VIDEO}.w`, 0, 'least'],
    [`${VIDEO}.protocols`, [17], 'list', 'imp[0].video.protocols[0]'],
    [`${VIDEO}.maxduraton`, 30, 'misspelled'],
    [`${VIDEO}.foo`, 30, 'unknown'],
    ['site', { id: '1' }, 'only-one'],
    ['app', undefined, 'no-media'],
    [CONTENT, undefined, 'no-content'],
    [CONTENT, [], 'type'],
    ['app.domain', 'https://example.com/', 'domain'],
    ['app.storeurl', 'example', 'url'],
    ['app.cat', ['IAB99'], 'cattax-missing'],
    ['app.publisher.domain', 'Example Media', 'domain'],
    [`${CONTENT}.title`, undefined, 'signal'],
    [`${CONTENT}.title`, 'Unknown', 'vague'],
    [`${CONTENT}.title`, '{{TITLE}}', 'macro'],
    [`${CONTENT}.title`, 'show_s03e02.mp4', 'title-file'],
    [`${CONTENT}.title`, 'Paradise S3 E4', 'episode-differs'],
    [`${CONTENT}.title`, ['Trouble'], 'type'],
    [`${CONTENT}.Title`, 'x', 'misspelled'],
    [`${CONTENT}.series`, undefined, 'no-series'],
    [`${CONTENT}.season`, 3, 'type'],
    [`${CONTENT}.episode`, '2', 'type'],
    [`${CONTENT}.episode`, -2, 'least'],
    [`${CONTENT}.genres`, '216', 'type'],
    [`${CONTENT}.genres`, [216], 'type', 'app.content.genres[0]'],
    [`${CONTENT}.genres`, ['Cooking'], 'genre-name', 'app.content.genres[0]'],
    [`${CONTENT}.genres`, ['99999'], 'genre-id', 'app.content.genres[0]'],
    [`${CONTENT}.genres`, ['218'], 'genre-rare', 'app.content.genres[0]'],
    [`${CONTENT}.genres`, ['216', '332', '1', '52', '422', '641'], 'genres-many'],
    [`${CONTENT}.gtax`, 6, 'genre-taxonomy'],
    [`${CONTENT}.gtax`, 99, 'list'],
    [`${CONTENT}.cattax`, undefined, 'cattax-missing', 'app.content.cat'],
    [`${CONTENT}.cattax`, 1, 'cat-ids', 'app.content.cat'],
    [`${CONTENT}.cattax`, 12, 'list'],
    [`${CONTENT}.cat`, ['IAB1-1'], 'cat-ids'],
    [`${CONTENT}.cat`, ['216', 'nonsense'], 'cat-ids'],
    [`${CONTENT}.cat`, undefined, 'taxonomy-alone', 'app.content.cattax'],
    [`${CONTENT}.language`, 'eng', 'language'],
    [`${CONTENT}.language`, 'en-US', 'language'],
    [`${CONTENT}.language`, 'xx', 'language'],
    [`${CONTENT}.language`, undefined, 'signal'],
    [`${CONTENT}.langb`, 'en-US', 'only-one'],
    [`${CONTENT}.len`, '2640', 'type'],
    [`${CONTENT}.len`, 2640.5, 'type'],
    [`${CONTENT}.len`, 0, 'length-zero'],
    [`${CONTENT}.len`, 2_640_000, 'length-unit'],
    [`${CONTENT}.len`, undefined, 'signal'],
    [`${CONTENT}.contentrating`, '', 'empty'],
    [`${CONTENT}.contentrating`, 'suitable for most', 'rating-unknown'],
    [`${CONTENT}.contentrating`, 'TV-MA', 'ratings-differ', 'app.content.qagmediarating'],
    [`${CONTENT}.qagmediarating`, 4, 'list'],
    [`${CONTENT}.livestream`, 2, 'values'],
    [`${CONTENT}.livestream`, 1, 'live-file'],
    [`${CONTENT}.realtime`, 1, 'live'],
    [`${CONTENT}.keywords`, 'cooking,travel', 'only-one', 'app.content.kwarray'],
    [`${CONTENT}.url`, 'island-living/s3/e2', 'url'],
    [`${CONTENT}.context`, 8, 'list'],
    [`${CONTENT}.prodq`, 4, 'list'],
    [`${CONTENT}.network.domain`, 'https://example.com', 'domain'],
    [`${CONTENT}.data.0.name`, 'Vendor', 'content-ids'],
    [`${CONTENT}.data.0.segment.0.value`, 0.8, 'type'],
    [`${CONTENT}.network`, 'Example', 'type'],
    [`${CONTENT}.title`, null, 'signal'],
    [`${CONTENT}.id`, null, 'null'],
    [`${CONTENT}.language`, '', 'signal'],
    [`${CONTENT}.rating`, 'TV-PG', 'misspelled'],
    [`${CONTENT}.duration`, 2640, 'misspelled'],
    [`${CONTENT}.live`, 0, 'misspelled'],
    [`${CONTENT}.genre`, 'Sports', 'genres-differ'],
    [`${CONTENT}.len`, 50_000, 'length-unit'],
    [`${CONTENT}.cattax`, '9', 'type'],
    [`${CONTENT}.context`, 5, 'context'],
    [`${CONTENT}.contentrating`, 'TV-14', 'ratings-differ', 'app.content.qagmediarating'],
    [`${CONTENT}.contentrating`, 'Not Rated', 'vague'],
    ['content', { title: 'x' }, 'misplaced'],
    ['imp.0.startdelay', 5, 'misplaced'],
    ['app.genre', 'Drama', 'misplaced'],
    ['app.id', undefined, 'none'],
    ['imp.0.bidfloor', 18_500, 'price'],
    [`${VIDEO}.mimes`, ['image/png'], 'mime', 'imp[0].video.mimes[0]'],
    [`${VIDEO}.maxduration`, 30_000, 'length-unit'],
    ['regs.gdpr', 1, 'none'],
    ['user', undefined, 'none'],
    ['device.devicetype', 1, 'device'],
    ['device.devicetype', 9, 'list'],
    ['device.devicetype', undefined, 'signal'],
    ['device.ip', '203.0.113.777', 'address'],
    ['device.geo.country', 'US', 'country'],
    ['device.geo.lat', 140.7, 'values'],
    ['regs.ext.gdpr', 1, 'moved'],
    ['regs.gdpr', '1', 'type'],
    ['regs.us_privacy', 'yes', 'us-privacy'],
    ['source.schain.nodes', undefined, 'required'],
    ['bseat', ['a'], 'none'],
    ['acat', ['1001'], 'only-one', 'bcat'],
    ['cattax', undefined, 'cattax-missing', 'bcat'],
    ['cattax', 9, 'cat-ids', 'bcat'],
    ['cur', 'USD', 'type'],
    ['cur', ['US$'], 'currency', 'cur[0]'],
    ['at', 3, 'values'],
    ['tmax', 0, 'least'],
    ['test', 1, 'test'],
    ['wlang', ['english'], 'language', 'wlang[0]'],
    ['wlangb', ['english!'], 'language-tag', 'wlangb[0]'],
    ['badv', ['https://rival.example/'], 'domain', 'badv[0]'],
    ['app.inventorypartnerdomain', 'https://x.com', 'domain'],
    ['device.geo.country', 'ENG', 'country'],
    ['device.geo.country', 'XKX', 'none'],
    ['imp.0.metric', [{ type: 'viewability', value: 85 }], 'values', 'imp[0].metric[0].value'],
    ['imp.0.metric', [{ type: 'session_depth', value: 85 }], 'none'],
    ['imp.0.audio', { mimes: ['audio/mp4'], minduration: 60, maxduration: 30 }, 'min-max', AUDIO_LENGTH],
    [`${VIDEO}.durfloors`, [{ mindur: 30, maxdur: 15 }], 'min-max', FLOOR('video')],
    ['imp.0.pmp.deals.0.durfloors', [{ mindur: 30, maxdur: 15 }], 'min-max', FLOOR('pmp.deals[0]')],
    [`${CONTENT}.title`, '{CONTENT_TITLE}', 'macro'],
    [`${CONTENT}.title`, '[REC]', 'none'],
    [`${CONTENT}.title`, 'Others', 'none'],
    [`${CONTENT}.isrc`, '12345', 'form'],
    ['app.bundle', 'https://channelstore.roku.com/details/151908/example', 'form'],
    ['app.storeurl', 'https://apps.apple.com/us/app/example/id1090331337', 'form', 'app.bundle'],
    ['bapp', ['https://play.google.com/store/apps/details?id=com.x'], 'form', 'bapp[0]'],
    ['device.ifa', '9b74c9897bac770ffc029102a200c5de6d1f0c3a', 'form'],
    ['device.mccmnc', '310005', 'form'],
    ['device.geo.region', 'California', 'form'],
    ['device.geo.region', 'CA', 'none'],
    ['device.geo.region', 'US-CA', 'none'],
    ['device.geo.utcoffset', -28_800, 'values'],
    ['device.geo.utcoffset', 0, 'none'],
    ['device.geo.ipservice', 9, 'list'],
    ['user.consent', 'true', 'form'],
    ['regs.gpp', '1YNN', 'form'],
    ['regs.gpp', 'DBABLA~BVQqAAAAAgA.QA', 'none'],
    ['source.schain.nodes.0.asi', 'https://ssp.example/', 'domain'],
    ['source.schain.nodes.0.hp', 0, 'values'],
    ['source.schain.nodes.0.sid', '9'.repeat(65), 'form'],
    ['user.eids', [{ source: 'https://uidapi.com', uids: [{ id: 'a' }] }], 'domain', 'user.eids[0].source'],
    ['imp.0.pmp.deals.0.mincpmpersec', 0.4, 'only-one'],
    ['imp.0.pmp.deals.0.at', 0, 'values'],
    ['imp.0.pmp.deals.0.wadomain', ['https://ford.com'], 'domain', 'imp[0].pmp.deals[0].wadomain[0]'],
    [`${VIDEO}.durfloors`, [{ bidfloor: 9 }], 'required', FLOOR('video')],
    [`${VIDEO}.poddedupe`, [6], 'list', 'imp[0].video.poddedupe[0]'],
    ['imp.0.qty', { multiplier: 2.1, sourcetype: 1 }, 'required', 'imp[0].qty.vendor'],
    ['imp.0.dt', 1_796_000_000, 'form'],
  ])('%s: %j is %s', (path, value, code, at = path.replace(/\.(\d+)/g, '[$1]')) => {
    const found = checkRequest(withValue(tvRequest(), path, value));
    if (code === 'none') expect(found).toEqual([]);
    else expect(found.map((each) => `${each.code} ${each.path}`)).toContain(`${code} ${at}`);
    expect(new Set(found.map((each) => each.code)).size).toBeLessThanOrEqual(2);
    for (const each of found) expect(each.source).toMatch(/^(OpenRTB 2\.6|AdCOM 1\.0)/);
  });
});

describe('several places of a pod', () => {
  const pod = RIGHT_REQUESTS['a structured pod'];

  it.each<[path: string, value: unknown, code: string, at: string]>([
    ['imp.1.video.slotinpod', 1, 'slot-twice', 'imp[1].video.slotinpod'],
    ['imp.1.video.startdelay', 900, 'pod-differs', 'imp[1].video.startdelay'],
    ['imp.1.id', '1', 'duplicate', 'imp[1].id'],
    ['imp.1.video.rqddurs', [30], 'only-one', 'imp[1].video.minduration'],
  ])('%s: %j is %s', (path, value, code, at) => {
    expect(checkRequest(withValue(pod(), path, value)).map((each) => `${each.code} ${each.path}`)).toContain(
      `${code} ${at}`,
    );
  });

  it('an exact length that does not fit into the pod', () => {
    const request = withValue(RIGHT_REQUESTS['a live match in a dynamic pod'](), 'imp.0.video.poddur', 45);
    expect(checkRequest(request).map(({ code }) => code)).toEqual(['beyond-pod']);
  });
});
