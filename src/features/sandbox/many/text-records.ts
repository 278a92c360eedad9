import Papa from 'papaparse';

interface TextRecord {
  line: number;
  /** Null if the quotes are wrong. */
  cells: string[] | null;
  text: string;
}

/** After this number of wrong quotes, each line is parsed by itself: searching all of the rest for a quote is slow. */
const MAX_WRONG_QUOTES = 20;

/** The records from line index `from` on. After a wrong quote it continues with the next line, so nothing is lost. */
export function recordsOf(
  lines: readonly string[],
  { from, delimiter }: { from: number; delimiter: string },
): TextRecord[] {
  const records: TextRecord[] = [];
  let next = from;
  let wrongQuotes = 0;
  while (next < lines.length) {
    const start = next;
    const end = wrongQuotes < MAX_WRONG_QUOTES ? lines.length : start + 1;
    const text = lines.slice(start, end).join('\n');
    const broken: number[] = [];
    let cursor = 0;
    let line = start;
    Papa.parse<string[]>(text, {
      delimiter,
      newline: '\n',
      comments: '#',
      step({ data, errors, meta }, parser) {
        let first = line;
        while (lines[first]?.startsWith('#')) first += 1;
        const height = data.reduce((sum, cell) => sum + countLines(cell), 0);
        line += countLines(text.slice(cursor, meta.cursor));
        cursor = meta.cursor;
        if (errors.some(({ type }) => type === 'Quotes')) {
          broken.push(first);
          parser.abort();
        } else if (data.some((cell) => cell.trim() !== '')) {
          const written = lines.slice(first, first + height + 1).join('\n');
          records.push({ line: first + 1, cells: data, text: written });
        }
      },
    });
    const [brokenAt] = broken;
    next = end;
    if (brokenAt === undefined) continue;
    records.push({ line: brokenAt + 1, cells: null, text: lines[brokenAt] ?? '' });
    next = brokenAt + 1;
    wrongQuotes += 1;
  }
  return records;
}

const countLines = (text: string): number => text.split('\n').length - 1;
