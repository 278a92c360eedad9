import type { TimeRange } from '@/contracts/time-range';
import { type TextCue, MAX_CUES, MAX_TEXT } from './cue';
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
  /** Whether it begins as WebVTT does; else it is read as SubRip. */
  isWebVtt: boolean;
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

/** Maximum time in ms between the end of a cue and the start of the next one, which repeats its last lines. */
const ROLLING_MS = 50;

/** The cue that was closed last. */
interface Closed {
  /** Its key, if it is stored. */
  name: string;
  endMs: number;
  /** The plain text of its lines, without empty ones. */
  lines: readonly string[];
}

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
  readonly #cues = new Map<string, TextCue>();
  #isFirstLine = true;
  #isWebVtt = false;
  #isHeader = false;
  #block: Block | undefined;
  #closed: Closed | undefined;
  #timestampMap: TimestampMap | undefined;
  #length = 0;
  #isCut = false;
  #timingLines = 0;
  #invalidTimingLines = 0;

  /** Whether no more cues will be stored, so that fetching may stop. */
  get isFull(): boolean {
    return this.#isCut;
  }

  /** Whether any cue has been stored so far. */
  get hasCues(): boolean {
    return this.#cues.size > 0;
  }

  /** Takes the next chunk of the file; it may end anywhere. */
  push(chunk: string): void {
    if (!this.#isCut) this.#splitter.push(chunk);
  }

  /** Returns the contents of the file, including a cue that is cut off at the end. */
  end(): CaptionFile {
    this.#splitter.end();
    this.#close();
    const cues = [...this.#cues.values()].sort((a, b) => a.startMs - b.startMs);
    return {
      cues,
      timestampMap: this.#timestampMap,
      isCut: this.#isCut,
      isWebVtt: this.#isWebVtt,
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
    const { timing } = block;
    const plain = (source: string) => plainTextOfLines(this.#isWebVtt ? 'webvtt' : 'subrip', source);
    const filled = block.lines.filter((line) => plain(line) !== '');
    const lines = filled.map(plain);
    const count = this.#repeatedLines(timing, lines);
    const text = plain(filled.slice(count).join('\n'));
    const name = `${timing.startMs} ${text}`;
    const before = this.#closed;
    this.#closed = { name: text === '' ? (before?.name ?? '') : name, endMs: timing.endMs, lines };
    if (text === '' && count > 0 && before) this.#extend(before.name, timing.endMs);
    if (text === '' || this.#cues.has(name)) return;
    if (this.#cues.size >= MAX_CUES || this.#length + text.length > MAX_TEXT) {
      this.#isCut = true;
      return;
    }
    this.#length += text.length;
    this.#cues.set(name, { ...timing, text });
  }

  /**
   * Number of lines at the beginning of a cue that the one directly before it ends with: rolling captions show each line
   * again above the next one.
   */
  #repeatedLines({ startMs }: TimeRange, lines: readonly string[]): number {
    const before = this.#closed;
    if (before === undefined || Math.abs(startMs - before.endMs) > ROLLING_MS) return 0;
    for (let count = Math.min(lines.length, before.lines.length); count > 0; count -= 1) {
      if (before.lines.slice(-count).every((line, index) => line === lines[index])) return count;
    }
    return 0;
  }

  #extend(name: string, endMs: number): void {
    const cue = this.#cues.get(name);
    if (cue) this.#cues.set(name, { ...cue, endMs: Math.max(cue.endMs, endMs) });
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

/** Reads the text of a whole WebVTT or SubRip file; never throws. */
export function readCaptions(text: string): CaptionFile {
  const reader = new CaptionReader();
  reader.push(text);
  return reader.end();
}

type Encoding = 'utf-8' | 'utf-16be' | 'utf-16le' | 'windows-1252';

/** Minimum share of zero bytes in the half of the bytes of UTF-16 that most letters leave empty. */
const MIN_ZEROS = 0.5;

/**
 * The encoding of a caption file by its bytes: by its byte order mark, else UTF-16 by its zero bytes, else UTF-8, and if
 * more bytes are invalid than characters beyond ASCII are valid, Windows-1252, the encoding of old SubRip files in
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
  return invalid > valid ? 'windows-1252' : 'utf-8';
}

/** The text of a whole caption file; of a truncated one, without its incomplete last character. */
export function captionText(bytes: Uint8Array): string {
  return new TextDecoder(captionEncoding(bytes)).decode(bytes, { stream: true });
}
