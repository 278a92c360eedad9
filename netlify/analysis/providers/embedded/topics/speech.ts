/** Brackets around notes about the sound in captions: `[upbeat music]`, `(engine roars)`, `（音楽）`. */
const BRACKETS: Readonly<Record<string, string>> = { '[': ']', '(': ')', '［': '］', '（': '）', '【': '】' };
/** A caption that is only a note between asterisks: `*applause*`. Within a line they stress a word: `I *am* here`. */
const STARRED = /^(?:[-–\s]{0,9})\*([^*]+)\*\s*$/u;

/** The music symbols around lyrics in captions. */
const SONG_SIGN = /[♩♪♫♬]/u;
const SONG_SIGNS = /[♩♪♫♬]+/gu;
/** British captions have `#` around lyrics; `#1` and hashtags do not match. */
const HASH_SONG = /^\s*#\s(?:.*\s)?#\s*$/su;

/**
 * The speaker, in capitals before a colon, possibly after a dash or `>>`: `- DR. MAY:`, `>> REPORTER:`. At most 30
 * characters, beginning with a letter, so that the pattern is tried at few positions.
 */
const SPEAKER = /(^|\n|(?:^|\s)[-–]|>>)\s{0,3}(?:\p{Lu}[\p{Lu}\p{M}\d.'’ -]{1,29}):(?=\s|$)/gu;

/**
 * The spoken part of a caption's text: without notes about the sound, lyrics and the names of speakers. Lyrics are
 * left out because they are usually unrelated to the topic of the video.
 */
export function spokenText(text: string): string {
  return withoutSpeakers(withoutLyrics(withoutNotes(text)));
}

/** Removes the notes about the sound. */
export function withoutNotes(text: string): string {
  return splitAtNotes(text).rest;
}

/** The notes about the sound, without their brackets. */
export function notesIn(text: string): string[] {
  return splitAtNotes(text).notes;
}

/**
 * Separates the notes in brackets from the other text; a bracket that is never closed does not start a note. Not a
 * regular expression, because it would search for the end again at every bracket of `[[[[`.
 */
function splitAtNotes(text: string): { rest: string; notes: string[] } {
  const starred = STARRED.exec(text)?.[1];
  if (starred !== undefined) return { rest: ' ', notes: [starred] };
  let rest = '';
  const notes: string[] = [];
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
    notes.push(text.slice(at + 1, end));
    at = end;
    from = end + 1;
  }
  return { rest: rest + text.slice(from), notes };
}

/** Whether a caption contains words that somebody says or sings: not only notes, names of speakers and symbols. */
export function hasVoice(text: string): boolean {
  // A name in capitals without a word after it is also removed from a text that is all in capitals: `MAN: [GASPS]`.
  return /[\p{L}\p{N}]/u.test(withoutNotes(text).replace(SPEAKER, '$1 '));
}

/** Whether a caption has the symbols that are put around lyrics, with or without the lyrics. */
export function isSong(text: string): boolean {
  return SONG_SIGN.test(text) || HASH_SONG.test(text);
}

/**
 * Removes the text between one music symbol and the next. A symbol without a partner belongs to a song that continues
 * in another caption: at the end of the text everything before it is removed, elsewhere everything after it.
 */
export function withoutLyrics(text: string): string {
  if (HASH_SONG.test(text)) return ' ';
  if (!SONG_SIGN.test(text)) return text;
  const parts = text.split(SONG_SIGNS);
  if (parts.length === 2) return parts[1]?.trim() === '' ? ' ' : `${parts[0] ?? ''} `;
  return parts.filter((_, index) => index % 2 === 0).join(' ');
}

/** Removes the names of speakers, unless the whole text is in capitals, so that they cannot be distinguished. */
export function withoutSpeakers(text: string): string {
  return text.includes(':') && /\p{Ll}/u.test(text) ? text.replace(SPEAKER, '$1 ') : text;
}

/** Words for display, without invisible characters such as direction marks, which would reverse the text after them. */
export function printable(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
