import { mutateConditions } from './mutate-conditions';
import { mutateGrants, mutatePaths } from './mutate-grants';
import { mutatePatterns } from './mutate-patterns';
import { fieldsOf, readRules, type RulesFile } from './rules-file';

/** `by` replaces the text from `start` to `end`. */
export interface Change {
  start: number;
  end: number;
  by: string;
}

/** The rules with one error. */
export interface Mutant {
  /** The line, the old text and the new text. */
  name: string;
  text: string;
  /** Prefixes of words that probably occur in the name of a test that catches it. */
  hints: string[];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}...` : text);

function namedIn(text: string, words: readonly string[]): string[] {
  const named = new Set(text.match(/\w+/g));
  return words.filter((word) => named.has(word));
}

/** The words for a method in the names of tests. */
const METHODS: Record<string, string> = {
  get: 'read',
  list: 'list',
  create: 'create',
  update: 'update',
  delete: 'delete',
};

/**
 * The fields named in the changed text, else in its line, else in the calls of the function; the methods and the
 * collection.
 */
function hintsOf(rules: RulesFile, fields: readonly string[], { start, end, by }: Change): string[] {
  const { text } = rules;
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, text.indexOf('\n', end));
  const isAround = (part: { start: number; end: number }) => part.start <= start && end <= part.end;
  const [called] = [...rules.functions].find(([, { body }]) => isAround(body)) ?? [];
  const calls = called === undefined ? [] : text.split('\n').filter((other) => other.includes(`${called}(`));
  const named =
    [text.slice(start, end), line, calls.join(' ')]
      .map((part) => namedIn(part, fields))
      .find((found) => found.length > 0) ?? namedIn(line, ['id', 'number']);
  const allow = rules.allows.find(isAround);
  // A wrong path allows access elsewhere, where everything must be closed.
  if (!allow) return called === undefined ? ['closed'] : named;
  const changed = namedIn(text.slice(start, end) + by, Object.keys(METHODS));
  const methods = changed.length > 0 ? changed : allow.methods.map((method) => method.text);
  const collection = allow.collection.replace(/(es|s)$/, '');
  return [...named, ...methods.map((method) => METHODS[method] ?? method), collection];
}

function nameOf(text: string, { start, end, by }: Change): string {
  const line = text.slice(0, start).split('\n').length;
  const column = start - text.lastIndexOf('\n', start - 1);
  const before = shortened(oneLine(text.slice(start, end)));
  const after = shortened(oneLine(by));
  const place = `line ${line}, column ${column}`;
  if (before === '') return `${place}: ${after} is added`;
  return `${place}: ${before} ${after === '' ? 'is left out' : `becomes ${after}`}`;
}

/**
 * Every mutant of a rules text: each condition removed, each operator changed, each limit, list entry, pattern, type
 * and field changed, each grant and each path widened. By construction, each mutant allows something else than the
 * original, so a mutant that no test catches means that a test is missing.
 */
export function mutantsOf(text: string): Mutant[] {
  const rules = readRules(text);
  const fields = fieldsOf(rules).flat();
  const mutants = new Map<string, Mutant>();
  const changes = [mutateGrants, mutatePaths, mutateConditions, mutatePatterns].flatMap((mutate) => [
    ...mutate(rules),
  ]);
  for (const change of changes) {
    const { start, end, by } = change;
    const mutated = text.slice(0, start) + by + text.slice(end);
    if (mutated === text || mutants.has(mutated)) continue;
    mutants.set(mutated, {
      name: nameOf(text, change),
      text: mutated,
      hints: hintsOf(rules, fields, change),
    });
  }
  return [...mutants.values()];
}
