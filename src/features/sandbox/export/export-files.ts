import type { AnalysisEntry, AnalysisResponse } from '@/contracts/analysis';
import { toCsv } from './csv';

/** The forms in which a result can be taken along. */
export type ExportFormat = 'csv' | 'json';

const TYPES: Readonly<Record<ExportFormat, string>> = { csv: 'text/csv', json: 'application/json' };

/** Without it a spreadsheet reads a file in the characters of its own system. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A result as text.
 *
 * @param entries its moments, or those of them that are wanted; JSON keeps the rest of the answer and stays valid
 *   by `public/schema/analysis-result.json`
 */
export function exportText(
  format: ExportFormat,
  response: AnalysisResponse,
  entries: AnalysisEntry[],
): string {
  return format === 'csv'
    ? toCsv(entries)
    : `${JSON.stringify({ ...response, analysis: entries }, null, 2)}\n`;
}

/** Hands a text to the browser to be kept as a file. */
export function saveAs(fileName: string, format: ExportFormat, text: string): void {
  const content = format === 'csv' ? BYTE_ORDER_MARK + text : text;
  const url = URL.createObjectURL(new Blob([content], { type: `${TYPES[format]};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
