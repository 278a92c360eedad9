import { mutateConditions } from './mutate-conditions';
import { mutateGrants, mutatePaths } from './mutate-grants';
import { mutatePatterns } from './mutate-patterns';
import { fieldsOf, readRules } from './rules-file';

/** `by` in the place of what stands from `start` to `end`. */
export interface Change {
  start: number;
  end: number;
  by: string;
}

/** The rules with one thing wrong. */
export interface Mutant {
  /** The line, what stood there and what stands there now. */
  name: string;
  text: string;
  /** The fields that the changed words name, or else their line: tests that name them too may well catch it. */
  hints: string[];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}...` : text);

function namedIn(text: string, fields: readonly string[]): string[] {
  const words = new Set(text.match(/\w+/g));
  return fields.filter((field) => words.has(field));
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
 * Every mutant of a text of rules: each condition left out, each operator turned, each limit, list entry,
 * pattern, type and field changed, each grant and each path widened. Each differs in what it lets through,
 * by the way it is made; so one that no test catches is a test that is missing.
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
    const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, text.indexOf('\n', end));
    const named = namedIn(text.slice(start, end), fields);
    const hints = named.length > 0 ? named : namedIn(line, fields);
    mutants.set(mutated, { name: nameOf(text, change), text: mutated, hints });
  }
  return [...mutants.values()];
}
