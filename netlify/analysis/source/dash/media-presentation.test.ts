import { describe, expect, it } from 'vitest';
import { parsePresentation } from './media-presentation';

const FROM = new URL('https://example.com/v/main.mpd');
const read = (text: string) => parsePresentation(text, FROM);
const mpd = (periods: string, attributes = 'mediaPresentationDuration="PT12S"') =>
  `<?xml version="1.0"?>\n<!-- made > by -->\n<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" ${attributes}>${periods}</MPD>`;
const picture = (inside: string, id = 'v') =>
  `<AdaptationSet mimeType="video/mp4"><Representation id="${id}" bandwidth="9" width="640">${inside}</Representation></AdaptationSet>`;
const timeline = (entries: string, attributes = '') =>
  `<SegmentTemplate timescale="1000" ${attributes} media="$RepresentationID$/$Number%03d$-$Time$-$Bandwidth$$$.m4s" initialization="i.mp4"><SegmentTimeline>${entries}</SegmentTimeline></SegmentTemplate>`;
const segmentsOf = (text: string) => read(text).playlist.segments;
const timesOf = (text: string) => segmentsOf(text).map(({ startMs, durationMs }) => [startMs, durationMs]);

describe('segments of a presentation', () => {
  it('are addressed by a template with a timeline, exactly', () => {
    const text = mpd(
      `<Period>${picture(timeline('<S t="500" d="5960" r="1"/><S d="80"/>', 'startNumber="7" presentationTimeOffset="500"'))}</Period>`,
    );
    expect(timesOf(text)).toEqual([
      [0, 5960],
      [5960, 5960],
      [11_920, 80],
    ]);
    const [first, second] = segmentsOf(text);
    expect(first?.url).toBe('https://example.com/v/v/007-500-9$.m4s');
    expect(second?.url).toBe('https://example.com/v/v/008-6460-9$.m4s');
    expect(first?.init).toEqual({ url: 'https://example.com/v/i.mp4' });
    expect(first?.isApproximate).toBeUndefined();
  });

  it('repeat until the next entry or the end of the period', () => {
    const text = mpd(
      `<Period>${picture(timeline('<S d="2000" r="-1"/><S t="8000" d="3000" r="-1"/>'))}</Period>`,
    );
    expect(timesOf(text)).toEqual(
      [0, 2000, 4000, 6000]
        .map((at) => [at, 2000])
        .concat([
          [8000, 3000],
          [11_000, 3000],
        ]),
    );
  });

  it('are addressed by a template with a duration, about', () => {
    const text = mpd(
      `<Period><SegmentTemplate timescale="10"/><AdaptationSet contentType="video"><SegmentTemplate duration="50" media="$Number$.m4s"/><Representation id="v"/></AdaptationSet></Period>`,
    );
    expect(timesOf(text)).toEqual([
      [0, 5000],
      [5000, 5000],
      [10_000, 2000],
    ]);
    expect(segmentsOf(text).every(({ isApproximate }) => isApproximate)).toBe(true);
  });

  it('are addressed by a list of byte ranges', () => {
    const list =
      '<BaseURL>one &amp; all.mp4</BaseURL><SegmentList duration="6"><Initialization range="0-99"/><SegmentURL mediaRange="100-199"/><SegmentURL mediaRange="200-299"/></SegmentList>';
    const url = 'https://example.com/v/one%20&%20all.mp4';
    expect(segmentsOf(mpd(`<Period>${picture(list)}</Period>`))).toMatchObject([
      { url, part: { start: 100, length: 100 }, init: { url, part: { start: 0, length: 100 } }, startMs: 0 },
      { url, part: { start: 200, length: 100 }, startMs: 6000 },
    ]);
  });

  it('can be one file', () => {
    const text = mpd(
      `<BaseURL>//cdn.example.com/a/</BaseURL><Period>${picture('<BaseURL>video.mp4</BaseURL><SegmentBase indexRange="9-99"/>')}</Period>`,
    );
    expect(segmentsOf(text)).toEqual([
      {
        url: 'https://cdn.example.com/a/video.mp4',
        startMs: 0,
        durationMs: 12_000,
        isDiscontinuous: false,
        isApproximate: true,
      },
    ]);
  });

  it('of periods follow one another', () => {
    const text = mpd(
      `<Period duration="PT4S">${picture(timeline('<S d="4000"/>'), 'a')}</Period><Period>${picture(timeline('<S d="8000"/>'), 'b')}</Period>`,
      'mediaPresentationDuration="PT0H0M12.0S"',
    );
    expect(segmentsOf(text)).toMatchObject([
      { startMs: 0, isDiscontinuous: false },
      { startMs: 4000, isDiscontinuous: true },
    ]);
  });
});

it('picture and sound are chosen as for HLS, and subtitles are reported', () => {
  const sets = [
    '<AdaptationSet contentType="image"><Representation id="thumbs"/></AdaptationSet>',
    '<AdaptationSet contentType="video"><EssentialProperty schemeIdUri="http://dashif.org/guidelines/trickmode" value="1"/><Representation id="trick" bandwidth="1" width="640"/></AdaptationSet>',
    '<AdaptationSet contentType="video"><Representation id="hd" bandwidth="9" width="1920"/><Representation id="sd" bandwidth="3" width="426"/><Representation id="tiny" bandwidth="1" width="160"/></AdaptationSet>',
    '<AdaptationSet contentType="audio" lang="fi"><Representation id="fi" bandwidth="1"/></AdaptationSet>',
    '<AdaptationSet contentType="audio" lang="en"><Role value="main"/><Representation id="en-hi" bandwidth="9"/><Representation id="en" bandwidth="2"/></AdaptationSet>',
    '<AdaptationSet contentType="text"><Representation id="t"/></AdaptationSet>',
  ].map((set) =>
    set.replaceAll(
      /<Representation id="([\w-]+)"([^/]*)\/>/g,
      '<Representation id="$1"$2><BaseURL>$1.mp4</BaseURL></Representation>',
    ),
  );
  const { playlist, audio, partial } = read(mpd(`<Period>${sets.join('')}</Period>`));
  expect(playlist.segments.map(({ url }) => url)).toEqual(['https://example.com/v/sd.mp4']);
  expect(audio?.playlist.segments.map(({ url }) => url)).toEqual(['https://example.com/v/en.mp4']);
  expect(partial).toEqual([{ code: 'captions-not-read', values: {} }]);
});

describe('a presentation is refused', () => {
  const whole = picture('<BaseURL>v.mp4</BaseURL>');
  it.each([
    ['not-a-video', 'a live one', mpd(`<Period>${whole}</Period>`).replace('static', 'dynamic')],
    ['unsupported-codec', 'an encrypted one', mpd(`<Period>${picture('<ContentProtection/>')}</Period>`)],
    ['not-a-video', 'another text', '<html></html>'],
    ['not-a-video', 'one that is cut off', mpd(`<Period>${whole}</Period>`).slice(0, -9)],
    [
      'not-a-video',
      'one with a document type',
      `<!DOCTYPE MPD [<!ENTITY a "b">]>${mpd(`<Period>${whole}</Period>`)}`,
    ],
    ['not-a-video', 'one without a picture', mpd('<Period/>')],
    ['not-a-video', 'one without a length', mpd(`<Period>${whole}</Period>`, '')],
    ['not-a-video', 'one with a period elsewhere', mpd('<Period xlink:href="p.xml"/>')],
    [
      'not-a-video',
      'one with too many segments',
      mpd(`<Period>${picture(timeline('<S d="1" r="2000000000"/>'))}</Period>`),
    ],
    [
      'not-a-video',
      'one with a duration of nothing',
      mpd(`<Period>${picture(timeline('<S d="0"/>'))}</Period>`),
    ],
    ['not-a-video', 'one that is nested too deep', '<MPD>'.repeat(60)],
    ['not-a-video', 'one with a comment that never ends', '<MPD><!--'],
  ])('as %s: %s', (code, _, text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code }) as Error);
  });
});
