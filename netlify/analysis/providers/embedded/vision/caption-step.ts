import { type CueText, MAX_TEXT, type TextCue, textLength } from '../../../captions/cue';
import { isOtherScript } from '../../../captions/pictures/misread';
import type { PictureCue } from '../../../captions/pictures/picture-cues';
import { readPicture } from './caption-text';
import { inSpreadRounds } from './choose-frames';
import type { Step } from './run-steps';
import type { Runtime } from './runtime';
import { TextReader } from './text';

/** Minimum mean probability of the characters of all captions: with less, they are in a script that is not known. */
const MIN_SCORE = 0.8;

/** Captions that are pictures, and the language that their track declares. */
export interface PictureCaptions {
  cues: readonly PictureCue[];
  language: string | undefined;
}

/** Reads captions that are pictures. A caption is one unit of work. */
export class CaptionReading {
  readonly #captions: PictureCaptions;
  readonly #read = new Map<number, { cue: TextCue; score: number }>();

  constructor(captions: PictureCaptions) {
    this.#captions = captions;
  }

  /** The step that reads them; none if there are none. */
  steps(runtime: Runtime): Step[] {
    const { cues, language } = this.#captions;
    if (cues.length === 0) return [];
    const reader = new TextReader(runtime);
    const byTime = new Map(cues.map((cue) => [cue.startMs, cue]));
    return [
      {
        name: 'captions',
        rounds: inSpreadRounds([...byTime.keys()]),
        load: () => runtime.load('text-recognition'),
        run: async (timeMs) => {
          const cue = byTime.get(timeMs);
          if (cue === undefined) return;
          const { text, score } = await readPicture(reader, cue.picture(), language);
          const { startMs, endMs = startMs } = cue;
          this.#read.set(startMs, { cue: { startMs, endMs, text }, score });
        },
      },
    ];
  }

  /** What was read, in time order. It is cut if there was no time for all captions. */
  text(): CueText {
    const read = [...this.#read.values()].filter(({ cue }) => cue.text !== '');
    const length = textLength(read.map(({ cue }) => cue));
    const certain = read.reduce((sum, { cue, score }) => sum + cue.text.length * score, 0);
    const isUnknown = isOtherScript(read.map(({ cue }) => cue.text).join(' '));
    if (certain < MIN_SCORE * length || isUnknown) return { cues: [], isCut: false };
    const cues: TextCue[] = [];
    let left = MAX_TEXT;
    for (const { cue } of read.toSorted((a, b) => a.cue.startMs - b.cue.startMs)) {
      left -= cue.text.length;
      if (left >= 0) cues.push(cue);
    }
    return { cues, isCut: left < 0 || this.#read.size < this.#captions.cues.length };
  }
}
