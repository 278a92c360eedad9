import { printableText } from '@/contracts/printable-text';
import { toCsvText, type CsvCell } from '@/lib/csv';
import { formatTimecode } from '@/lib/timecode';
import { adProductName } from './ad-products';
import type { Assignment } from './assignment';
import type { Conflict } from './conflicts';
import type { SceneEvidence } from './scene-subjects';

const COLUMNS = [
  'break',
  'time_ms',
  'time',
  'pod_seconds',
  'position',
  'spot',
  'brand',
  'product_id',
  'product',
  'seconds',
  'fit',
  'by_hand',
  'notes',
] as const;

/** What shows a conflict, with its time. */
function shown(evidence: SceneEvidence): string {
  const time = formatTimecode(evidence.timeMs);
  if (evidence.kind === 'line') return `${time} "${printableText(evidence.words)}"`;
  return evidence.kind === 'track' ? time : `${time} ${evidence.name}`;
}

/** A conflict in the plain English of the files, with its evidence. */
function note(conflict: Conflict): string {
  const name =
    conflict.kind === 'rival'
      ? `rival brand: ${conflict.brand}`
      : conflict.kind === 'language'
        ? `program language: ${conflict.program}`
        : conflict.kind;
  return `${name} (${conflict.evidence.map(shown).join(', ')})`;
}

/** An assignment as CSV: one line for each spot in each break, and one for a break without any. */
export function toAssignmentSheet({ breaks }: Assignment, podSeconds: number): string {
  const rows = breaks.flatMap(({ timestamp, pairs }, index): CsvCell[][] => {
    const head = [`break-${index + 1}`, timestamp, formatTimecode(timestamp), podSeconds];
    if (pairs.length === 0) return [[...head, ...COLUMNS.slice(head.length).map(() => '')]];
    return pairs.map(({ spot, fit, choice, conflicts }, position) => [
      ...head,
      position + 1,
      spot.name,
      spot.brand,
      spot.product,
      adProductName(spot.product),
      spot.seconds,
      fit.score === undefined ? undefined : Math.round(fit.score * 1000) / 1000,
      choice === 'pinned' ? 'yes' : 'no',
      conflicts.map(note).join('; '),
    ]);
  });
  return toCsvText([COLUMNS, ...rows]);
}
