/**
 * The clauses of the specification, the rows of the conventions, and the tests that cover them. A test names them in
 * its tags: `@spec-2.sign-in.1a` for a clause of docs/specification.md, `@row-17` for a row of docs/conventions.md. In
 * a Vitest test the tag is a comment on the line before the test. `node scripts/check-tags.mjs` prints every clause
 * with its id and its number of tests.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './local/paths.mjs';

/** @typedef {{ id: string, text: string }} Clause */

/** Clauses about the specification itself, which the behavior of the product cannot fulfill or violate. */
const NOT_OBSERVABLE = ['0.1c', '1.6', '3.user-profile.4b', '7.13', '8.11'];

/**
 * Every clause with its id: the section, the heading in it, the bullet, row or paragraph below that, and a letter if
 * that has more than one sentence or part between semicolons.
 * @param {string} specification
 * @returns {Clause[]}
 */
export function clausesIn(specification) {
  const lines = specification.split('\n');
  let place = '0';
  let count = 0;
  return lines.flatMap((line, number) => {
    const heading = /^(#+) (?:(\d+)\. )?(.*)$/.exec(line);
    if (heading) {
      const [, level, section, title = ''] = heading;
      if (level === '##') place = section ?? '';
      if (level === '###') place = `${place.split('.', 1)[0]}.${slugOf(title)}`;
      count = 0;
      return [];
    }
    // A line that ends with a colon introduces a list; the row above the dashes of a table is its header.
    if (line === '' || line.endsWith(':') || [line, lines[number + 1]].some((row) => row?.startsWith('|--')))
      return [];
    count += 1;
    const parts = partsOf(line.replace(/^(- |\| )|( \|)$/g, ''));
    return parts.map((text, part) => ({
      id: `${place}.${count}${parts.length > 1 ? String.fromCharCode(97 + part) : ''}`,
      text,
    }));
  });
}

/** @param {string} title only the first words are used */
const slugOf = (title) =>
  title
    .replace(/ (\(|and ).*/, '')
    .toLowerCase()
    .replaceAll(' ', '-');

/** @param {string} line @returns {string[]} its sentences and parts between semicolons; not within "" and () */
function partsOf(line) {
  const closed = line.replaceAll(/"[^"]*"|\([^)]*\)/g, (inner) => '_'.repeat(inner.length));
  const ends = [...closed.matchAll(/[.;] /g)].map(({ index }) => index + 1);
  return [...ends, line.length].map((end, part) => line.slice(ends[part - 1] ?? 0, end).trim());
}

/** @param {string} text of a test file @returns {string[]} its tags, without the @ */
export const tagsIn = (text) =>
  [...text.matchAll(/\btag: (?:\[[^\]]*\]|'[^']*')|^\s*\/\/ @.*$/gm)].flatMap(([found]) =>
    [...found.matchAll(/@((?:spec|row)-[\w.-]+)/g)].map(([, tag = '']) => tag),
  );

/**
 * @param {string} conventions the text of docs/conventions.md
 * @returns {{ id: string, heldBy: string, notMeasured: string }[]}
 */
export const rowsIn = (conventions) =>
  [...conventions.matchAll(/^\| (\d+) +\|[^|]*\|([^|]*)\|([^|]*)\|$/gm)].map(
    ([, id = '', heldBy = '', notMeasured = '']) => ({
      id,
      heldBy: heldBy.trim(),
      notMeasured: notMeasured.trim(),
    }),
  );

/**
 * @param {{ specification: string, conventions: string, tags: string[] }} texts
 * @returns {string[]} a sentence for each clause without a test, tag without a clause, and row with a wrong claim
 */
export function findProblems({ specification, conventions, tags }) {
  const clauses = clausesIn(specification).map(({ id }) => id);
  const rows = rowsIn(conventions);
  const known = [...clauses.map((id) => `spec-${id}`), ...rows.map(({ id }) => `row-${id}`)];
  const held = new Set(tags);
  return [
    ...clauses
      .filter((id) => held.has(`spec-${id}`) === NOT_OBSERVABLE.includes(id))
      .map((id) =>
        held.has(`spec-${id}`)
          ? `A test has the tag of ${id}, which is said to be not observable`
          : `No test has the tag @spec-${id}`,
      ),
    ...[...held]
      .filter((tag) => !known.includes(tag))
      .map((tag) => `Nothing has the address of the tag @${tag}`),
    ...rows.flatMap(({ id, heldBy, notMeasured }) => {
      const files = [...heldBy.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
      return [
        ...(heldBy.startsWith('tests') === held.has(`row-${id}`)
          ? []
          : [`Row ${id} ${held.has(`row-${id}`) ? 'does not name its tests' : 'has no test with its tag'}`]),
        ...(heldBy || notMeasured ? [] : [`Row ${id} is neither held nor listed as not measured`]),
        ...files
          .filter((file) => !existsSync(join(ROOT, file)))
          .map((file) => `Row ${id}: there is no ${file}`),
      ];
    }),
  ];
}

/** Specification, conventions and the tags of all tests. */
export function readTexts() {
  const files = ['src', 'netlify', 'scripts', 'tools', 'tests'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|spec)\.(tsx?|mjs)$/.test(file) && file !== 'check-tags.test.mjs')
      .map((file) => join(ROOT, folder, file)),
  );
  return {
    specification: readFileSync(join(ROOT, 'docs/specification.md'), 'utf8'),
    conventions: readFileSync(join(ROOT, 'docs/conventions.md'), 'utf8'),
    tags: files.flatMap((file) => tagsIn(readFileSync(file, 'utf8'))),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const texts = readTexts();
  for (const { id, text } of clausesIn(texts.specification)) {
    const tests = texts.tags.filter((tag) => tag === `spec-${id}`).length;
    console.log(`${id.padEnd(28)} ${String(tests).padStart(2)}  ${text}`);
  }
  const problems = findProblems(texts);
  if (problems.length) console.log(`\n${problems.join('\n')}`);
  process.exitCode = problems.length ? 1 : 0;
}
