import type { TextCue } from '../../../captions/cue';
import { readableIn } from '../topics/readable';
import { spokenText } from '../topics/speech';
import { wordsOf } from '../topics/tokens';
import { onwardEnds, sentenceWindows, type SentenceWindow } from './sentence-windows';

/** A line that the encoder can read. */
interface EnglishLine extends TextCue {
  /** Place among the cues. */
  index: number;
}

/**
 * The window of each line that the encoder can read; empty for a line in another language.
 *
 * @param cues in any order
 * @param declared language that the track or playlist declares
 */
export function windowsOfCues(cues: readonly TextCue[], declared?: string): SentenceWindow[] {
  const english = englishLines(cues, declared);
  const windows = cues.map(({ startMs, endMs }): SentenceWindow => ({ text: '', startMs, endMs }));
  for (const [at, window] of sentenceWindows(english).entries()) windows[english[at]?.index ?? 0] = window;
  return windows;
}

/** The text that begins with each line and ends as `onwardEnds` says; otherwise as `windowsOfCues`. */
export function onwardTexts(cues: readonly TextCue[], declared?: string): string[] {
  const english = englishLines(cues, declared).filter(({ text }) => text.trim() !== '');
  const texts = cues.map(() => '');
  for (const [at, last] of onwardEnds(english).entries()) {
    const lines = english.slice(at, last + 1);
    texts[lines[0]?.index ?? 0] = lines.map(({ text }) => text.trim()).join(' ');
  }
  return texts;
}

/**
 * Many captions, as those of CEA-608, are in capitals, of which the encoder understands next to nothing: such a line is
 * read as a sentence.
 */
function inSentenceCase(text: string): string {
  if (/\p{Ll}/u.test(text)) return text;
  return text.toLowerCase().replace(/\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Those in English, in time order; `text` is the spoken part. */
function englishLines(cues: readonly TextCue[], declared: string | undefined): EnglishLine[] {
  const spoken = cues.map((cue, index) => ({ ...cue, text: inSentenceCase(spokenText(cue.text)), index }));
  const languages = readableIn(
    spoken.map(({ text }) => wordsOf(text)),
    declared,
  );
  return spoken.filter(({ index }) => languages[index] === 'en').sort((a, b) => a.startMs - b.startMs);
}
