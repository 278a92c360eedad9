import { describe, expect, it } from 'vitest';
import { constructsOf, lettersOf, LOAD, POSITION, SHOW } from '../../../captions/testing/line21';
import { CaptionData } from './caption-data';

const sei = (data: readonly number[]) => [
  ...[0x06, 0x04, 0x20, 0xb5, 0x00, 0x31, ...lettersOf('GA94'), 0x03],
  ...[0x40 | (data.length / 3), 0xff, ...data, 0xff, 0x80],
];
const userData = (data: readonly number[]) => [
  ...[0x00, 0x00, 0x01, 0xb2, ...lettersOf('GA94'), 0x03, 0x40 | (data.length / 3), 0xff, ...data, 0xff],
];
const textsOf = (data: CaptionData) => data.read(10_000).cues.map(({ startMs, text }) => [startMs, text]);

describe('the captions in the picture', () => {
  it.each([
    ['H.264 and HEVC', sei],
    ['MPEG-2', userData],
  ])('are found in packets of %s, in the order in which they are shown', (_, wrap) => {
    const data = new CaptionData();
    const frames = [
      [1000, LOAD],
      [1100, POSITION],
      [1300, lettersOf('ci')],
      [1200, lettersOf('ac')],
      [1400, lettersOf('ng')],
      [1500, SHOW],
    ] as const;
    for (const [timeMs, bytes] of frames)
      data.takePicture(Uint8Array.from([1, 2, 3, ...wrap(constructsOf(bytes)), 4, 5]), timeMs);
    expect(textsOf(data)).toEqual([[1500, 'acci' + 'ng']]);
    expect(data.isInPicture).toBe(true);
  });

  it('are read through the bytes that are inserted after zeros', () => {
    const data = new CaptionData();
    // Invalid constructs of zeros: two zero bytes before a small one are escaped.
    const padded = [
      ...[0xf8, 0x00, 0x00, 0x03, 0x00, 0x00, 0x03, 0x00],
      ...constructsOf([...LOAD, ...POSITION, ...lettersOf('ok'), ...SHOW]),
    ];
    const packet = sei([]);
    packet.splice(-2, 2, ...padded);
    packet[packet.indexOf(0x40)] = 0x46;
    data.takePicture(Uint8Array.from(packet), 500);
    expect(textsOf(data)).toEqual([[500, 'ok']]);
  });

  it('are those of the main channel, and the others with text are named', () => {
    const data = new CaptionData();
    const say = (text: string, type: number) =>
      data.takeConstructs(
        Uint8Array.from(constructsOf([...LOAD, ...POSITION, ...lettersOf(text), ...SHOW], type)),
        500 + type,
      );
    expect(data.read(10_000)).toEqual({ cues: [], isCut: false, channels: [] });
    say('main', 0);
    say('otro', 1);
    expect(data.read(10_000)).toMatchObject({ channel: 'cc1', channels: ['cc1', 'cc3'] });
    expect(textsOf(data)).toEqual([[500, 'main']]);
    expect(data.read(10_000, 'cc3')).toMatchObject({ channel: 'cc3', cues: [{ text: 'otro' }] });
    expect(data.read(10_000, 'cc4')).toMatchObject({ channel: 'cc1', cues: [{ text: 'main' }] });
  });

  it('are of the chosen channel alone, also where only another has text', () => {
    const data = new CaptionData();
    const say = (timeMs: number, text: string, type: number) =>
      data.takePicture(
        Uint8Array.from(sei(constructsOf([...LOAD, ...POSITION, ...lettersOf(text), ...SHOW], type))),
        timeMs,
      );
    say(500, 'main', 0);
    say(60_000, 'otro', 1);
    expect(data.read(90_000, 'cc3').cues.map(({ text }) => text)).toEqual(['otro']);
    expect(data.read(90_000).cues.map(({ text }) => text)).toEqual(['main', 'otro']);
  });

  it('end, and start again, where the picture was not read', () => {
    const data = new CaptionData();
    const take = (timeMs: number, bytes: readonly number[]) =>
      data.takePicture(Uint8Array.from(sei(constructsOf(bytes))), timeMs);
    take(1000, [...LOAD, ...POSITION, ...lettersOf('seen'), ...SHOW]);
    take(1500, [...LOAD, ...POSITION, ...lettersOf('first half')]);
    take(60_000, [...lettersOf(' of another'), 0, ...SHOW]);
    take(61_000, [...LOAD, ...POSITION, ...lettersOf('last'), ...SHOW]);
    const cues = data.read(7_200_000).cues.map(({ startMs, endMs, text }) => [startMs, endMs, text]);
    expect(cues[0]).toEqual([1000, 2000, 'seen']);
    expect(cues.at(-1)).toEqual([61_000, 62_000, 'last']);
    expect(cues.map(([, , text]) => text).join()).not.toContain('first half');
  });

  it('last longer when more of the picture has been read since they were read before', () => {
    const data = new CaptionData();
    data.takePicture(
      Uint8Array.from(sei(constructsOf([...LOAD, ...POSITION, ...lettersOf('ok'), ...SHOW]))),
      0,
    );
    const endMs = () => data.read(60_000).cues[0]?.endMs;
    expect(endMs()).toBe(2000);
    data.takePicture(Uint8Array.of(1, 2, 3), 2500);
    expect(endMs()).toBe(4000);
  });

  it('are not taken twice when a frame is read twice', () => {
    const data = new CaptionData();
    for (let times = 0; times < 2; times += 1)
      data.takeConstructs(
        Uint8Array.from(constructsOf([...LOAD, ...POSITION, ...lettersOf('once'), ...SHOW])),
        40,
      );
    expect(textsOf(data)).toEqual([[40, 'once']]);
  });

  it('are dropped from where they are read again, and not taken after the end', () => {
    const data = new CaptionData();
    const show = (text: string, timeMs: number) =>
      data.takeConstructs(
        Uint8Array.from(constructsOf([...LOAD, ...POSITION, ...lettersOf(text), ...SHOW])),
        timeMs,
      );
    show('before', 1000);
    show('once', 2000);
    data.readAgain();
    show('again!', 1999);
    data.end();
    show('late', 5000);
    expect(textsOf(data).map(([, text]) => text)).toEqual(['before', 'again!']);
  });

  it('are those of the channel with most text', () => {
    const data = new CaptionData();
    // The second field has control codes of its own.
    const second = [[0x15, 0x20], POSITION, lettersOf('longer text!'), [0x15, 0x2f]].flat();
    data.takeConstructs(
      Uint8Array.from(constructsOf([...LOAD, ...POSITION, ...lettersOf('no'), ...SHOW])),
      100,
    );
    data.takeConstructs(Uint8Array.from(constructsOf(second, 1)), 100);
    expect(textsOf(data).map(([, text]) => text)).toEqual(['longer text!']);
  });

  it.each([
    ['data about programmes (XDS)', constructsOf([0x01, 0x03, ...lettersOf('News'), 0x0f, 0x1d], 1)],
    ['padding of both fields', [...constructsOf([0x80, 0x80]), ...constructsOf([0x80, 0x80], 1)]],
    ['letters marked as invalid', [0xf8, 0xc8, 0xe9]],
    ['an incomplete construct', [0xfc, 0xc8]],
    ['nothing', []],
  ])('have no text from %s', (_, bytes) => {
    const data = new CaptionData();
    data.takeConstructs(Uint8Array.from(bytes), 0);
    expect(textsOf(data)).toEqual([]);
  });

  it('are those of CEA-708 where there are no others', () => {
    const data = new CaptionData();
    // A packet of 8 pairs with a block of service 1: a visible window and text.
    const packet = [8, 0x2d, 0x98, 0x38, 0, 0, 1, 0x1f, 0x11, ...lettersOf('Hello!'), 0];
    const marked = constructsOf(packet, 2);
    marked[0] = 0xff;
    data.takeConstructs(Uint8Array.from(marked), 700);
    expect(textsOf(data)).toEqual([[700, 'Hello!']]);
    data.takeConstructs(
      Uint8Array.from(constructsOf([...LOAD, ...POSITION, ...lettersOf('HELLO!'), ...SHOW])),
      700,
    );
    expect(textsOf(data)).toEqual([[700, 'HELLO!']]);
  });

  it('are not seen in other bytes', () => {
    const data = new CaptionData();
    data.takePicture(Buffer.from(`GA94\u0003${'x'.repeat(40)}`, 'latin1'), 0);
    data.takePicture(Buffer.from('\u00b5\u00002GA94\u0003', 'latin1'), 0);
    expect(textsOf(data)).toEqual([]);
    expect(data.isInPicture).toBe(false);
  });
});
