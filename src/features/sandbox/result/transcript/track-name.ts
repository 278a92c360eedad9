import type { CaptionTrack } from '@/contracts/transcript';
import type { Translate } from '@/i18n/use-text';

const BETWEEN = ' · ';

/** The name of a language; undefined if there is no such language. */
export function languageName(language: string, locale: string): string | undefined {
  try {
    return new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(language);
  } catch {
    return undefined;
  }
}

/** What a track is called: its language, its kind and its own title, as far as they are known; else its ID. */
export function trackName({ id, kind, language, title }: CaptionTrack, t: Translate, locale: string): string {
  const name = language === undefined ? undefined : languageName(language, locale);
  const upper = name && name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  const known = [upper, kind && t(`sandbox.track.${kind}`)].filter((part) => part !== undefined);
  // The title is often the language, in the language of the page or in its own.
  const own = language === undefined ? undefined : languageName(language, language);
  const isKnown = [...known, own].some((part) => part?.toLocaleLowerCase() === title?.toLocaleLowerCase());
  const parts = title === undefined || isKnown ? known : [...known, title];
  return parts.length === 0 ? id : parts.join(BETWEEN);
}

/** The names of tracks, in their order. Those with the same name have their IDs too. */
export function trackNames(tracks: readonly CaptionTrack[], t: Translate, locale: string): string[] {
  const names = tracks.map((track) => trackName(track, t, locale));
  return names.map((name, index) => {
    const isUnique = names.indexOf(name) === names.lastIndexOf(name);
    return isUnique ? name : [name, tracks[index]?.id].join(BETWEEN);
  });
}
