import type { LogMapping } from '@/targeting/audit/log-columns';
import type { LineError } from '@/targeting/audit/read-requests';
import type { AuditRecord } from '@/targeting/audit/records';

/** What an audit has found, by the specification. */
export interface Audit {
  records: readonly AuditRecord[];
  errors: readonly LineError[];
}

/** An audit that is being prepared or shown. It is kept while the view is closed, and stored nowhere. */
export interface AuditDraft {
  text: string;
  /** It is read instead of the text. */
  file: { name: string; text: string } | null;
  /** The user's choice of the columns of a log; null as they are recognized. */
  mapping: LogMapping | null;
  /** Null before the first check, and after a change. */
  audit: Audit | null;
}

export const NO_AUDIT: AuditDraft = { text: '', file: null, mapping: null, audit: null };

/** The text that is checked. */
export const textOf = ({ text, file }: AuditDraft): string => file?.text ?? text;
