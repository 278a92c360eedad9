import type { Transcript } from '@/contracts/transcript';
import { formatClock } from '@/lib/timecode';
import { escapeMarkup } from '@/targeting/export/markup';

type Line = Transcript['lines'][number];

/** A transcript as WebVTT. One that a machine heard says so, and names its model. */
export function toWebVtt(lines: readonly Line[], { model }: Pick<Transcript, 'model'> = {}): string {
  const cues = lines.map(
    ({ start, end, text }) => `${formatClock(start)} --> ${formatClock(end)}\n${escapeMarkup(text)}\n`,
  );
  const note = model === undefined ? [] : [`NOTE Heard by a machine: ${escapeMarkup(model)}\n`];
  return ['WEBVTT\n', ...note, ...cues].join('\n');
}

/** A transcript as plain text, a line for each caption. One that a machine heard says so, and names its model. */
export function toText(lines: readonly Line[], { model }: Pick<Transcript, 'model'> = {}): string {
  const note = model === undefined ? '' : `[Heard by a machine: ${model}]\n\n`;
  return note + lines.map(({ text }) => `${text}\n`).join('');
}
