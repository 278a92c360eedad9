import { toCsvText, type CsvCell } from '@/lib/csv';
import { formatTimecode } from '@/lib/timecode';
import { adProductName } from './ad-products';
import type { Assignment } from './assignment';
import type { Conflict } from './conflicts';

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

/** A conflict in the plain English of the files. */
const note = (conflict: Conflict): string => {
  if (conflict.kind === 'rival') return `rival brand: ${conflict.brand}`;
  if (conflict.kind === 'language') return `program language: ${conflict.program}`;
  return conflict.kind;
};

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
