import { fieldsOf, isCondition, type RulesFile } from './rules-file';
import type { Change } from './mutants-of';
import type { Node } from './syntax';

/** The replacements of each operator. `in` and `is` have no opposite operator; their opposite is a negation. */
const OPERATORS: Record<string, readonly string[]> = {
  '&&': ['||'],
  '||': ['&&'],
  '==': ['!='],
  '!=': ['=='],
  '<=': ['<', '>', '>=', '==', '!='],
  '<': ['<=', '>', '>=', '==', '!='],
  '>=': ['>', '<', '<=', '==', '!='],
  '>': ['>=', '<', '<=', '==', '!='],
  '+': ['-'],
  '-': ['+'],
};

const METHODS: Record<string, readonly string[]> = {
  affectedKeys: ['addedKeys', 'changedKeys', 'removedKeys', 'unchangedKeys'],
  hasOnly: ['hasAll', 'hasAny'],
  hasAny: ['hasAll', 'hasOnly'],
  seconds: ['nanos'],
};

const TYPES: Record<string, string> = { string: 'list', bool: 'string', int: 'number' };

/** The successors in a cycle: for each list with the name, the name after it. */
function others(lists: readonly (readonly string[])[], name: string): string[] {
  return lists.flatMap((names) => {
    const place = names.indexOf(name);
    const next = place === -1 ? undefined : names[(place + 1) % names.length];
    return next === undefined || next === name ? [] : [next];
  });
}

/** Whether a node is an argument of a map's `get`, by its place. */
const isArgumentOfGet = (node: Node, parent: Node | null, place: number) =>
  parent?.kind === 'call' && parent.name === 'get' && parent.parts[place] === node;

/** All errors inside the conditions, except in the patterns of `matches`. */
export function* mutateConditions(rules: RulesFile): Generator<Change> {
  const { text } = rules;
  const fields = fieldsOf(rules);

  function* condition(node: Node, parent: Node | null): Generator<Change> {
    const source = text.slice(node.start, node.end);
    if (!parent) {
      yield { ...node, by: 'true' };
      yield { ...node, by: 'false' };
    }
    // Removes an operand of a chain, so that the rest of the chain decides.
    if (parent?.kind === 'and') yield { ...node, by: 'true' };
    if (parent?.kind === 'or') yield { ...node, by: 'false' };
    if (node.kind === 'not') yield { ...node, by: source.slice(1) };
    // Negates it. The opposite of `==` is `!=`, which the operators produce; for a negated operand, the negation is
    // removed instead.
    else if (node.signs[0]?.text !== '==' && parent?.kind !== 'not') yield { ...node, by: `!(${source})` };
  }

  function* leaf(node: Node, parent: Node | null, parameters: readonly string[]): Generator<Change> {
    // The default for a missing field is not changed, because other defaults would be equivalent.
    if (node.kind === 'number' && !isArgumentOfGet(node, parent, 2)) {
      yield { ...node, by: String(Number(node.name) + 1) };
      yield { ...node, by: String(Number(node.name) - 1) };
    }
    if (node.kind === 'string' && (parent?.kind === 'relation' || isArgumentOfGet(node, parent, 1))) {
      for (const by of others(fields, node.name)) yield { ...node, by: `'${by}'` };
    }
    if (node.kind === 'word' && parent?.signs[0]?.text === 'is' && parent.parts[1] === node) {
      yield { ...node, by: TYPES[node.name] ?? 'string' };
    }
    if (node.kind === 'word' && node.name === 'resource') yield { ...node, by: 'request.resource' };
    if (node.kind === 'segment') yield { ...node, by: `${node.name}2` };
    if (node.kind === 'word') {
      // Including its parentheses, if it has any.
      for (const by of others([parameters], node.name)) {
        yield { ...node, by: text.slice(node.start, node.end).replace(node.name, by) };
      }
    }
    if (node.kind !== 'member') return;
    const nameOnly = { start: node.end - node.name.length, end: node.end };
    for (const by of others(fields, node.name)) yield { ...nameOnly, by };
    if (node.name === 'resource') yield { ...node, by: 'resource' };
    for (const by of METHODS[node.name] ?? []) yield { ...nameOnly, by };
  }

  function* list({ parts }: Node): Generator<Change> {
    for (const [place, entry] of parts.entries()) {
      const next = parts[place + 1];
      const before = parts[place - 1];
      yield { ...entry, by: `'${entry.name}~'` };
      // Together with one of its commas.
      if (next) yield { start: entry.start, end: next.start, by: '' };
      else if (before) yield { start: before.end, end: entry.end, by: '' };
    }
  }

  function* visit(node: Node, parent: Node | null, parameters: readonly string[]): Generator<Change> {
    if (isCondition(node, rules)) yield* condition(node, parent);
    for (const sign of node.signs) for (const by of OPERATORS[sign.text] ?? []) yield { ...sign, by };
    if (node.kind === 'list') yield* list(node);
    yield* leaf(node, parent, parameters);
    for (const part of node.parts) yield* visit(part, node, parameters);
  }

  for (const { condition: granted } of rules.allows) yield* visit(granted, null, []);
  for (const { body, parameters } of rules.functions.values()) yield* visit(body, null, parameters);
}
