/** A UUID, whose letters could be words: `face`, `deed`. */
const UUID = /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/giu;
/** The ending of a file, such as `.mp4` and `.m3u8`. */
const ENDING = /\.[a-z][a-z\d]{1,4}$/iu;
const SEPARATORS = /[^\p{L}\p{N}\p{M}'’]+/u;
/** A season and episode, and a number or version at the end of a word: `BakeOffS02E03`, `Recipe2`. */
const NUMBERED = /(?:s\d+e\d+|v?\d{1,4})$/iu;
/** A change from lower case to upper case, and the last letter of an abbreviation: `BakeOff`, `NBAFinals`. */
const CAMEL_CASE = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Words that tell how a file is stored, not what it is about. */
const TECHNICAL = /^(?:hd|sd|uhd|fhd|hdr|sdr|hls|dash|avc|hevc|aac|fps|kbps|mbps|master|index|playlist)$/iu;
/** Minimum number of letters of a hash of hexadecimal digits without a digit among them. */
const HASH = /^[a-f]{8,}$/iu;

/**
 * The words of a file name, in their order: it is often the only title that a file has.
 *
 * The name is decoded and divided at separators and in camel case. Numbers, resolutions, IDs and hashes are dropped: all
 * with digits among their letters, and those whose parts in camel case are mostly single letters.
 *
 * @param url of the file
 * @returns the words, separated by spaces; undefined if there are none
 */
export function fileNameWords(url: string): string | undefined {
  const name = decoded(URL.parse(url)?.pathname.split('/').at(-1) ?? '');
  const words = name
    .replace(ENDING, '')
    .replaceAll(UUID, ' ')
    .split(SEPARATORS)
    .flatMap((part) => wordsOfPart(part.replace(NUMBERED, '')))
    .filter((word) => /\p{L}{2}/u.test(word) && !TECHNICAL.test(word));
  return words.length === 0 ? undefined : words.join(' ');
}

/** A part between separators, which may be several words in camel case; none for an ID. */
function wordsOfPart(part: string): string[] {
  if (/\p{N}/u.test(part) || HASH.test(part)) return [];
  const words = part.split(CAMEL_CASE);
  const short = words.filter((word) => word.length <= 2);
  return words.length > 2 && short.length > words.length / 2 ? [] : words;
}

/** A name whose percent signs do not encode anything is taken as it is. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
