import type { Change } from './mutants-of';
import type { Allow, RulesFile, Segment } from './rules-file';
import { within, type Node } from './syntax';

const METHODS = ['get', 'list', 'create', 'update', 'delete'];

/** What is missing for a method. A condition that reads it causes an error, so the method is always rejected. */
const MISSING: Record<string, readonly string[]> = {
  get: ['request.resource', 'request.query'],
  list: ['request.resource'],
  create: ['resource', 'request.query'],
  update: ['request.query'],
  delete: ['request.resource', 'request.query'],
};

/** Which of the two documents and the query an expression reads, through the functions that it calls. */
function inputsRead(expression: Node, rules: RulesFile): Set<string> {
  const read = new Set<string>();
  for (const node of within(expression)) {
    if (node.kind === 'member' && node.name === 'resource') read.add('request.resource');
    if (node.kind === 'member' && node.name === 'query') read.add('request.query');
    if (node.kind === 'word' && node.name === 'resource') read.add('resource');
    const called = node.kind === 'call' ? rules.functions.get(node.name) : undefined;
    if (called) for (const name of inputsRead(called.body, rules)) read.add(name);
  }
  return read;
}

const operandsOf = ({ condition }: Allow) => (condition.kind === 'and' ? condition.parts : [condition]);

/**
 * Each statement removed, each of its methods removed, and each statement opened to each method that it does not grant,
 * with those of its conditions that can be evaluated there. Skipped if another statement already grants the method on a
 * subset of these conditions, because nothing would be opened.
 */
export function* mutateGrants(rules: RulesFile): Generator<Change> {
  const source = ({ start, end }: Node) => rules.text.slice(start, end);
  const opened = new Set<string>();
  for (const allow of rules.allows) {
    yield { start: allow.start, end: allow.end, by: '' };
    for (const [place, { start, end }] of allow.methods.entries()) {
      // Together with one of its commas.
      const next = allow.methods[place + 1];
      const before = allow.methods[place - 1];
      if (next) yield { start, end: next.start, by: '' };
      else if (before) yield { start: before.end, end, by: '' };
    }
    for (const method of METHODS) {
      const wanted = operandsOf(allow)
        .filter((operand) => {
          const read = inputsRead(operand, rules);
          return !MISSING[method]?.some((missing) => read.has(missing));
        })
        .map(source);
      const isOpen = rules.allows.some(
        (other) =>
          other.block === allow.block &&
          other.methods.some(({ text }) => text === method) &&
          operandsOf(other).every((operand) => wanted.includes(source(operand))),
      );
      const by = ` allow ${method}: if ${wanted.join(' && ') || 'true'};`;
      const key = `${allow.block} ${by}`;
      if (isOpen || opened.has(key)) continue;
      opened.add(key);
      yield { start: allow.end, end: allow.end, by };
    }
  }
}

function isWildcard({ text }: Segment): boolean {
  return text.startsWith('{');
}

/**
 * Each path widened and moved. The first path, `/databases/{database}/documents`, is the same in all rules and can only
 * be widened below.
 */
export function* mutatePaths({ paths }: RulesFile): Generator<Change> {
  for (const [place, path] of paths.entries()) {
    const last = path.at(-1);
    const first = path[0];
    if (!first || !last) continue;
    yield { start: last.end, end: last.end, by: '/{below=**}' };
    if (place === 0) continue;
    yield { start: first.start, end: first.start, by: '{above=**}/' };
    for (const { start, end, ...segment } of path) {
      if (isWildcard(segment as Segment)) yield { start, end, by: `${segment.text.slice(0, -1)}=**}` };
      else for (const by of [`${segment.text}2`, '{any}']) yield { start, end, by };
    }
  }
}
