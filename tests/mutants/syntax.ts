/** A part of the rules, with its position in the text. */
export interface Token {
  kind: 'word' | 'number' | 'string' | 'sign';
  text: string;
  start: number;
  end: number;
}

/** A part of an expression. `end` is the position after it. */
export interface Node {
  kind:
    | 'and'
    | 'or'
    | 'not'
    | 'relation'
    | 'sum'
    | 'call'
    | 'member'
    | 'list'
    | 'path'
    | 'segment'
    | 'word'
    | 'number'
    | 'string';
  start: number;
  end: number;
  /** Operands, arguments, entries or segments; for a member or a call, the first is the object. */
  parts: Node[];
  /** The operators between the parts, or the sign of a `not`. */
  signs: Token[];
  /** The text of a word, number, string, segment or member. */
  name: string;
}

const PATTERN =
  /(?<space>\s+|\/\/[^\n]*)|(?<string>'(?:[^'\\]|\\.)*')|(?<number>\d+)|(?<word>[A-Za-z_]\w*)|(?<sign>&&|\|\||[=!<>]=|=\*\*|[^\s\w'])/g;

/** The tokens of a rules text, without comments. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { groups = {}, index, 0: match } of text.matchAll(PATTERN)) {
    const kind = (['string', 'number', 'word', 'sign'] as const).find((name) => groups[name] !== undefined);
    if (kind) tokens.push({ kind, text: match, start: index, end: index + match.length });
  }
  return tokens;
}

const RELATIONS = new Set(['==', '!=', '<', '<=', '>', '>=', 'in', 'is']);

/**
 * Parses the expression that starts at a token. Supports the part of the language that these rules use, and throws for
 * anything else, so that nothing is silently left out of the mutations.
 */
export function parseExpression(tokens: readonly Token[], first: number): Node {
  let at = first;
  const peek = () => tokens[at]?.text;

  function take(expected?: string): Token {
    const token = tokens[at];
    if (!token || (expected !== undefined && token.text !== expected)) {
      throw new Error(`Expected ${expected ?? 'more'} at ${token?.start ?? 'the end'}, found ${token?.text}`);
    }
    at += 1;
    return token;
  }

  function chain(kind: 'and' | 'or' | 'sum', signs: readonly string[], operand: () => Node): Node {
    const head = operand();
    const goesOn = () => signs.includes(peek() ?? '');
    if (!goesOn()) return head;
    const node: Node = { kind, start: head.start, end: head.end, parts: [head], signs: [], name: '' };
    while (goesOn()) {
      node.signs.push(take());
      const next = operand();
      node.parts.push(next);
      node.end = next.end;
    }
    return node;
  }

  const either = (): Node => chain('or', ['||'], () => chain('and', ['&&'], relation));
  const sum = (): Node => chain('sum', ['+', '-'], unary);

  function relation(): Node {
    const left = sum();
    if (!RELATIONS.has(peek() ?? '')) return left;
    const sign = take();
    const right = sum();
    return {
      kind: 'relation',
      start: left.start,
      end: right.end,
      parts: [left, right],
      signs: [sign],
      name: '',
    };
  }

  function unary(): Node {
    if (peek() !== '!') return postfix();
    const sign = take();
    const part = unary();
    return { kind: 'not', start: sign.start, end: part.end, parts: [part], signs: [sign], name: '' };
  }

  function listed(close: string): Node[] {
    const entries: Node[] = [];
    while (peek() !== close) {
      entries.push(either());
      if (peek() !== close) take(',');
    }
    return entries;
  }

  function postfix(): Node {
    let node = primary();
    for (;;) {
      if (peek() === '.') {
        take();
        const { text, end } = take();
        node = { kind: 'member', start: node.start, end, parts: [node], signs: [], name: text };
      } else if (peek() === '(') {
        take();
        const entries = listed(')');
        const { end } = take(')');
        node = {
          kind: 'call',
          start: node.start,
          end,
          parts: [node, ...entries],
          signs: [],
          name: node.name,
        };
      } else return node;
    }
  }

  /** `/name/$(expression)/...`, starting after the first slash. */
  function path({ start }: Token): Node {
    const node: Node = { kind: 'path', start, end: start, parts: [], signs: [], name: '' };
    for (;;) {
      const interpolated = peek() === '$';
      if (interpolated) take();
      const segment = primary();
      if (!interpolated && segment.kind !== 'word') throw new Error(`Expected a name at ${segment.start}`);
      node.parts.push(interpolated ? segment : { ...segment, kind: 'segment' });
      node.end = segment.end;
      if (peek() !== '/') return node;
      take();
    }
  }

  function primary(): Node {
    const token = take();
    if (token.text === '/') return path(token);
    if (token.text === '(') {
      const inner = either();
      // Including its parentheses, so that a replacement needs none.
      return { ...inner, start: token.start, end: take(')').end };
    }
    if (token.text === '[') {
      const entries = listed(']');
      const { end } = take(']');
      return { kind: 'list', start: token.start, end, parts: entries, signs: [], name: '' };
    }
    // An empty map. There is nothing in it to change.
    if (token.text === '{') {
      return { kind: 'list', start: token.start, end: take('}').end, parts: [], signs: [], name: '' };
    }
    if (token.kind === 'sign') throw new Error(`Unexpected ${token.text} at ${token.start}`);
    return {
      kind: token.kind,
      start: token.start,
      end: token.end,
      parts: [],
      signs: [],
      name: token.kind === 'string' ? token.text.slice(1, -1) : token.text,
    };
  }

  const expression = either();
  if (peek() !== ';') throw new Error(`Expected ; after ${expression.end}, found ${peek()}`);
  return expression;
}

/** A node and all its descendants. */
export function* within(node: Node): Generator<Node> {
  yield node;
  for (const part of node.parts) yield* within(part);
}
