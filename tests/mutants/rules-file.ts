import { parseExpression, tokensOf, within, type Node, type Token } from './syntax';

/** `allow <methods>: if <condition>;` */
export interface Allow {
  start: number;
  end: number;
  methods: Token[];
  condition: Node;
  /** Index of its `match`. */
  block: number;
  /** The name before the last segment of the path of that `match`, for example `users`. */
  collection: string;
}

/** One segment of a path: a name or a wildcard in braces. */
export interface Segment {
  start: number;
  end: number;
  text: string;
}

interface RulesFunction {
  parameters: string[];
  /** The returned expression. */
  body: Node;
}

export interface RulesFile {
  text: string;
  allows: Allow[];
  functions: Map<string, RulesFunction>;
  paths: Segment[][];
}

/** Reads the segments of the path after `match`. Returns the position of the brace that opens its block. */
function readPath(tokens: readonly Token[], first: number): { path: Segment[]; next: number } {
  const path: Segment[] = [];
  let at = first;
  while (tokens[at]?.text === '/') {
    at += 1;
    const head = tokens[at];
    if (!head) break;
    if (head.text === '{') while (tokens[at]?.text !== '}') at += 1;
    const last = tokens[at] ?? head;
    const inner = tokens.filter(({ start, end }) => start >= head.start && end <= last.end);
    path.push({ start: head.start, end: last.end, text: inner.map(({ text }) => text).join('') });
    at += 1;
  }
  return { path, next: at };
}

/** Parses the rules. */
export function readRules(text: string): RulesFile {
  const tokens = tokensOf(text);
  const rules: RulesFile = { text, allows: [], functions: new Map(), paths: [] };
  const blocks: number[] = [];
  const names: string[] = [];
  let blockCount = 0;
  let functionName = '';
  let parameters: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.text === 'match') {
      const { path, next } = readPath(tokens, at + 1);
      rules.paths.push(path);
      names[blockCount] = path.at(-2)?.text ?? '';
      at = next - 1;
    } else if (token?.text === '{') {
      blocks.push(blockCount);
      blockCount += 1;
    } else if (token?.text === '}') {
      blocks.pop();
    } else if (token?.text === 'function') {
      functionName = tokens[at + 1]?.text ?? '';
      const close = tokens.findIndex(({ text: sign }, place) => place > at && sign === ')');
      parameters = tokens
        .slice(at + 2, close)
        .filter(({ kind }) => kind === 'word')
        .map(({ text: name }) => name);
    } else if (token?.text === 'return') {
      rules.functions.set(functionName, { parameters, body: parseExpression(tokens, at + 1) });
    } else if (token?.text === 'allow') {
      const colon = tokens.findIndex(({ text: sign }, place) => place > at && sign === ':');
      const methods = tokens.slice(at + 1, colon).filter(({ kind }) => kind === 'word');
      const condition = parseExpression(tokens, colon + 2);
      const end = text.indexOf(';', condition.end) + 1;
      const block = blocks.at(-1) ?? 0;
      rules.allows.push({
        start: token.start,
        end,
        methods,
        condition,
        block,
        collection: names[block] ?? '',
      });
    }
  }
  return rules;
}

/** Every expression of the file. */
export function expressionsOf(rules: RulesFile): Node[] {
  const bodies = [...rules.functions.values()].map(({ body }) => body);
  return [...rules.allows.map(({ condition }) => condition), ...bodies];
}

const CONDITION_METHODS = new Set(['matches', 'hasOnly', 'hasAll', 'hasAny']);

/** Whether a node is a boolean rather than another value. */
export function isCondition(node: Node, rules: RulesFile): boolean {
  if (['and', 'or', 'not', 'relation'].includes(node.kind)) return true;
  if (node.kind !== 'call') return false;
  const called = rules.functions.get(node.name);
  return CONDITION_METHODS.has(node.name) || (called !== undefined && isCondition(called.body, rules));
}

/** The names of the fields that each kind of document or map may have: the lists passed to `hasOnly`. */
export function fieldsOf(rules: RulesFile): string[][] {
  const lists = expressionsOf(rules)
    .flatMap((expression) => [...within(expression)])
    .filter(({ kind, name }) => kind === 'call' && name === 'hasOnly')
    .map(({ parts }) => parts[1]?.parts.map(({ name }) => name) ?? []);
  if (lists.length === 0) throw new Error('The rules name no list of fields.');
  return lists;
}
