import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { linesOf } from './text-lines.mjs';

const folder = mkdtempSync(join(tmpdir(), 'scenecue-text-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {string | Buffer} content */
function read(name, content) {
  const file = join(folder, name);
  writeFileSync(file, content);
  return linesOf(file);
}

it('cuts paragraphs into equal lines of twelve words at most', () => {
  const words = Array.from({ length: 14 }, (_, index) => `word${String(index)}`).join(' ');
  expect(
    read('plain.txt', `${words}\n\nA second\nparagraph.\n\n7`).map((line) => line.split(' ').length),
  ).toEqual([7, 7, 3]);
  expect(read('packed.gz', gzipSync('In a file\nthat is packed.'))).toEqual(['In a file that is packed.']);
});

it('separates the sayings of a collection', () => {
  expect(read('sayings', 'The first.\n%\nThe second,\n100 % of it.\n%\n')).toEqual([
    'The first.',
    'The second, 100 % of it.',
  ]);
});

it('reads what is said, and not what is around it', () => {
  expect(read('page.html', '<head><title>No</title></head><p>Kept &amp; read.</p><pre>no</pre>')).toEqual([
    'Kept & read.',
  ]);
  expect(read('dialogs_en.lua', 'dialogId("a-b", "font", "Who is there?")')).toEqual(['Who is there?']);
  expect(
    read('dialogs_de.lua', 'dialogId("a-b", "font", "Who is there?")\ndialogStr("Wer ist da?")'),
  ).toEqual(['Wer ist da?']);
  expect(read('script.rpy', '    s "Will you {i}come{/i}?"\n    "Yes."\n')).toEqual([
    'Will you come?',
    'Yes.',
  ]);
});
