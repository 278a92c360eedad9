import type { AnalysisEntry, Concept } from '@/contracts/analysis';
import { toCsvText, type CsvCell } from '@/lib/csv';
import { formatTimecode } from '@/lib/timecode';
import { writtenConcept } from '@/targeting/export/written-name';

const COLUMNS = [
  'timestamp_ms',
  'timecode',
  'concept',
  'confidence',
  'evidence_measurement',
  'evidence_value',
  'evidence_unit',
  'evidence_words',
  'evidence_timestamp_ms',
  'evidence_sources',
  'evidence_label',
  'evidence_score',
] as const;

const EVIDENCE_COLUMNS = COLUMNS.filter((name) => name.startsWith('evidence_')).length;

function evidenceCells({ evidence }: Concept): CsvCell[] {
  if (!evidence) return Array<CsvCell>(EVIDENCE_COLUMNS).fill('');
  if (evidence.kind === 'measurement') {
    return [evidence.measurement, evidence.value, evidence.unit, '', '', '', '', ''];
  }
  const isSimilar = evidence.kind === 'words' && evidence.isSimilar;
  const sources = [...(evidence.sources ?? []), ...(isSimilar ? ['similar'] : [])].join(' ');
  return evidence.kind === 'words'
    ? ['', '', '', evidence.words, evidence.timestamp, sources, '', '']
    : ['', '', '', '', evidence.timestamp, sources, evidence.label, evidence.score];
}

/**
 * The concepts of a result as CSV by RFC 4180: a header, then one line per concept of each entry, ended by
 * CR LF. Times are milliseconds from the start, confidences go from 0 to 1, decimals have a point.
 */
export function toCsv(entries: readonly AnalysisEntry[]): string {
  const rows: CsvCell[][] = entries.flatMap(({ timestamp, concepts }) =>
    concepts
      .map(writtenConcept)
      .map((concept) => [
        timestamp,
        formatTimecode(timestamp),
        concept.name,
        concept.confidence,
        ...evidenceCells(concept),
      ]),
  );
  return toCsvText([COLUMNS, ...rows]);
}
