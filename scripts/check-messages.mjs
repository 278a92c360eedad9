/**
 * Checks the texts of the interface, for the build and for `npm test`: every message exists in every language with the
 * same placeholders, every message is used, and no page contains text that is not a message.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import ts from 'typescript';
import { ROOT } from './local/paths.mjs';

const MESSAGES = join(ROOT, 'src', 'i18n', 'messages');
const SOURCE_LANGUAGE = 'en';

/**
 * Files that may contain text that is not a message: the legal texts, which are in English only, and code that no
 * customer sees.
 */
const SPEAKS_FOR_ITSELF = [/^src\/features\/legal\//, /^src\/app\/environment-error\.tsx$/, /\.test\.tsx?$/];

/** Component properties that a user reads or hears. */
const SPOKEN =
  /^(label|title|text|lede|placeholder|description|message|alt|aria-label|aria-description|.*Label)$/;

/** Names that are the same in every language, and URLs. */
const NO_WORDS = /^(SceneCue|https?:\/\/\S*|[a-z]+(\.[a-z-]+)+)$/;

/** @typedef {Map<string, string>} Catalog a message's text by its id */

/** @param {string} folder @returns {string[]} the files below it */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** @param {string} language @returns {{ catalog: Catalog, problems: string[] }} */
function readCatalog(language) {
  /** @type {Catalog} */
  const catalog = new Map();
  /** @type {string[]} */
  const problems = [];
  for (const file of filesBelow(join(MESSAGES, language)).filter((path) => path.endsWith('.json'))) {
    const name = /([^/\\]+)\.json$/.exec(file)?.[1];
    for (const [id, text] of Object.entries(JSON.parse(readFileSync(file, 'utf8')))) {
      if (!id.startsWith(`${name}.`))
        problems.push(`${relative(ROOT, file)}: "${id}" belongs to another file`);
      if (catalog.has(id)) problems.push(`${relative(ROOT, file)}: "${id}" is there twice`);
      catalog.set(id, text);
    }
  }
  return { catalog, problems };
}

/**
 * @param {string} text a message in ICU MessageFormat
 * @returns {string} the names of its placeholders and elements, sorted; throws for invalid messages
 */
export function placeholdersOf(text) {
  /** @type {Set<string>} */
  const names = new Set();
  for (const [, name] of text.matchAll(/<\/?([\w-]+)\/?>/g)) names.add(`<${name}>`);
  /** @param {unknown} token */
  const visit = (token) => {
    if (!Array.isArray(token)) return;
    const [name, , format] = token;
    names.add(name);
    if (typeof format === 'object') for (const parts of Object.values(format)) [parts].flat(1).forEach(visit);
  };
  const tokens = compileMessage(text);
  if (Array.isArray(tokens)) tokens.forEach(visit);
  return [...names].sort().join(' ');
}

/**
 * @param {string} language
 * @param {Catalog} catalog
 * @param {Catalog} source the English messages
 * @returns {string[]} the problems found
 */
export function problemsOfCatalog(language, catalog, source) {
  const problems = [...source.keys()]
    .filter((id) => !catalog.has(id))
    .map((id) => `${language}: "${id}" is missing`);
  for (const [id, text] of catalog) {
    const original = source.get(id);
    if (original === undefined) problems.push(`${language}: "${id}" is not among the English messages`);
    else if (text.trim() === '') problems.push(`${language}: "${id}" is empty`);
    else if (language === 'fr' && / [?!;:»]|« /.test(text)) {
      problems.push(`fr: "${id}" needs no-break spaces at its punctuation`);
    } else if (!(original === '{text}') && placeholdersOf(text) !== placeholdersOf(original)) {
      problems.push(`${language}: "${id}" has other placeholders than the English message`);
    }
  }
  return problems;
}

/**
 * @param {string} path relative to the project, with slashes
 * @param {string} code
 * @returns {{ literals: Set<string>, spoken: string[] }} every string in it, and the texts in it that are not messages,
 *   each with its position
 */
export function wordsOf(path, code) {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  /** @type {Set<string>} */
  const literals = new Set();
  /** @type {string[]} */
  const spoken = [];
  /** @param {ts.Node} node @param {string} words */
  const report = (node, words) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    spoken.push(`${path}:${line + 1}: "${words.trim().replace(/\s+/g, ' ')}" is no message`);
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) literals.add(node.text);
    if (ts.isTemplateExpression(node))
      literals.add(node.head.text + node.templateSpans.map(() => '*').join(''));
    if (ts.isJsxText(node) && looksLikeWords(node.text)) report(node, node.text);
    if (ts.isJsxAttribute(node) && SPOKEN.test(node.name.getText()) && node.initializer) {
      const { initializer } = node;
      if (ts.isStringLiteral(initializer) && looksLikeWords(initializer.text)) report(node, initializer.text);
    }
    if (ts.isStringLiteral(node) && isInExpression(node) && /^\p{Lu}\p{Ll}/u.test(node.text)) {
      report(node, node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { literals, spoken };
}

/** @param {string} text shown by a page as it is; the id of a message is not a text */
const looksLikeWords = (text) => /\p{L}{2}/u.test(text) && !NO_WORDS.test(text.trim());

/** Whether a string is a value that a component computes in its markup, like one branch of a condition. */
function isInExpression(/** @type {ts.Node} */ node) {
  const { parent } = node;
  const chosen = ts.isConditionalExpression(parent) && parent.condition !== node ? parent.parent : parent;
  return ts.isJsxExpression(chosen);
}

/** @returns {string[]} all problems, one per line */
export function checkMessages() {
  const { catalog: source, problems } = readCatalog(SOURCE_LANGUAGE);
  for (const language of readdirSync(MESSAGES).filter((name) => name !== SOURCE_LANGUAGE)) {
    const translated = readCatalog(language);
    problems.push(...translated.problems, ...problemsOfCatalog(language, translated.catalog, source));
  }
  /** @type {Set<string>} */
  const used = new Set();
  for (const file of filesBelow(join(ROOT, 'src')).filter((path) => /\.tsx?$/.test(path))) {
    const path = relative(ROOT, file).replaceAll('\\', '/');
    if (path.startsWith('src/i18n/messages/') || /\.test\.tsx?$/.test(path)) continue;
    const { literals, spoken } = wordsOf(path, readFileSync(file, 'utf8'));
    for (const literal of literals) used.add(literal);
    if (!SPEAKS_FOR_ITSELF.some((pattern) => pattern.test(path))) problems.push(...spoken);
  }
  const isUsed = (/** @type {string} */ id) =>
    used.has(id) || [...used].some((literal) => literal.endsWith('.*') && matchesTemplate(id, literal));
  problems.push(...[...source.keys()].filter((id) => !isUsed(id)).map((id) => `"${id}" is used nowhere`));
  return problems;
}

/** Whether a template like `auth.failure.${kind}` can produce this id. The types check the inserted part. */
function matchesTemplate(/** @type {string} */ id, /** @type {string} */ template) {
  const beginning = template.slice(0, -1);
  return id.startsWith(beginning) && !id.slice(beginning.length).includes('.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = checkMessages();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length ? 1 : 0;
}
