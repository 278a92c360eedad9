import { describe, expect, it } from 'vitest';
import { readCaptionFile } from './read-caption-file';
import { MAX_TEXT } from './cue';

const SRT = '1\n00:00:01,000 --> 00:00:02,000\nKüche 日\n\n2\n00:00:03,000 --> 00:00:04,000\nÖl\n';

/** Bytes in chunks of equal length, and how many of the bytes were requested. */
function cut(bytes: Uint8Array, length: number) {
  const count = { asked: 0 };
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += length) {
      count.asked += 1;
      yield await Promise.resolve(bytes.subarray(at, at + length));
    }
  }
  return { count, chunks: chunks() };
}

const read = (bytes: Uint8Array, length = bytes.length) => readCaptionFile(cut(bytes, length).chunks);
const texts = async (bytes: Uint8Array, length?: number) =>
  (await read(bytes, length)).cues.map(({ text }) => text);

describe('a caption file that comes in chunks', () => {
  it.each([1, 2, 7, 1000])('is read as a whole, with %i bytes each', async (length) => {
    expect(await texts(Buffer.from(SRT), length)).toEqual(['Küche 日', 'Öl']);
    expect(await texts(Buffer.from(`\uFEFF${SRT}`, 'utf16le'), length)).toEqual(['Küche 日', 'Öl']);
    expect(await texts(Buffer.from(SRT.replace(' 日', ''), 'latin1'), length)).toEqual(['Küche', 'Öl']);
  });

  it('is read beyond the part that determines its encoding', async () => {
    const cue = (at: number) =>
      `00:00:${String(at % 60).padStart(2, '0')}.000 --> 00:01:59.000\nnumber ${at} über ${'x'.repeat(99)}\n\n`;
    const many = Array.from({ length: 1500 }, (_, at) => cue(at)).join('');
    const { cues, isCut } = await read(Buffer.from(`WEBVTT\n\n${many}`), 4999);
    expect(isCut).toBe(false);
    expect(cues).toHaveLength(1500);
    expect(cues.filter(({ text }) => text.includes('über'))).toHaveLength(1500);
  });

  it('is not read beyond the limit of cues', async () => {
    const text = 'a'.repeat(1900);
    const cue = (at: number) =>
      `00:${String(at).padStart(2, '0').slice(-2)}:00.000 --> 01:00:00.000\n${at} ${text}\n\n`;
    const many = Array.from({ length: 1000 }, (_, at) => cue(at)).join('');
    const { count, chunks } = cut(Buffer.from(`WEBVTT\n\n${many}`), 1000);
    expect((await readCaptionFile(chunks)).isCut).toBe(true);
    expect(count.asked).toBeLessThan((MAX_TEXT / 1000) * 1.2);
  });

  it.each([
    ['nothing', ''],
    ['words', 'This is no caption file.'],
    ['a head alone', 'WEBVTT\n\nNOTE nothing\n'],
    ['captions without words', '1\n00:00:01,000 --> 00:00:02,000\n<i></i>\n'],
    ['JSON', '{"cues":[]}'],
    ['zeros', '\0'.repeat(5000)],
  ])('with %s is refused as a file without captions', async (_, text) => {
    await expect(read(Buffer.from(text))).rejects.toMatchObject({
      code: 'captions-unreadable',
      message: expect.stringContaining('no captions') as string,
    });
  });

  it.each(['<!doctype html><p>00:01.000 --> 00:02.000', '\n <html lang="en">', '\uFEFF<!-- x --><html>'])(
    'that is a web page is refused as a web page: %s',
    async (text) => {
      await expect(read(Buffer.from(text))).rejects.toMatchObject({
        code: 'captions-unreadable',
        message: expect.stringContaining('web page') as string,
      });
    },
  );

  it('that is endless and has no captions is not read to its end', async () => {
    const { count, chunks } = cut(Buffer.alloc(4_000_000, 'no captions here. '), 16_384);
    await expect(readCaptionFile(chunks)).rejects.toMatchObject({ code: 'captions-unreadable' });
    expect(count.asked).toBe(4);
  });
});

describe('a caption file of television', () => {
  const TTML =
    '<?xml version="1.0"?><!-- a --><tt xmlns="http://www.w3.org/ns/ttml" xml:lang="de"><body><div>' +
    '<p begin="1s" end="2s">Küche</p></div></body></tt>';
  const SCC = 'Scenarist_SCC V1.0\n\n00:00:01:00\t9420 9470 cf6c 942f\n';

  it.each([1, 7, 1000])('is recognized by its content, with %i bytes each', async (length) => {
    expect(await texts(Buffer.from(TTML), length)).toEqual(['Küche']);
    expect(await texts(Buffer.from(`\uFEFF${TTML}`, 'utf16le'), length)).toEqual(['Küche']);
    expect(await texts(Buffer.from(SCC), length)).toEqual(['Ol']);
  });

  it('is read beyond its first 64 kB, where the text may begin', async () => {
    const late = TTML.replace('<!-- a -->', `<!-- ${'x'.repeat(100)} -->`).replace(
      '<body>',
      `<head><metadata>${'y'.repeat(99_000)}</metadata></head><body>`,
    );
    expect(await texts(Buffer.from(late), 5000)).toEqual(['Küche']);
  });

  it.each([
    ['with a document type', TTML.replace('<tt ', '<!DOCTYPE tt [<!ENTITY a "b">]><tt ')],
    ['without text', TTML.replace('Küche', '')],
    ['of SCC without text', 'Scenarist_SCC V1.0\n\n00:00:01:00\t8080\n'],
  ])('%s is refused', async (_, source) => {
    await expect(read(Buffer.from(source))).rejects.toMatchObject({ code: 'captions-unreadable' });
  });
});
