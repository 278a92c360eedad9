import { formatTimecode } from '@/lib/timecode';
import type { AuditFinding, FindingCode } from './findings';
import type { Placement } from './records';

/** Whether an advertisement ran in a planned break. `outside`: before or after the program. */
export type PlacementOutcome = 'planned' | 'unplanned' | 'outside' | 'unknown';

/** How a placement fits the plan. */
interface Timing {
  outcome: PlacementOutcome;
  /** What is to be said about it. */
  code?: FindingCode;
  values?: AuditFinding['values'];
  /** When it is, if that is known. */
  ms?: number;
}

/**
 * Finds the planned break of a placement.
 *
 * @param breaks in ms, in time order
 * @param tolerance in ms
 */
export function timingOf({ at }: Placement, breaks: readonly number[], tolerance: number): Timing {
  if (at.kind === 'outside' || at.kind === 'unknown') return { outcome: at.kind };
  const known = at.kind === 'time' ? { ms: at.ms } : {};
  if (breaks.length === 0) return { outcome: 'unplanned', code: 'no-breaks', ...known };
  const values = { count: breaks.length };
  if (at.kind === 'mid-roll') return { outcome: 'unknown', code: 'generic-mid-roll', values };
  if (at.kind === 'number') {
    const ms = at.number === -1 ? breaks.at(-1) : breaks[at.number - 1];
    return ms === undefined
      ? { outcome: 'unplanned', code: 'no-such-break', values }
      : { outcome: 'planned', ms };
  }
  const [nearest = 0] = breaks.toSorted((a, b) => Math.abs(a - at.ms) - Math.abs(b - at.ms));
  if (Math.abs(nearest - at.ms) <= tolerance) return { outcome: 'planned', ...known };
  return {
    outcome: 'unplanned',
    code: 'unplanned',
    values: { nearest: formatTimecode(nearest) },
    ...known,
  };
}
