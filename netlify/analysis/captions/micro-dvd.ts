import type { CueText } from './cue';
import { CueStore } from './cue-store';
import { plainTextOfLines } from './plain-text';

/** A line: first and last frame, and text with `|` between its lines. */
const LINE = /^\{(\d+)\}\{(\d*)\}(.*)$/;
const BEGINNING = /^\uFEFF?\s*\{\d+\}\{\d*\}/;
/** Codes of style: `{y:i}`, `{C:$0000ff}`. */
const STYLE = /\{[a-z]:[^{}]{0,60}\}/gi;
/** Frames per second if the file does not state them in its first line: those of films on DVD. */
const USUAL_RATE = 24_000 / 1001;
/** Rates that a first line of frame 0 or 1 can state. */
const [MIN_RATE, MAX_RATE] = [10, 120];
/** How long a text without an end is shown, in ms. */
const OPEN_MS = 4000;

/** Whether a text begins as a MicroDVD file does. */
export function isMicroDvd(text: string): boolean {
  return BEGINNING.test(text);
}

/** Reads a MicroDVD file, whose times are frames: `{1}{1}25` states how many there are in a second. */
export function readMicroDvd(source: string): CueText {
  const store = new CueStore();
  let rate = USUAL_RATE;
  const lines = source.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  lines.forEach((line, index) => {
    const [, first, last = '', text = ''] = LINE.exec(line.trim()) ?? [];
    if (first === undefined) return;
    const stated = Number(text.trim().replace(',', '.'));
    if (index === 0 && Number(first) <= 1 && stated >= MIN_RATE && stated <= MAX_RATE) {
      rate = stated;
      return;
    }
    const startMs = Math.round((Number(first) / rate) * 1000);
    const endMs = last === '' ? startMs + OPEN_MS : Math.round((Number(last) / rate) * 1000);
    const plain = text
      .replace(STYLE, '')
      .split('|')
      .map((part) => plainTextOfLines('subrip', part))
      .filter((part) => part !== '');
    if (plain.length > 0 && endMs > startMs) store.add({ startMs, endMs }, plain);
  });
  return { cues: store.cues(), isCut: store.isCut };
}
