import { describe, expect, it } from 'vitest';
import { chooseAudio, chooseSubtitles, listSubtitles, variantsByPreference } from './choose-variant';
import type { WordsRequest } from '@/contracts/analysis-request';
import type { Rendition, SubtitleTrack, Variant } from './multivariant';

const variant = (url: string, bandwidth: number, more: Partial<Variant> = {}): Variant => ({
  url,
  bandwidth,
  hasSeparateAudio: false,
  ...more,
});
const order = (...variants: Variant[]) => variantsByPreference(variants).map(({ url }) => url);

describe('the order of the variants', () => {
  it('is by bandwidth if all are wide enough', () => {
    expect(
      order(
        variant('hd', 900_000, { width: 1280 }),
        variant('sd', 300_000, { width: 640 }),
        variant('ld', 100_000, { width: 320 }),
      ),
    ).toEqual(['ld', 'sd', 'hd']);
  });

  it('has redundant streams directly after the preferred one', () => {
    expect(
      order(
        variant('sd', 300_000, { width: 640 }),
        variant('other', 300_000, { width: 480 }),
        variant('hd', 900_000, { width: 1280 }),
        variant('copy', 300_000, { width: 640 }),
      ),
    ).toEqual(['sd', 'copy', 'other', 'hd']);
  });

  it('has a low one that declares nothing at the end, because it has only audio', () => {
    expect(order(variant('audio', 100_000), variant('video', 500_000))).toEqual(['video', 'audio']);
    expect(order(variant('a', 192_000), variant('b', 128_000), variant('c', 200_000))).toEqual([
      'c',
      'a',
      'b',
    ]);
  });

  it('has one that declares nothing at the end if others declare a resolution', () => {
    expect(
      order(
        variant('audio', 250_000),
        variant('tiny', 90_000, { width: 160 }),
        variant('sd', 300_000, { width: 320 }),
      ),
    ).toEqual(['sd', 'tiny', 'audio']);
  });

  it('has one with a video codec before narrow ones, whatever its bandwidth', () => {
    expect(
      order(variant('tiny', 90_000, { width: 160 }), variant('coded', 80_000, { hasVideoCodec: true })),
    ).toEqual(['coded', 'tiny']);
  });

  it('is not empty if all are low and declare nothing', () => {
    expect(order(variant('a', 9), variant('b', 0))).toEqual(['a', 'b']);
  });
});

const rendition = (url: string, language: string, more: Partial<Rendition> = {}): Rendition => ({
  url,
  group: 'g',
  language,
  isDefault: false,
  isAutoselect: false,
  ...more,
});

describe('of several subtitle renditions', () => {
  type Track = Rendition & Partial<SubtitleTrack>;
  const chosen = (...tracks: Track[]) => chosenFor({}, ...tracks);
  const chosenFor = (words: WordsRequest, ...tracks: Track[]) =>
    chooseSubtitles(
      listSubtitles(
        tracks.map((track) => ({ isForced: false, ...track })),
        variant('', 1, { subtitles: 'g' }),
      ),
      words,
    )?.url;

  it.each(['en', 'en-US', 'EN', 'eng', 'es-419', 'spa', 'fr', 'fre', 'fra', 'de-AT', 'ger', 'deu', 'de_CH'])(
    'one in a language that topics are known in is read, and not the default one: %s',
    (language) => {
      expect(chosen(rendition('it', 'it', { isDefault: true }), rendition('known', language))).toBe('known');
    },
  );

  it('of those in known languages the default one is read, else one that may be selected, else the first', () => {
    const [first, second] = [rendition('en', 'en'), rendition('de', 'de', { isAutoselect: true })];
    expect(chosen(first, second, rendition('fr', 'fr', { isDefault: true }))).toBe('fr');
    expect(chosen(first, second, rendition('fr', 'fr'))).toBe('de');
    expect(chosen(first, rendition('fr', 'fr'))).toBe('en');
  });

  it('of those in other languages the default one is read, else the first', () => {
    expect(chosen(rendition('it', 'it'), rendition('ja', 'ja', { isDefault: true }))).toBe('ja');
    expect(chosen(rendition('it', 'it'), rendition('ja', 'ja', { isAutoselect: true }))).toBe('it');
    expect(chosen(rendition('none', ''), rendition('enm', 'enm'))).toBe('none');
  });

  it("those in the user's language come before those in known languages", () => {
    const [english, italian] = [rendition('en', 'en', { isDefault: true }), rendition('it', 'ita')];
    expect(chosenFor({ language: 'it' }, english, italian)).toBe('it');
    expect(chosenFor({ language: 'it' }, italian, rendition('auto', 'it', { isAutoselect: true }))).toBe(
      'auto',
    );
    expect(chosenFor({ language: 'ja' }, italian, english)).toBe('en');
    expect(chosenFor({ language: 'it' }, { ...italian, isForced: true }, english)).toBe('en');
    expect(chosenFor({ language: 'it' }, rendition('it', 'it', { group: 'x' }), english)).toBe('en');
  });

  it('the one that was chosen is read, also if it is forced', () => {
    const tracks = [
      rendition('en', 'en'),
      { ...rendition('signs', 'it'), isForced: true },
      rendition('b', 'en'),
    ];
    expect(chosenFor({ captionTrack: 'stream-it-1' }, ...tracks)).toBe('signs');
    expect(chosenFor({ captionTrack: 'stream-en-2' }, ...tracks)).toBe('b');
    expect(chosenFor({ captionTrack: 'stream-en-3' }, ...tracks)).toBe('en');
    expect(chosenFor({ captionTrack: 'track-1', language: 'it' }, ...tracks)).toBe('en');
  });

  it('neither a forced one nor one of another group is read for its language', () => {
    expect(
      chosen(
        { ...rendition('signs', 'en'), isForced: true },
        rendition('other', 'en', { group: 'x' }),
        rendition('it', 'it'),
      ),
    ).toBe('it');
  });
});

describe('the facts of subtitle renditions', () => {
  const listed = (...tracks: (Rendition & Partial<SubtitleTrack>)[]) =>
    listSubtitles(
      tracks.map((track) => ({ isForced: false, ...track })),
      variant('', 1, { subtitles: 'g' }),
    ).map(({ facts }) => facts);

  it('have an ID by the language and the place in it, and a kind', () => {
    expect(
      listed(
        rendition('a', 'en-US'),
        { ...rendition('b', 'eng'), isForDeaf: true, name: 'English (CC)' },
        { ...rendition('c', 'en'), isForDeaf: true, isForced: true },
        rendition('d', 'de', { group: 'x' }),
        rendition('e', ''),
        rendition('f', 'de'),
      ),
    ).toEqual([
      { id: 'stream-en-1', kind: 'subtitles', language: 'en' },
      { id: 'stream-en-2', kind: 'captions', language: 'en', title: 'English (CC)' },
      { id: 'stream-en-3', kind: 'forced', language: 'en' },
      { id: 'stream-und-1', kind: 'subtitles' },
      { id: 'stream-de-1', kind: 'subtitles', language: 'de' },
    ]);
  });
});

describe('the audio of a variant', () => {
  const withAudio = variant('', 1, { audio: 'g', hasSeparateAudio: true });
  const chosen = (...renditions: Rendition[]) => chooseAudio(renditions, withAudio)?.url;

  it('is the default rendition of its group, else the first in a known language, else the first', () => {
    expect(chosen(rendition('en', 'en'), rendition('it', 'it', { isDefault: true }))).toBe('it');
    expect(chosen(rendition('it', 'it'), rendition('de', 'deu'))).toBe('de');
    expect(chosen(rendition('it', 'it'), rendition('ja', 'ja'))).toBe('it');
    expect(chosen(rendition('other', 'en', { group: 'x', isDefault: true }), rendition('it', 'it'))).toBe(
      'it',
    );
    expect(chosen()).toBeUndefined();
  });

  it('is none of them if it is in its own segments', () => {
    expect(chooseAudio([rendition('en', 'en')], variant('', 1, { audio: 'g' }))).toBeUndefined();
  });
});
