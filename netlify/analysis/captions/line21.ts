import { Cta608Parser } from '@svta/cml-608';
import type { TextCue } from './cue';
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

/** The text of one of the four channels. */
export interface Line21Text {
  channel: 1 | 2 | 3 | 4;
  cues: TextCue[];
  isCut: boolean;
}

const WITHOUT_PARITY = 0x7f;
/** First bytes of packets of programme data (XDS), of their continuation and of their end (CEA-608, 9.3). */
const [FIRST_DATA, LAST_DATA, END_OF_DATA] = [0x01, 0x0e, 0x0f];
/** First bytes of control codes of captions. */
const [FIRST_CONTROL, LAST_CONTROL] = [0x10, 0x1f];
/** Maximum pause between two states of the screen that follow directly, in ms. */
const SEAM_MS = 50;

/**
 * Decodes CEA-608 captions with the decoder of the Common Media Library. Captions that are written while they are shown
 * (roll-up and paint-on) are one cue for each line, from its first letter on.
 *
 * @param pairs in time order
 * @param endMs when what is shown last ends
 * @returns the channels with text
 */
export function readLine21(pairs: readonly Line21Pair[], endMs: number): Line21Text[] {
  return ([1, 2] as const).flatMap((field) => {
    const channels = field === 1 ? ([1, 2] as const) : ([3, 4] as const);
    const screens = channels.map(() => new Screens());
    const parser = new Cta608Parser(field === 1 ? 1 : 3, screens[0], screens[1]);
    let isData = false;
    for (const { timeMs, first, second } of pairs.filter((pair) => pair.field === field)) {
      const [code, other] = [first & WITHOUT_PARITY, second & WITHOUT_PARITY];
      if (field === 2 && code >= FIRST_DATA && code <= LAST_DATA) isData = true;
      else if (code >= FIRST_CONTROL && code <= LAST_CONTROL) isData = false;
      if (!isData) parser.addData(timeMs / 1000, [code, other]);
      if (code === END_OF_DATA) isData = false;
    }
    parser.cueSplitAtTime(endMs / 1000);
    return channels.flatMap((channel, index): Line21Text[] => {
      const text = screens[index]?.end();
      return text === undefined || text.cues.length === 0 ? [] : [{ channel, ...text }];
    });
  });
}

/** What is shown for a time. */
interface Screen {
  startMs: number;
  endMs: number;
  lines: readonly string[];
}

/** Collects the states of a channel's screen; the decoder calls it for each. */
class Screens {
  readonly #store = new CueStore();
  #current: Screen | undefined;

  /** @param start @param end in seconds */
  newCue(start: number, end: number, screen: { rows: readonly { getTextString(): string }[] }): void {
    const lines = screen.rows.map((row) => tidied(row.getTextString())).filter((line) => line !== '');
    const next = { startMs: Math.max(0, Math.round(start * 1000)), endMs: Math.round(end * 1000), lines };
    if (this.#current !== undefined && isSameText(this.#current, next)) {
      this.#current = { startMs: this.#current.startMs, endMs: next.endMs, lines };
      return;
    }
    this.#close();
    this.#current = lines.length > 0 ? next : undefined;
  }

  end(): { cues: TextCue[]; isCut: boolean } {
    this.#close();
    return { cues: this.#store.cues(), isCut: this.#store.isCut };
  }

  #close(): void {
    if (this.#current !== undefined) this.#store.add(this.#current, this.#current.lines);
  }
}

/** Whether a screen follows directly and differs only in letters that were written or erased at its end. */
function isSameText(before: Screen, after: Screen): boolean {
  const [last = '', next = ''] = [before.lines.at(-1), after.lines.at(-1)];
  return (
    after.startMs - before.endMs <= SEAM_MS &&
    before.lines.length === after.lines.length &&
    before.lines.slice(0, -1).every((line, index) => line === after.lines[index]) &&
    (next.startsWith(last) || last.startsWith(next))
  );
}
