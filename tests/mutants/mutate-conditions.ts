import { expressionsOf, fieldsOf, isCondition, type RulesFile } from './rules-file';
import type { Change } from './mutants-of';
import type { Node } from './syntax';

/** What can stand for each operator. `in` and `is` have no opposite of their own: a negation is one. */
const OPERATORS: Record<string, readonly string[]> = {
  '&&': ['||'],
  '||': ['&&'],
  '==': ['!='],
  '!=': ['=='],
  '<=': ['<', '>', '>=', '==', '!='],
  '<': ['<=', '>', '>=', '==', '!='],
  '>=': ['>', '<', '<=', '==', '!='],
  '>': ['>=', '<', '<=', '==', '!='],
};

const METHODS: Record<string, readonly string[]> = {
  affectedKeys: ['addedKeys', 'changedKeys', 'removedKeys', 'unchangedKeys'],
  hasOnly: ['hasAll', 'hasAny'],
};

const TYPES: Record<string, string> = { string: 'list', bool: 'string' };

/** The other one of a ring: every field becomes the one after it. */
const after = (names: readonly string[], name: string) => names[(names.indexOf(name) + 1) % names.length];

/** Everything that can be wrong inside the conditions, but for the patterns of `matches`. */
export function* mutateConditions(rules: RulesFile): Generator<Change> {
  const { text } = rules;
  const fields = fieldsOf(rules);

  function* condition(node: Node, parent: Node | null): Generator<Change> {
    const source = text.slice(node.start, node.end);
    if (!parent) {
      yield { ...node, by: 'true' };
      yield { ...node, by: 'false' };
    }
    // Left out: the operand of a chain that leaves the rest of the chain to decide.
    if (parent?.kind === 'and') yield { ...node, by: 'true' };
    if (parent?.kind === 'or') yield { ...node, by: 'false' };
    if (node.kind === 'not') yield { ...node, by: source.slice(1) };
    // The opposite of `==` is `!=`, which comes with the operators; of what is denied, the denial left out.
    else if (node.signs[0]?.text !== '==' && parent?.kind !== 'not') yield { ...node, by: `!(${source})` };
  }

  function* leaf(node: Node, parent: Node | null): Generator<Change> {
    if (node.kind === 'number') {
      yield { ...node, by: String(Number(node.name) + 1) };
      yield { ...node, by: String(Number(node.name) - 1) };
    }
    if (node.kind === 'string' && parent?.kind === 'relation' && fields.includes(node.name)) {
      yield { ...node, by: `'${after(fields, node.name)}'` };
    }
    if (node.kind === 'word' && parent?.signs[0]?.text === 'is' && parent.parts[1] === node) {
      yield { ...node, by: TYPES[node.name] ?? 'string' };
    }
    if (node.kind === 'word' && node.name === 'resource') yield { ...node, by: 'request.resource' };
    if (node.kind !== 'member') return;
    const nameOnly = { start: node.end - node.name.length, end: node.end };
    if (fields.includes(node.name)) yield { ...nameOnly, by: after(fields, node.name) ?? '' };
    if (node.name === 'resource') yield { ...node, by: 'resource' };
    for (const by of METHODS[node.name] ?? []) yield { ...nameOnly, by };
  }

  function* list({ parts }: Node): Generator<Change> {
    for (const [place, entry] of parts.entries()) {
      const next = parts[place + 1];
      const before = parts[place - 1];
      yield { ...entry, by: `'${entry.name}~'` };
      // With one of its commas.
      if (next) yield { start: entry.start, end: next.start, by: '' };
      else if (before) yield { start: before.end, end: entry.end, by: '' };
    }
  }

  function* visit(node: Node, parent: Node | null): Generator<Change> {
    if (isCondition(node, rules)) yield* condition(node, parent);
    for (const sign of node.signs) for (const by of OPERATORS[sign.text] ?? []) yield { ...sign, by };
    if (node.kind === 'list') yield* list(node);
    yield* leaf(node, parent);
    for (const part of node.parts) yield* visit(part, node);
  }

  for (const expression of expressionsOf(rules)) yield* visit(expression, null);
}
