import type { TextCue } from '../../../captions/cue';
import { readableIn } from '../topics/readable';
import { spokenText } from '../topics/speech';
import { wordsOf } from '../topics/tokens';
import { sentenceWindows, type SentenceWindow } from './sentence-windows';

/**
 * The window of each line that the encoder can read; empty for a line in another language.
 *
 * @param cues in any order
 * @param declared language that the track or playlist declares
 */
export function windowsOfCues(cues: readonly TextCue[], declared?: string): SentenceWindow[] {
  const spoken = cues.map((cue, index) => ({ ...cue, text: spokenText(cue.text), index }));
  const languages = readableIn(
    spoken.map(({ text }) => wordsOf(text)),
    declared,
  );
  const english = spoken
    .filter(({ index }) => languages[index] === 'en')
    .sort((a, b) => a.startMs - b.startMs);
  const windows = cues.map(({ startMs, endMs }): SentenceWindow => ({ text: '', startMs, endMs }));
  for (const [at, window] of sentenceWindows(english).entries()) windows[english[at]?.index ?? 0] = window;
  return windows;
}
