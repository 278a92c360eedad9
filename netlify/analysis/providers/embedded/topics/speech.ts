/** What stands around captions' notes about the sound: `[upbeat music]`, `(engine roars)`. */
const BRACKETS: Readonly<Record<string, string>> = { '[': ']', '(': ')' };

/** The song signs that captions put around lyrics. */
const SONG_SIGN = /[♩♪♫♬]/u;
const SONG_SIGNS = /[♩♪♫♬]+/gu;
/** British captions set `#` around lyrics; `#1` and hashtags are none. */
const HASH_SONG = /^\s*#\s.*\s#\s*$/su;

/**
 * Who speaks, in capitals before a colon, after a dash or `>>` or none: `- DR. MAY:`, `>> REPORTER:`. At
 * most 30 characters, of which the first is a letter, so that the pattern looks at few places only.
 */
const SPEAKER = /(^|\n|(?:^|\s)[-–]|>>)\s{0,3}(?:\p{Lu}[\p{Lu}\p{M}\d.'’ -]{1,29}):(?=\s|$)/gu;

/**
 * What is spoken in a caption's text: without notes about the sound, lyrics and the names of speakers.
 * Lyrics are left out because a song says what it says for its rhyme, not for the video.
 */
export function spokenText(text: string): string {
  return withoutSpeakers(withoutLyrics(withoutNotes(text)));
}

/**
 * Takes the notes in brackets out; a bracket that is never closed opens none. By hand, because a
 * pattern would look for the end anew at every bracket of `[[[[`.
 */
export function withoutNotes(text: string): string {
  let rest = '';
  let from = 0;
  const unclosed = new Set<string>();
  for (let at = 0; at < text.length; at += 1) {
    const closing = BRACKETS[text.charAt(at)];
    if (closing === undefined || unclosed.has(closing)) continue;
    const end = text.indexOf(closing, at);
    if (end < 0) {
      unclosed.add(closing);
      continue;
    }
    rest += `${text.slice(from, at)} `;
    at = end;
    from = end + 1;
  }
  return rest + text.slice(from);
}

/**
 * Takes out what stands between one song sign and the next. A sign without a partner belongs to a song
 * that goes on in another caption: at the end of the text it takes out all before it, elsewhere all after.
 */
export function withoutLyrics(text: string): string {
  if (HASH_SONG.test(text)) return ' ';
  if (!SONG_SIGN.test(text)) return text;
  const parts = text.split(SONG_SIGNS);
  if (parts.length === 2) return parts[1]?.trim() === '' ? ' ' : `${parts[0] ?? ''} `;
  return parts.filter((_, index) => index % 2 === 0).join(' ');
}

/** Takes the names of speakers out, unless the whole text is in capitals and nothing tells them apart. */
export function withoutSpeakers(text: string): string {
  return text.includes(':') && /\p{Ll}/u.test(text) ? text.replace(SPEAKER, '$1 ') : text;
}

/** Words as they can be shown: without what is not seen, such as marks of direction, which would turn the text behind them. */
export function printable(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
