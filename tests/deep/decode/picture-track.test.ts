import {
  AV_CODEC_ID_DVB_SUBTITLE,
  AV_CODEC_ID_DVB_TELETEXT,
  AV_CODEC_ID_DVD_SUBTITLE,
  AV_CODEC_ID_HDMV_PGS_SUBTITLE,
  AV_DISPOSITION_DEFAULT,
  AV_DISPOSITION_FORCED,
  AV_CODEC_ID_SUBRIP,
  AV_CODEC_ID_TTML,
  type AVCodecID,
  type AVDisposition,
} from 'node-av/constants';
import { Dictionary, FormatContext } from 'node-av/lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildModels } from '../../../scripts/build-models.mjs';
import { dvbClear, dvbPicture } from '../../../netlify/analysis/captions/pictures/testing/dvb-packets';
import {
  type DrawnText,
  drawnText,
  rgbaOf,
} from '../../../netlify/analysis/captions/pictures/testing/drawn-text';
import { pgsClear, pgsPicture } from '../../../netlify/analysis/captions/pictures/testing/pgs-packets';
import { pngOfImage } from '../../../netlify/analysis/captions/pictures/testing/png-files';
import { imageDocument } from '../../../netlify/analysis/captions/pictures/testing/ttml-samples';
import { SPU_HEADER, spuPicture } from '../../../netlify/analysis/captions/pictures/testing/spu-packets';
import { type CaptionTrack, makeMedia, type MediaRecipe } from '../../../netlify/analysis/testing/make-media';
import { ByteReader } from '../../../netlify/analysis/providers/embedded/decode/byte-reader';
import { DecodeSession } from '../../../netlify/analysis/providers/embedded/decode/decode-session';
import { pictureTrackOf } from '../../../netlify/analysis/providers/embedded/decode/picture-track';
import {
  codesOf,
  measure,
  SHORT_VIDEO,
} from '../../../netlify/analysis/providers/embedded/decode/testing/short-video';

const FIRST = drawnText(['THIS IS THE BEST', 'STORY'], 5);
const SECOND = drawnText(['GO HOME'], 5);
const TEXT = [
  { startMs: 1000, endMs: 3000, text: 'THIS IS THE BEST STORY' },
  { startMs: 3000, endMs: 4500, text: 'GO HOME' },
];
const PGS: CaptionTrack = {
  codec: AV_CODEC_ID_HDMV_PGS_SUBTITLE,
  language: 'ger',
  packets: [
    { startMs: 1000, data: Buffer.concat(pgsPicture(FIRST)) },
    { startMs: 3000, data: Buffer.concat(pgsPicture(SECOND)) },
    { startMs: 4500, data: Buffer.concat(pgsClear()) },
  ],
};

const DVB: CaptionTrack = {
  codec: AV_CODEC_ID_DVB_SUBTITLE,
  language: 'ger',
  extradata: Buffer.from([0, 1, 0, 1, 0x10]),
  packets: [
    { startMs: 1000, data: dvbPicture(FIRST) },
    { startMs: 2000, data: dvbPicture(FIRST) },
    { startMs: 3000, data: dvbPicture(SECOND) },
    { startMs: 4500, data: dvbClear() },
  ],
};

const VOBSUB: CaptionTrack = {
  codec: AV_CODEC_ID_DVD_SUBTITLE,
  language: 'ger',
  extradata: SPU_HEADER,
  packets: [
    { startMs: 1000, durationMs: 2000, data: spuPicture(FIRST) },
    { startMs: 3000, durationMs: 1500, data: spuPicture(SECOND) },
  ],
};

/** A sample of TTML with an image after the document. */
function imageSample(startSeconds: number, endSeconds: number, text: DrawnText): Buffer {
  const body = `<div begin="${startSeconds}s" end="${endSeconds}s" smpte:backgroundImage="urn:mpeg:14496-30:subs:1"/>`;
  return Buffer.concat([imageDocument(body), pngOfImage(rgbaOf(text))]);
}
const TTML: CaptionTrack = {
  codec: AV_CODEC_ID_TTML,
  language: 'ger',
  packets: [
    { startMs: 0, durationMs: 2000, data: imageSample(1, 3, FIRST) },
    { startMs: 2000, durationMs: 2000, data: Buffer.concat([imageSample(1, 3, FIRST)]) },
    { startMs: 4000, durationMs: 3000, data: imageSample(4, 5.5, SECOND) },
  ],
};

let modelsPath = '';
beforeAll(async () => {
  modelsPath = await buildModels('node_modules/.cache/models');
});

async function read(recipe: Partial<MediaRecipe>, options: Parameters<typeof measure>[1] = {}) {
  const bytes = await makeMedia({ container: 'matroska', video: SHORT_VIDEO.video, ...recipe });
  const measured = await measure(bytes, { modelsPath, recognizesFrames: false, ...options });
  const { captionSource, captionLanguage } = measured;
  const cues = measured.cues.map(({ startMs, endMs, text }) => ({
    startMs: Math.round(startMs),
    endMs: Math.round(endMs),
    text,
  }));
  return { cues, captionSource, captionLanguage, codes: codesOf(measured) };
}

describe('captions that are pictures', () => {
  it.each<[string, MediaRecipe['container'], CaptionTrack]>([
    ['PGS in Matroska', 'matroska', PGS],
    ['DVB subtitles in an MPEG stream', 'mpegts', DVB],
    ['DVB subtitles in Matroska', 'matroska', DVB],
    ['VobSub in Matroska', 'matroska', VOBSUB],
    ['VobSub in MP4', 'mp4', VOBSUB],
  ])('are read, with their times and language: %s', async (_, container, captions) => {
    expect(await read({ container, captions: [captions] })).toEqual({
      ...{ cues: TEXT, captionSource: 'track', captionLanguage: 'de', codes: [] },
    });
  });

  it('are read from images of TTML in MP4', async () => {
    expect(await read({ container: 'mp4', captions: [TTML] })).toEqual({
      cues: [TEXT[0], { startMs: 4000, endMs: 5500, text: 'GO HOME' }],
      ...{ captionSource: 'track', captionLanguage: 'de', codes: [] },
    });
    expect(await read({ container: 'mp4', captions: [{ ...TTML, language: 'rus' }] })).toMatchObject({
      ...{ cues: [], codes: ['captions-not-read'] },
    });
  });

  it('are not read from TTML that has text, too', async () => {
    const body = `<div><p begin="1s" end="2s">Text</p></div>
      <div begin="3s" end="4s" smpte:backgroundImage="urn:mpeg:14496-30:subs:1"/>`;
    const data = Buffer.concat([imageDocument(body), pngOfImage(rgbaOf(FIRST))]);
    const captions = [{ ...TTML, packets: [{ startMs: 0, durationMs: 5000, data }] }];
    expect((await read({ container: 'mp4', captions })).cues).toEqual([
      { startMs: 1000, endMs: 2000, text: 'Text' },
    ]);
  });

  it('are read where the video is sampled', async () => {
    const sampled = await read({ captions: [PGS], audio: SHORT_VIDEO.audio }, { fullDecodeMs: 0 });
    expect(sampled.cues).toEqual(TEXT);
    expect(sampled.codes).not.toContain('captions-near-samples');
  });

  it('are not read without models, and the result says so', async () => {
    expect(await read({ captions: [PGS] }, { modelsPath: undefined })).toMatchObject({
      cues: [],
      codes: ['captions-not-read'],
    });
  });

  it('are not read in a language of another script', async () => {
    const read1 = await read({ captions: [{ ...PGS, language: 'rus' }] });
    expect(read1).toMatchObject({ cues: [], codes: ['captions-not-read'] });
    expect(read1.captionSource).toBeUndefined();
  });

  it('are not read if there is a track of text', async () => {
    const { cues } = SHORT_VIDEO;
    expect((await read({ captions: [PGS], cues })).cues).toEqual(cues);
  });
});

it('a caption before another place of the file does not last until there', async () => {
  const packets = [FIRST, SECOND].map((text, index) => ({
    ...{ startMs: 500 + index * 6500, data: Buffer.concat(pgsPicture(text)) },
  }));
  const bytes = await makeMedia({
    ...{ container: 'matroska', video: SHORT_VIDEO.video, captions: [{ ...PGS, packets }] },
  });
  const ask = (offset: number, length: number) => Promise.resolve(bytes.subarray(offset, offset + length));
  const reader = new ByteReader(bytes.length, ask, new Promise(() => undefined));
  const session = await DecodeSession.open(reader, { mostThumbnails: 0 });
  while ((session.packetMs ?? 0) < 1000 && (await session.next())) session.pass();
  expect(await session.seek(6500)).toBe(true);
  while (await session.next()) session.pass();
  expect(session.pictures.cues().map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
    [500, 2500],
    [7000, 9000],
  ]);
});

describe('the track of pictures that is read', () => {
  function chosen(...tracks: { language?: string; marks?: AVDisposition[]; codec?: AVCodecID }[]) {
    const format = new FormatContext();
    format.allocContext();
    const streams = tracks.map(({ language, marks = [], codec = AV_CODEC_ID_HDMV_PGS_SUBTITLE }) => {
      const stream = format.newStream(null);
      stream.codecpar.codecId = codec;
      stream.setDisposition(...marks);
      if (language !== undefined) stream.metadata = Dictionary.fromObject({ language });
      return stream;
    });
    return pictureTrackOf(streams)?.index;
  }

  it('is in a language of the Latin script, preferably of those that topics are found in', () => {
    expect(chosen({ language: 'rus' }, { language: 'pol' }, { language: 'fre' })).toBe(2);
    expect(chosen({ language: 'jpn' }, { language: 'pol' })).toBe(1);
    for (const language of ['rus', 'ara', 'chi', 'jpn', 'gre', 'kor', 'tha', 'heb', 'hin', 'bul', 'ukr'])
      expect([language, chosen({ language })]).toEqual([language, undefined]);
    expect(chosen({})).toBe(0);
    expect(chosen({ language: 'eng', codec: AV_CODEC_ID_SUBRIP })).toBeUndefined();
    expect(chosen({ language: 'eng', codec: AV_CODEC_ID_DVB_TELETEXT })).toBeUndefined();
  });

  it('is the default one of those, and a forced one only if there is no other', () => {
    const forced = { language: 'eng', marks: [AV_DISPOSITION_FORCED, AV_DISPOSITION_DEFAULT] };
    expect(chosen({ language: 'eng' }, { language: 'ger', marks: [AV_DISPOSITION_DEFAULT] })).toBe(1);
    expect(chosen(forced, { language: 'pol' })).toBe(1);
    expect(chosen(forced)).toBe(0);
  });
});
