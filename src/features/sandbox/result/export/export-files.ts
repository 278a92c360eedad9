import type { AnalysisEntry, AnalysisResponse } from '@/contracts/analysis';
import { toCsv } from './csv';

export type ExportFormat = 'csv' | 'json';

const TYPES = {
  csv: 'text/csv',
  json: 'application/json',
  xml: 'application/xml',
  vtt: 'text/vtt',
  txt: 'text/plain',
  m3u8: 'application/vnd.apple.mpegurl',
} as const;

export type TextType = keyof typeof TYPES;

/** Without it, spreadsheets do not read a file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A result as text.
 *
 * @param entries the entries to export; JSON has the rest of the response too, and stays valid by
 *   `public/schema/analysis-result.json`
 */
export function exportText(
  format: ExportFormat,
  response: AnalysisResponse,
  entries: AnalysisEntry[],
): string {
  if (format === 'csv') return toCsv(entries);
  // For this application only, and unreadable.
  const { measurements: _, sentences: __, ...readable } = response;
  return `${JSON.stringify({ ...readable, analysis: entries }, null, 2)}\n`;
}

/** Downloads a text as a file. */
export function downloadText(fileName: string, format: TextType, text: string): void {
  const content = format === 'csv' ? BYTE_ORDER_MARK + text : text;
  const url = URL.createObjectURL(new Blob([content], { type: `${TYPES[format]};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
