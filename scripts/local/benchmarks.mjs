import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { ROOT } from './paths.mjs';

const FILE = join(ROOT, 'docs', 'benchmarks.md');

/**
 * @typedef {'accuracy' | 'accuracy-real' | 'accuracy-fresh' | 'accuracy-written' | 'accuracy-broadcast' | 'accuracy-series' | 'accuracy-shows' | 'accuracy-channels' | 'accuracy-languages' | 'accuracy-scenes' | 'accuracy-windows' | 'engine' | 'programme' | 'pages' | 'fuzz' | 'simulate' |
 *   'chaos'} Section the benchmark that measured it
 */

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 * @returns {string} a table in Markdown
 */
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Aligns the columns of tables. @param {string} markdown */
export const aligned = async (markdown) => (await format('table.md', markdown, { printWidth: 110 })).code;

/**
 * @param {string} page
 * @param {Section} section
 * @param {string} content
 * @returns {string} `page` with the content of one section replaced
 * @throws Error where the page has no such section
 */
export function withSection(page, section, content) {
  const [start, end] = [`<!-- ${section} -->`, `<!-- /${section} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/benchmarks.md has no section "${section}".`);
  return `${page.slice(0, from + start.length)}\n\n${content}\n\n${page.slice(to)}`;
}

/**
 * Writes figures into `docs/benchmarks.md`, with the date and the machine of the measurement.
 * @type {(section: Section, markdown: string) => Promise<void>}
 */
export async function publishFigures(section, markdown) {
  const day = new Date().toISOString().slice(0, 10);
  const origin = `Measured on ${day}, ${String(availableParallelism())} cores, Node ${process.versions.node}.`;
  const page = withSection(readFileSync(FILE, 'utf8'), section, `${origin}\n\n${markdown}`);
  writeFileSync(FILE, await aligned(page));
}
