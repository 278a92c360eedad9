import { toCsvText, type CsvCell } from '@/lib/csv';
import type { AnalysisFindings } from './against-analysis';
import type { AuditFinding, Severity } from './findings';
import type { AuditRecord } from './records';

/** A record with what the analysis of its program says about it. */
export interface AuditedRecord extends AuditRecord {
  /** The analyzed program; missing if there is none. */
  matched?: string | undefined;
  /** The analyzed programs that it fits alike; it is compared with none. */
  several?: readonly string[] | undefined;
  comparison?: AnalysisFindings | undefined;
}

/** The records of one publisher, or all of them; each figure is a number of records. */
export interface PublisherFigures {
  /** Empty where no publisher is named. */
  publisher: string;
  records: number;
  /** Those that name the program and its genre. */
  withSignals: number;
  wrong: number;
  missing: number;
  matched: number;
  mismatch: number;
  /** With an advertisement outside the planned breaks. */
  unplanned: number;
  /** With an advertisement beside a scene that the profile excludes. */
  excluded: number;
}

export const findingsOf = ({ findings, comparison }: AuditedRecord): AuditFinding[] => [
  ...findings,
  ...(comparison?.findings ?? []),
];

function added(figures: PublisherFigures, record: AuditedRecord): PublisherFigures {
  const { comparison } = record;
  const has = (severity: Severity) => Number(findingsOf(record).some((each) => each.severity === severity));
  return {
    publisher: figures.publisher,
    records: figures.records + 1,
    withSignals: figures.withSignals + Number(record.hasSignals),
    wrong: figures.wrong + has('wrong'),
    missing: figures.missing + has('missing'),
    matched: figures.matched + Number(comparison !== undefined),
    mismatch: figures.mismatch + has('mismatch'),
    unplanned: figures.unplanned + Number(comparison?.placements.includes('unplanned') ?? false),
    excluded: figures.excluded + Number(comparison?.isBesideExcluded ?? false),
  };
}

const NONE = {
  records: 0,
  withSignals: 0,
  wrong: 0,
  missing: 0,
  matched: 0,
  mismatch: 0,
  unplanned: 0,
  excluded: 0,
};

/** The figures of each publisher, the one with the most records first. */
export function byPublisher(records: readonly AuditedRecord[]): PublisherFigures[] {
  // A record with the ID alone belongs to the publisher whose name other records have with it.
  const nameOf = new Map(
    records.flatMap(({ publisher, publisherId }) =>
      publisherId === undefined || publisher === publisherId ? [] : [[publisherId, publisher]],
    ),
  );
  const all = new Map<string, PublisherFigures>();
  for (const record of records) {
    const isOfId = record.publisher !== '' && record.publisher === record.publisherId;
    const publisher = (isOfId ? nameOf.get(record.publisher) : undefined) ?? record.publisher;
    all.set(publisher, added(all.get(publisher) ?? { publisher, ...NONE }, record));
  }
  return [...all.values()].toSorted(
    (a, b) => b.records - a.records || a.publisher.localeCompare(b.publisher, 'en'),
  );
}

/** The figures of all publishers together. */
export const totalOf = (records: readonly AuditedRecord[]): PublisherFigures =>
  records.reduce(added, { publisher: '', ...NONE });

const PUBLISHER_COLUMNS = [
  'publisher',
  'records',
  'with_program_signals',
  'with_program_signals_share',
  'wrong',
  'missing',
  'matched',
  'mismatch',
  'outside_planned_breaks',
  'beside_excluded_scenes',
];

/** The report by publisher as CSV; the figures of what no program was analyzed for are empty. */
export function toPublisherSheet(records: readonly AuditedRecord[]): string {
  const rows = byPublisher(records).map((each): CsvCell[] => {
    const against = (value: number) => (each.matched === 0 ? undefined : value);
    return [
      each.publisher,
      each.records,
      each.withSignals,
      Number((each.withSignals / each.records).toFixed(4)),
      each.wrong,
      each.missing,
      each.matched,
      against(each.mismatch),
      against(each.unplanned),
      against(each.excluded),
    ];
  });
  return toCsvText([PUBLISHER_COLUMNS, ...rows]);
}

const FINDING_COLUMNS = [
  'line',
  'record',
  'publisher',
  'program',
  'analyzed',
  'fits_several',
  'severity',
  'code',
  'path',
  'value',
  'finding',
  'source',
];

/** All findings as CSV, one line for each; a record without any has one line too. @param textOf the text of a finding */
export function toFindingSheet(
  records: readonly AuditedRecord[],
  textOf: (finding: AuditFinding) => string,
): string {
  const rows = records.flatMap((record): CsvCell[][] => {
    const { line, name, publisher, program, matched, several } = record;
    const about = program.title ?? program.id ?? program.url;
    const start = [line, name, publisher, about, matched, several?.join('; ')];
    const findings = findingsOf(record);
    if (findings.length === 0) return [[...start, 'none']];
    return findings.map((each) => [
      ...start,
      each.severity,
      each.code,
      each.path,
      each.value,
      textOf(each),
      each.source,
    ]);
  });
  return toCsvText([FINDING_COLUMNS, ...rows]);
}
