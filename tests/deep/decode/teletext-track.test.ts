import { AV_CODEC_ID_DVB_SUBTITLE, AV_CODEC_ID_DVB_TELETEXT } from 'node-av/constants';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildModels } from '../../../scripts/build-models.mjs';
import { dvbClear, dvbPicture } from '../../../netlify/analysis/captions/pictures/testing/dvb-packets';
import { drawnText } from '../../../netlify/analysis/captions/pictures/testing/drawn-text';
import {
  constructsOf,
  lettersOf,
  LOAD,
  POSITION,
  SHOW,
} from '../../../netlify/analysis/captions/testing/line21';
import {
  teletextData,
  teletextFiller,
  teletextPage,
  teletextPages,
} from '../../../netlify/analysis/captions/testing/teletext';
import { type CaptionTrack, makeMedia, type MediaRecipe } from '../../../netlify/analysis/testing/make-media';
import {
  codesOf,
  measure,
  SHORT_VIDEO,
} from '../../../netlify/analysis/providers/embedded/decode/testing/short-video';

/** Lines that a page shows for two seconds each, from the first second on, until it is erased. */
function pagesOf(lines: readonly string[], page = 0x888, option = 0, isSubtitle = true) {
  return [...lines, undefined].map((line, index) => {
    const text = line === undefined ? [] : [line];
    const packets = teletextPage({ page, lines: text, option, isSubtitle, isBoxed: isSubtitle });
    return { startMs: 1000 + 2000 * index, data: teletextData(...packets, teletextFiller(page)) };
  });
}

const GERMAN = ['Das schönste Gemüse', 'der Küche.'];
const TRACK: CaptionTrack = {
  codec: AV_CODEC_ID_DVB_TELETEXT,
  language: 'deu',
  extradata: teletextPages([2, 0x888]),
  packets: pagesOf(GERMAN, 0x888, 1),
};
const CUES = [
  { startMs: 1000, endMs: 3000, text: 'Das schönste Gemüse' },
  { startMs: 3000, endMs: 5000, text: 'der Küche.' },
];
const NEWS: CaptionTrack = {
  ...{ codec: AV_CODEC_ID_DVB_TELETEXT, language: 'deu', extradata: teletextPages([1, 0x100]) },
  packets: pagesOf(['News', 'Weather'], 0x100, 1, false),
};
const DVB: CaptionTrack = {
  codec: AV_CODEC_ID_DVB_SUBTITLE,
  language: 'ger',
  extradata: Buffer.from([0, 1, 0, 1, 0x10]),
  packets: [
    { startMs: 1000, data: dvbPicture(drawnText(['GO HOME'], 5)) },
    { startMs: 4500, data: dvbClear() },
  ],
};

let modelsPath = '';
beforeAll(async () => {
  modelsPath = await buildModels('node_modules/.cache/models');
});

async function read(
  captions: CaptionTrack[],
  options: Parameters<typeof measure>[1] = {},
  recipe: Partial<MediaRecipe> = {},
) {
  const { video } = SHORT_VIDEO;
  const bytes = await makeMedia({ container: 'mpegts', video, captions, ...recipe });
  const measured = await measure(bytes, { modelsPath, recognizesFrames: false, ...options });
  const { captionSource, captionLanguage, captionTrack, captionTracks = [] } = measured;
  const cues = measured.cues.map(({ startMs, endMs, text }) => ({
    ...{ startMs: Math.round(startMs), endMs: Math.round(endMs), text },
  }));
  const tracks = captionTracks.map(({ id }) => id);
  return { cues, captionSource, captionLanguage, track: captionTrack, tracks, codes: codesOf(measured) };
}

describe('subtitles of teletext', () => {
  it('are read, with their times, language and page', async () => {
    const expected = {
      ...{ cues: CUES, captionSource: 'track', captionLanguage: 'de' },
      track: { id: 'track-1-888', kind: 'subtitles', language: 'de', title: '888' },
      ...{ tracks: ['track-1-888'], codes: [] },
    };
    expect(await read([TRACK])).toEqual(expected);
    expect(await read([TRACK], { wordsOnly: true })).toEqual(expected);
  });

  it('are those of one page: chosen, in the language of the user, or for everybody', async () => {
    const english = pagesOf(['The best food'], 0x889);
    const deaf = pagesOf(['Applaus'], 0x150, 1);
    const track = {
      ...{ ...TRACK, language: 'deu,eng,deu', packets: [...TRACK.packets, ...english, ...deaf] },
      extradata: teletextPages([5, 0x150], [2, 0x889], [2, 0x888]),
    };
    const tracks = ['track-1-889', 'track-1-888', 'track-1-150'];
    const textFor = async (words: object) => {
      const { cues, ...rest } = await read([track], { words });
      expect(rest.tracks).toEqual(tracks);
      return [cues[0]?.text, rest.captionLanguage, rest.track?.id];
    };
    expect(await textFor({})).toEqual(['The best food', 'en', 'track-1-889']);
    expect(await textFor({ language: 'de' })).toEqual(['Das schönste Gemüse', 'de', 'track-1-888']);
    expect(await textFor({ captionTrack: 'track-1-150' })).toEqual(['Applaus', 'de', 'track-1-150']);
  });

  it('are found in a track that names none', async () => {
    const track = { ...NEWS, packets: [...NEWS.packets, ...TRACK.packets] };
    for (const wordsOnly of [false, true])
      expect(await read([track], { wordsOnly })).toMatchObject({
        ...{ cues: CUES, captionLanguage: 'de', track: { id: 'track-1' }, tracks: ['track-1'], codes: [] },
      });
  });

  it('are not the other pages of teletext', async () => {
    expect(await read([NEWS])).toMatchObject({ cues: [], tracks: [], codes: [] });
    const sampled = await read([NEWS], { fullDecodeMs: 0 });
    expect(sampled.codes).not.toContain('captions-near-samples');
  });

  it('come before captions that are pictures, which are read where there are none', async () => {
    expect(await read([TRACK, DVB])).toMatchObject({
      ...{ cues: CUES, track: { id: 'track-1-888' }, tracks: ['track-1-888', 'track-2'] },
    });
    for (const none of [NEWS, { ...TRACK, packets: pagesOf([]) }])
      expect(await read([none, DVB])).toMatchObject({
        ...{ cues: [{ text: 'GO HOME' }], track: { id: 'track-2' }, captionLanguage: 'de', codes: [] },
      });
    expect(await read([TRACK, DVB], { words: { captionTrack: 'track-2' } })).toMatchObject({
      ...{ cues: [{ text: 'GO HOME' }], track: { id: 'track-2' } },
    });
  });

  it('are not read in a language of another script, and the result says so', async () => {
    expect(await read([{ ...TRACK, language: 'ell' }])).toMatchObject({
      ...{ cues: [], tracks: [], codes: ['captions-not-read'] },
    });
  });

  it('are read where the picture is sampled: with the sound, or near the samples', async () => {
    const { audio } = SHORT_VIDEO;
    const heard = await read([TRACK], { fullDecodeMs: 0 }, { audio });
    expect(heard.cues.map(({ text }) => text)).toEqual(GERMAN);
    expect(heard.codes).not.toContain('captions-near-samples');
    expect((await read([TRACK], { fullDecodeMs: 0 })).codes).toContain('captions-near-samples');
  });

  it('do not hide captions in the picture', async () => {
    const codes = [...LOAD, ...POSITION, ...lettersOf('a goal'), ...SHOW];
    const captionData = (index: number) =>
      constructsOf(index < codes.length / 2 ? codes.slice(2 * index, 2 * index + 2) : [0x80, 0x80]);
    const video = { ...SHORT_VIDEO.video, captionData };
    for (const none of [NEWS, { ...TRACK, packets: pagesOf([]) }])
      expect(await read([none], {}, { video })).toMatchObject({
        ...{ cues: [{ text: 'a goal' }], captionSource: 'picture', track: { id: 'picture-cc1' }, codes: [] },
      });
    expect(await read([TRACK], {}, { video })).toMatchObject({
      ...{ cues: CUES, tracks: ['track-1-888', 'picture-cc1'] },
    });
  });
});
