import type { AnalysisEntry, AnalysisResponse } from '@/contracts/analysis';
import { strToU8, zipSync } from 'fflate';
import { writtenConcept } from '@/targeting/export/written-name';
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
  const analysis = entries.map((entry) => ({
    ...entry,
    concepts: entry.concepts.map(writtenConcept),
  }));
  return `${JSON.stringify({ ...readable, analysis }, null, 2)}\n`;
}

/** A text file in an archive. */
export interface TextFile {
  name: string;
  text: string;
}

function download(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

/** Downloads a text as a file. */
export function downloadText(fileName: string, format: TextType, text: string): void {
  const content = format === 'csv' ? BYTE_ORDER_MARK + text : text;
  download(fileName, new Blob([content], { type: `${TYPES[format]};charset=utf-8` }));
}

/** Downloads texts as one archive. */
export function downloadZip(fileName: string, files: readonly TextFile[]): void {
  const archive = zipSync(Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)])), {
    level: 0,
  });
  download(fileName, new Blob([archive], { type: 'application/zip' }));
}
