import { printableText } from '@/contracts/printable-text';
import { toCsvText, type CsvCell } from '@/lib/csv';
import { formatTimecode } from '@/lib/timecode';
import { breakId } from '../export/records';
import { adProductName } from './ad-products';
import type { Assignment } from './assignment';
import type { Conflict } from './conflicts';
import { areTopicsMeasured, FIT_PARTS, saidFit, type Fit } from './fit';
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
  'fit_measured',
  'placed_as',
  'by_hand',
  'notes',
] as const;

/** What shows a conflict, with its time. */
function shown(evidence: SceneEvidence): string {
  const time = formatTimecode(evidence.timeMs);
  if (evidence.kind === 'line') return `${time} "${printableText(evidence.words)}"`;
  if (evidence.kind === 'similar') return `${time} "${printableText(evidence.text)}"`;
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

/** The fit as rough as it is measured, how much of it was, and whether the spot only fills the break. */
function fitCells(fit: Fit): CsvCell[] {
  const said = saidFit(fit);
  const parts = fit.parts.flatMap(({ part, score }) => (score === undefined ? [] : part));
  return [
    said.kind === 'figure' ? said.share : undefined,
    `${said.measured} of ${FIT_PARTS}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`,
    fit.hasTopic
      ? 'topic in common'
      : `fills the break: ${areTopicsMeasured(fit) ? 'no topic in common' : 'topics not measured'}`,
  ];
}

/** An assignment as CSV: one line for each spot in each break, and one for a break without any. */
export function toAssignmentSheet({ breaks }: Assignment, podSeconds: number): string {
  const rows = breaks.flatMap(({ timestamp, pairs }): CsvCell[][] => {
    const head = [breakId(timestamp), timestamp, formatTimecode(timestamp), podSeconds];
    if (pairs.length === 0) return [[...head, ...COLUMNS.slice(head.length).map(() => '')]];
    return pairs.map(({ spot, fit, choice, conflicts }, position) => [
      ...head,
      position + 1,
      spot.name,
      spot.brand,
      spot.product,
      adProductName(spot.product),
      spot.seconds,
      ...fitCells(fit),
      choice === 'pinned' ? 'yes' : 'no',
      conflicts.map(note).join('; '),
    ]);
  });
  return toCsvText([COLUMNS, ...rows]);
}
