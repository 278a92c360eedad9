import { Cta608Parser } from '@svta/cml-608';
import { textLength, type ChannelText, type CueText } from './cue';
import { CueStore } from './cue-store';
import { tidied } from './plain-text';

/** Two bytes of line 21 (CEA-608), as the picture or a file carries them. */
export interface Line21Pair {
  timeMs: number;
  /** Of the interlaced picture: the first carries channels 1 and 2, the second 3 and 4, and data about programmes. */
  field: 1 | 2;
  first: number;
  second: number;
}

const WITHOUT_PARITY = 0x7f;
/** First bytes of packets of programme data (XDS), of their continuation and of their end (CEA-608, 9.3). */
const [FIRST_DATA, LAST_DATA, END_OF_DATA] = [0x01, 0x0e, 0x0f];
/** First bytes of control codes of captions. */
const [FIRST_CONTROL, LAST_CONTROL] = [0x10, 0x1f];
/** Codes that say where the text goes on: from this second byte on, with their row, and their attributes. */
const [FIRST_POSITION, ROW, ATTRIBUTES, UNDERLINE] = [0x40, 0x60, 0x1e, 0x01];
/** Attributes from here on are indents, the first of them none; those before are colors, and italics. */
const FIRST_INDENT = 0x10;
/** First bytes of the codes of captions, for both channels of both fields; the second ones that stay in the row. */
const ROW_CODES = new Set([0x14, 0x15, 0x1c, 0x1d]);
const WITHIN_ROW = new Set([0x21, 0x24, 0x28]);
/** The second byte of the code that shows a caption that was loaded, and the first byte from which on it is of channel 2. */
const [END_OF_CAPTION, SECOND_CHANNEL] = [0x2f, 0x18];
/** Maximum number of letters of a row, with codes that take a place: a row has 32 columns. */
const MAX_LETTERS = 64;
/** Maximum pause between two states of the screen that follow directly, in ms. */
const SEAM_MS = 50;
/** How much more text another channel must have than the first, which has the language of the programme. */
const FAR_MORE = 2;

/**
 * Decodes CEA-608 captions with the decoder of the Common Media Library. Captions that are written while they are shown
 * (roll-up and paint-on) are one cue for each line, from its first letter on.
 *
 * @param pairs in time order
 * @param endMs when what is shown last ends
 * @returns the channels `cc1` to `cc4` with text, the first one first
 */
export function readLine21(pairs: readonly Line21Pair[], endMs: number): ChannelText[] {
  return ([1, 2] as const).flatMap((field) => {
    // Two channels.
    const screens = [new Screens(), new Screens()];
    const decode = decoderOf(field, screens);
    let isData = false;
    for (const { timeMs, first, second } of pairs.filter((pair) => pair.field === field)) {
      const [code, other] = [first & WITHOUT_PARITY, second & WITHOUT_PARITY];
      if (field === 2 && code >= FIRST_DATA && code <= LAST_DATA) isData = true;
      else if (code >= FIRST_CONTROL && code <= LAST_CONTROL) isData = false;
      if (!isData) decode.add(timeMs, code, code >= FIRST_CONTROL ? withIndent(code, other) : other);
      if (code === END_OF_DATA) isData = false;
    }
    decode.end(endMs);
    return screens
      .map((screen, index) => ({ channel: `cc${2 * field - 1 + index}`, ...screen.end() }))
      .filter(({ cues }) => cues.length > 0);
  });
}

/** The text of the first channel, unless another has far more; without a channel if there is none. */
export function mainTextOf(texts: readonly ChannelText[]): CueText & Partial<ChannelText> {
  const [first = { cues: [], isCut: false }, ...others]: readonly (CueText & Partial<ChannelText>)[] = texts;
  const [most = first] = others.toSorted((a, b) => textLength(b.cues) - textLength(a.cues));
  return textLength(most.cues) > FAR_MORE * textLength(first.cues) ? most : first;
}

/**
 * A position that sets a color begins at the left edge (CEA-608, 7.3), which the decoder overlooks: it becomes one that
 * sets that indent.
 */
function withIndent(code: number, other: number): number {
  const isColor = code <= LAST_CONTROL && other >= FIRST_POSITION && (other & ATTRIBUTES) < FIRST_INDENT;
  return isColor ? (other & (ROW | UNDERLINE)) | FIRST_INDENT : other;
}

/** A decoder that starts again after damaged data, at which that of the library fails. */
function decoderOf(field: 1 | 2, screens: readonly Screens[]) {
  const made = () => new Cta608Parser(field === 1 ? 1 : 3, screens[0], screens[1]);
  let parser = made();
  /** Letters since the last code that begins a row. */
  let letters = 0;
  return {
    add: (timeMs: number, code: number, other: number): void => {
      if (beginsRow(code, other)) letters = 0;
      else letters += code < FIRST_CONTROL ? 0 : code > LAST_CONTROL ? 2 : 1;
      // Damaged data, and text that is not captions, go on beyond the end of a row.
      if (letters > MAX_LETTERS) return;
      if (ROW_CODES.has(code) && other === END_OF_CAPTION)
        screens[code >= SECOND_CHANNEL ? 1 : 0]?.flip(timeMs);
      try {
        parser.addData(timeMs / 1000, [code, other]);
      } catch {
        parser = made();
      }
    },
    end: (endMs: number): void => parser.cueSplitAtTime(endMs / 1000),
  };
}

/** Whether a code moves to another row, or begins, shows or erases a caption. */
function beginsRow(code: number, other: number): boolean {
  if (code < FIRST_CONTROL || code > LAST_CONTROL) return false;
  if (other >= FIRST_POSITION) return true;
  return ROW_CODES.has(code) && other >= 0x20 && other <= 0x2f && !WITHIN_ROW.has(other);
}

/** What is shown for a time, by row; rows without text are empty. */
interface Screen {
  startMs: number;
  endMs: number;
  rows: readonly string[];
}

/** Collects the states of a channel's screen; the decoder calls it for each. */
class Screens {
  readonly #store = new CueStore();
  #before: Screen | undefined;
  #current: Screen | undefined;
  /** When whole captions were shown at once, in ms. */
  readonly #flips = new Set<number>();

  /** A caption that was loaded is shown now: all of it is new, even a row that was there before. */
  flip(timeMs: number): void {
    this.#flips.add(Math.round(timeMs));
  }

  /** @param start @param end in seconds */
  newCue(start: number, end: number, screen: { rows: readonly { getTextString(): string }[] }): void {
    const rows = screen.rows.map((row) => tidied(row.getTextString()));
    const next = { startMs: Math.max(0, Math.round(start * 1000)), endMs: Math.round(end * 1000), rows };
    const isNew = this.#flips.has(next.startMs);
    if (this.#current !== undefined && !isNew && isBeingWritten(this.#current, next)) {
      this.#current = { ...next, startMs: this.#current.startMs };
      return;
    }
    this.#close();
    this.#current = next;
  }

  end(): CueText {
    this.#close();
    return { cues: this.#store.cues(), isCut: this.#store.isCut };
  }

  /** Adds what is new on the current screen: a row that stays where it is was said before. */
  #close(): void {
    const [before, current] = [this.#before, this.#current];
    if (current === undefined) return;
    const isNew = this.#flips.has(current.startMs);
    const isNext = before !== undefined && !isNew && current.startMs - before.endMs <= SEAM_MS;
    const lines = current.rows.filter((row, index) => row !== '' && !(isNext && before.rows[index] === row));
    if (lines.length > 0) this.#store.add(current, lines);
    this.#before = current;
  }
}

/** Whether a screen follows directly and differs only in letters that were written or erased at the end of one row. */
function isBeingWritten(before: Screen, after: Screen): boolean {
  if (after.startMs - before.endMs > SEAM_MS) return false;
  const changed = after.rows.flatMap((row, index) => {
    const old = before.rows[index] ?? '';
    return row === old ? [] : [{ row, old }];
  });
  const [only] = changed;
  if (only === undefined) return true;
  const { row, old } = only;
  return changed.length === 1 && row !== '' && old !== '' && (row.startsWith(old) || old.startsWith(row));
}
