import { describe, expect, it } from 'vitest';
import { TeletextDecoder } from './teletext';
import { designation, teletextData, teletextFiller, teletextHeader, teletextPage } from './testing/teletext';

const PAGE = 0x888;

/** The text of the rows that a page shows last. */
function shownBy(...packets: readonly Uint8Array[]): string[] {
  return shownIn(new TeletextDecoder({ page: PAGE }), ...packets);
}

function shownIn(decoder: TeletextDecoder, ...packets: readonly Uint8Array[]): string[] {
  const screens = decoder.decode(teletextData(...packets), 1000);
  return (screens.at(-1)?.rows ?? []).filter((row) => row !== '');
}

/** With one bit of a packet changed. */
function damaged(packet: Uint8Array | undefined, at: number, bits = 1): Uint8Array {
  return Uint8Array.from(packet ?? [], (byte, index) => (index === at ? byte ^ bits : byte));
}

describe('the letters of teletext', () => {
  it.each<[string, number, number | undefined, string]>([
    ['English', 0, undefined, "Where's £5, @home? ½ ÷ 2 — #1"],
    ['German', 1, undefined, 'Ärger, Öl, Übermut: süß, § 5, 20°'],
    ['Swedish', 2, undefined, 'Åsa är på en ö. É, ü'],
    ['Italian', 3, undefined, 'Perché è così? Più, città, però'],
    ['French', 4, undefined, 'À côté: ça, là, où, Noël, « Œuvre »'],
    ['Spanish', 5, undefined, '¿Qué? ¡Mañana! Él, Ñ, corazón'],
    ['Czech', 6, undefined, 'Žluťoučký kůň úpěl ďábelské ódy'],
    ['Polish', 0, 1, 'Zażółć gęślą jaźń ŻŚŁ'],
    ['Polish without its set', 0, 0, 'Zażółć gęślą jaźń ŻŚŁ'],
    ['Turkish', 6, 2, 'Çok güzel bir gün, İşte, ığ'],
    ['Croatian', 5, 3, 'Žao mi je, đaci, ćevapčići'],
    ['Romanian', 7, 3, 'Şi ţara, când, fără'],
    ['Estonian', 2, 4, 'Õhtu, šokk, žürii'],
    ['Lithuanian', 3, 4, 'Ačiū, šią, žįėęų'],
  ])('are those of %s', (_, option, region, line) => {
    const recipe = { lines: [line], option, ...(region === undefined ? {} : { region }) };
    expect(shownBy(...teletextPage(recipe), teletextFiller())).toEqual([line]);
  });

  it('are those that the magazine states, unless the page does', () => {
    const polish = teletextPage({ lines: ['żółć'], region: 1 }).filter((_, index) => index !== 1);
    expect(shownBy(designation(8, 29, 8), ...polish, teletextFiller())).toEqual(['żółć']);
    const english = teletextPage({ lines: ['£5'], region: 0 });
    expect(shownBy(designation(8, 29, 8), ...english, teletextFiller())).toEqual(['£5']);
  });

  it('are those of the language where receivers are set to it', () => {
    const page = teletextPage({ lines: ['żółć'], region: 1 }).filter((_, index) => index !== 1);
    const decoder = new TeletextDecoder({ page: PAGE, language: 'pl' });
    expect(shownIn(decoder, ...page, teletextFiller())).toEqual(['żółć']);
  });

  it('are not read in another script', () => {
    expect(shownBy(...teletextPage({ lines: ['abc'], option: 4, region: 4 }), teletextFiller())).toEqual([]);
  });
});

describe('the text of a page', () => {
  it('is that in boxes, from top to bottom', () => {
    expect(
      shownBy(...teletextPage({ lines: { 22: 'two', 24: 'three', 1: 'one' } }), teletextFiller()),
    ).toEqual(['one', 'two', 'three']);
    expect(shownBy(...teletextPage({ lines: ['No'], isBoxed: false }), teletextFiller())).toEqual([]);
  });

  it('has spaces for colors and mosaics, but capital letters among those', () => {
    const line = 'A\u0003b\u0011cD\u0001e';
    expect(shownBy(...teletextPage({ lines: [line] }), teletextFiller())).toEqual(['A b D e']);
  });

  it('does not have what rows of double height cover', () => {
    expect(
      shownBy(...teletextPage({ lines: { 20: 'over', 21: 'under', 22: 'next' } }), teletextFiller()),
    ).toEqual(['over', 'next']);
  });

  it('is complete when another page begins: of its magazine, or of any if all are in one series', () => {
    for (const [isSerial, page, count] of [
      [false, 0x150, 0],
      [true, 0x150, 1],
      [false, 0x801, 1],
    ] as const) {
      const decoder = new TeletextDecoder({ page: PAGE });
      const other = teletextHeader({ page, isSerial, isSubtitle: false });
      const packet = teletextData(...teletextPage({ lines: ['Text'] }), other);
      expect(decoder.decode(packet, 0)).toHaveLength(count);
      expect(decoder.unfinished()).toEqual(
        count === 1 ? undefined : { atMs: 0, rows: expect.arrayContaining(['Text']) as unknown },
      );
    }
  });

  it('begins with its header, and goes on in other packets, among those of other magazines', () => {
    const decoder = new TeletextDecoder({ page: PAGE });
    const [header, ...rows] = teletextPage({ lines: ['Text'] });
    const others = teletextPage({ page: 0x150, lines: ['Other'], isSubtitle: false });
    expect(decoder.decode(teletextData(header ?? new Uint8Array(), ...others), 1000)).toEqual([]);
    expect(decoder.decode(teletextData(...rows), 1040)).toEqual([]);
    expect(decoder.decode(teletextData(teletextFiller()), 2000)).toMatchObject([{ atMs: 1000 }]);
  });

  it('is changed in part by a transmission that does not erase it', () => {
    const first = teletextPage({ lines: { 20: 'stáys', 22: 'goés' } });
    const changed = (erases: boolean) => teletextPage({ lines: { 22: 'comes' }, erases });
    expect(shownBy(...first, ...changed(false), teletextFiller())).toEqual(['stáys', 'comes']);
    expect(shownBy(...first, ...changed(true), teletextFiller())).toEqual(['comes']);
    expect(shownBy(...first, teletextHeader({}), teletextFiller())).toEqual([]);
    const covering = teletextPage({ lines: { 21: 'over' }, erases: false });
    expect(shownBy(...first, ...covering, teletextFiller())).toEqual(['stáys', 'goés']);
    const instead = teletextPage({ lines: { 20: 'one', 21: 'two' }, erases: false });
    expect(shownBy(...covering, ...instead, teletextFiller())).toEqual(['one']);
  });

  it('is that of the first page of subtitles with text, if none is named', () => {
    const decoder = new TeletextDecoder();
    const news = teletextPage({ page: 0x101, lines: ['News'], isSubtitle: false });
    const empty = teletextPage({ page: 0x777 });
    const german = teletextPage({ page: 0x150, lines: ['Ja'], option: 1 });
    const other = teletextPage({ page: 0x889, lines: ['Yes'] });
    expect(
      shownIn(decoder, ...news, ...empty, teletextFiller(0x700), ...german, teletextFiller(0x100)),
    ).toEqual(['Ja']);
    expect(decoder.decode(teletextData(...other, teletextFiller()), 2000)).toEqual([]);
  });
});

describe('damaged teletext', () => {
  it('is corrected where one bit is wrong in an address or in a change of a letter', () => {
    for (let bit = 0; bit < 8; bit += 1) {
      const [header, ...rows] = teletextPage({ lines: ['Été'] });
      const changed = [header, ...rows].map((packet) => damaged(packet, 0, 1 << bit));
      expect(shownBy(...changed, teletextFiller())).toEqual(['Été']);
      for (const at of [3, 4, 5, 6, 7, 8]) {
        const [changes, ...others] = rows;
        const page = [header ?? new Uint8Array(), damaged(changes, at, 1 << bit), ...others];
        expect(shownBy(...page, teletextFiller())).toEqual(['Été']);
      }
    }
  });

  it('loses the letters and rows that cannot be read', () => {
    const [header = new Uint8Array(), first, second = new Uint8Array()] = teletextPage({
      lines: ['Text', 'Two'],
    });
    expect(shownBy(header, damaged(first, 6), second, teletextFiller())).toEqual(['T xt', 'Two']);
    expect(shownBy(header, damaged(first, 0, 3), second, teletextFiller())).toEqual(['Two']);
    expect(shownBy(damaged(header, 2, 3), second, teletextFiller())).toEqual([]);
  });

  it('is survived anywhere', () => {
    const data = teletextData(
      ...teletextPage({ lines: ['Ça été', 'où'], option: 4, region: 0 }),
      teletextFiller(),
    );
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed % below;
    };
    const [named, any] = [new TeletextDecoder({ page: PAGE }), new TeletextDecoder()];
    for (let round = 0; round < 3000; round += 1) {
      const changed = Buffer.from(data.subarray(0, random(4) === 0 ? random(data.length) : data.length));
      for (let count = random(20); count > 0; count -= 1) changed[random(data.length)] = random(256);
      for (const decoder of [named, any]) {
        for (const { rows } of decoder.decode(changed, round)) {
          expect(rows).toHaveLength(25);
          expect(Math.max(...rows.map(({ length }) => length))).toBeLessThanOrEqual(40);
        }
      }
    }
    expect(shownIn(named, ...teletextPage({ lines: ['Text'] }), teletextFiller())).toEqual(['Text']);
  });
});
