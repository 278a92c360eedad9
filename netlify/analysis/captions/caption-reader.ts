import type { TimeRange } from '@/contracts/time-range';
import type { TextCue } from './cue';
import { CueStore } from './cue-store';
import { plainTextOfLines } from './plain-text';
import { LineSplitter } from './line-splitter';
import { timestampMapOf, timingOf, type TimestampMap } from './timing';

/** The contents of a caption file. */
export interface CaptionFile {
  /** In time order, without duplicates. */
  cues: TextCue[];
  /** How the file's times map to those of the stream, if the file declares it (HLS). */
  timestampMap: TimestampMap | undefined;
  /** Whether text was dropped because the file has too much of it. */
  isCut: boolean;
  /** Whether it begins as files of its kind do; anything else is read as SubRip. */
  isRecognized: boolean;
  /** Number of timing lines, and of those whose times cannot be read, so that their text is missing. */
  timingLines: number;
  invalidTimingLines: number;
}

/** Numbers of invalid timing lines above which a file counts as damaged: as a share of all, and in total. */
const MAX_INVALID_SHARE = 0.01;
const MAX_INVALID = 5;

/** Whether so many timing lines of a file are invalid that its missing text has to be mentioned. */
export function isDamaged({
  timingLines,
  invalidTimingLines,
}: Pick<CaptionFile, 'timingLines' | 'invalidTimingLines'>): boolean {
  return invalidTimingLines >= MAX_INVALID || invalidTimingLines > MAX_INVALID_SHARE * timingLines;
}

/** Maximum length of a line, and of the lines of one cue together, in characters; the rest is ignored. */
const MAX_LINE_LENGTH = 8000;
/** The first line of a WebVTT file; a file without it is read as SubRip. */
const SIGNATURE = /^WEBVTT(?:[ \t]|$)/;
/** Blocks of a WebVTT file that contain no cue. */
const NO_CUE = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;
/** The number of a cue. */
const NUMBER = /^\s*\d+\s*$/;

/** The current cue: its times, or undefined if they are invalid and its text is skipped. */
interface Block {
  timing: TimeRange | undefined;
  lines: string[];
  length: number;
  /** How many of the lines come before the last empty line, and before the one before that. */
  emptyAfter: readonly [last: number, before: number];
}

/**
 * Reads a WebVTT or SubRip file chunk by chunk, in linear time and with bounded memory.
 *
 * Follows the parser of the standard (W3C, WebVTT: The Web Video Text Tracks Format, section 6.1), which tolerates
 * errors, and also accepts SubRip, which is not standardized: a comma before the milliseconds, a number before each
 * cue, override blocks. As in players, an empty line does not end a cue: all text up to the next timing line belongs to
 * it, except the number or name of the next cue. A cue without a valid start is dropped, and counted; one without a
 * valid end lasts two seconds; times may overlap and be out of order.
 */
export class CaptionReader {
  readonly #splitter = new LineSplitter(MAX_LINE_LENGTH, (line) => this.#takeLine(line));
  readonly #cues = new CueStore();
  #isFirstLine = true;
  #isWebVtt = false;
  #isHeader = false;
  #block: Block | undefined;
  #timestampMap: TimestampMap | undefined;
  #timingLines = 0;
  #invalidTimingLines = 0;

  /** Whether no more cues will be stored, so that fetching may stop. */
  get isFull(): boolean {
    return this.#cues.isCut;
  }

  /** Whether any cue has been stored so far. */
  get hasCues(): boolean {
    return !this.#cues.isEmpty;
  }

  /** Takes the next chunk of the file; it may end anywhere. */
  push(chunk: string): void {
    if (!this.#cues.isCut) this.#splitter.push(chunk);
  }

  /** Returns the contents of the file, including a cue that is cut off at the end. */
  end(): CaptionFile {
    this.#splitter.end();
    this.#close();
    return {
      cues: this.#cues.cues(),
      timestampMap: this.#timestampMap,
      isCut: this.#cues.isCut,
      isRecognized: this.#isWebVtt,
      timingLines: this.#timingLines,
      invalidTimingLines: this.#invalidTimingLines,
    };
  }

  #takeLine(source: string): void {
    const line = this.#isFirstLine ? source.replace(/^\uFEFF/, '') : source;
    if (this.#isFirstLine) {
      this.#isFirstLine = false;
      this.#isWebVtt = SIGNATURE.test(line);
      this.#isHeader = this.#isWebVtt;
      if (this.#isWebVtt) return;
    }
    const timing = timingOf(line);
    if (line.trim() === '') this.#takeEmptyLine();
    else if (timing !== undefined) this.#open(timing);
    else if (this.#isHeader) this.#timestampMap ??= timestampMapOf(line);
    else if (this.#isWebVtt && NO_CUE.test(line) && this.#isAfterEmptyLine) this.#skip();
    else if (this.#block !== undefined) this.#addLine(this.#block, line);
    // Any other line outside a cue is the number or name of a cue, or is ignored.
  }

  get #isAfterEmptyLine(): boolean {
    return this.#block === undefined || this.#block.lines.length === this.#block.emptyAfter[0];
  }

  /** Ends the header or a note, but not a cue. */
  #takeEmptyLine(): void {
    this.#isHeader = false;
    const block = this.#block;
    if (block?.timing === undefined) this.#block = undefined;
    else if (!this.#isAfterEmptyLine) block.emptyAfter = [block.lines.length, block.emptyAfter[0]];
  }

  #skip(): void {
    this.#close();
    this.#block = { timing: undefined, lines: [], length: 0, emptyAfter: [0, 0] };
  }

  #open(timing: TimeRange | 'invalid'): void {
    if (this.#block !== undefined) removeName(this.#block);
    this.#close();
    this.#isHeader = false;
    this.#timingLines += 1;
    if (timing === 'invalid') this.#invalidTimingLines += 1;
    const isShown = timing !== 'invalid' && timing.endMs > 0;
    this.#block = { timing: isShown ? timing : undefined, lines: [], length: 0, emptyAfter: [0, 0] };
  }

  #addLine(block: Block, line: string): void {
    if (block.timing === undefined || block.length >= MAX_LINE_LENGTH) return;
    block.lines.push(line);
    block.length += line.length + 1;
  }

  #close(): void {
    const block = this.#block;
    this.#block = undefined;
    if (block?.timing === undefined) return;
    const plain = (source: string) => plainTextOfLines(this.#isWebVtt ? 'webvtt' : 'subrip', source);
    const filled = block.lines.filter((line) => plain(line) !== '');
    this.#cues.add(block.timing, filled.map(plain), (first) => plain(filled.slice(first).join('\n')));
  }
}

/**
 * Removes the number or name of the next cue from the end of a block: one line between an empty line and the next timing
 * line, a number directly before it, or a number between two empty lines.
 */
function removeName({ lines, emptyAfter: [last, before] }: Block): void {
  const isNumber = NUMBER.test(lines.at(-1) ?? '');
  const isDirectlyBefore = lines.length > last;
  const isAlone = lines.length - (isDirectlyBefore ? last : before) === 1;
  const isAfterText = (isDirectlyBefore ? last : before) > 0;
  if (isDirectlyBefore ? isNumber || (isAlone && isAfterText) : isNumber && isAlone && isAfterText)
    lines.pop();
}

type Encoding = 'utf-8' | 'utf-16be' | 'utf-16le' | 'windows-1252' | 'macintosh';

/** Minimum share of zero bytes in the half of the bytes of UTF-16 that most letters leave empty. */
const MIN_ZEROS = 0.5;

/**
 * The encoding of a caption file by its bytes: by its byte order mark, else UTF-16 by its zero bytes, else UTF-8, and if
 * more bytes are invalid than characters beyond ASCII are valid, Windows-1252 or Mac OS Roman, the encodings of old files in
 * western languages. Single damaged bytes do not change the encoding of the others.
 */
export function captionEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  const zeros = [0, 0];
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) > (MIN_ZEROS * bytes.length) / 2) return even > odd ? 'utf-16be' : 'utf-16le';
  // As a stream, because truncated bytes may end within a character.
  const text = new TextDecoder().decode(bytes, { stream: true });
  const invalid = text.split('\uFFFD').length - 1;
  const valid = (text.match(/[^\0-\x7f\uFFFD]/gu) ?? []).length;
  if (invalid <= valid) return 'utf-8';
  return isMacRoman(bytes) ? 'macintosh' : 'windows-1252';
}

/** Bytes of accented letters: in Mac OS Roman up to this one, in Windows-1252 from the next one on. */
const [FIRST_MAC_LETTER, LAST_MAC_LETTER, FIRST_WINDOWS_LETTER] = [0x80, 0x9f, 0xc0];
/** The apostrophe of Windows-1252, and that of Mac OS Roman: not letters, although they stand in words. */
const [WINDOWS_APOSTROPHE, MAC_APOSTROPHE] = [0x92, 0xd5];

/** Whether more of the bytes within words are letters of Mac OS Roman than of Windows-1252. */
function isMacRoman(bytes: Uint8Array): boolean {
  let [mac, windows] = [0, 0];
  for (const [at, byte] of bytes.entries()) {
    if (byte < FIRST_MAC_LETTER || !isInWord(bytes[at - 1]) || !isInWord(bytes[at + 1])) continue;
    if (byte === WINDOWS_APOSTROPHE || byte === MAC_APOSTROPHE) continue;
    if (byte <= LAST_MAC_LETTER) mac += 1;
    else if (byte >= FIRST_WINDOWS_LETTER) windows += 1;
  }
  return mac > windows;
}

/** Whether it can be a letter: one of ASCII, or any other character. */
function isInWord(byte = 0): boolean {
  const small = byte | 0x20;
  return byte >= FIRST_MAC_LETTER || (small >= 0x61 && small <= 0x7a);
}

/** The text of a whole caption file; of a truncated one, without its incomplete last character. */
export function captionText(bytes: Uint8Array): string {
  return new TextDecoder(captionEncoding(bytes)).decode(bytes, { stream: true });
}
