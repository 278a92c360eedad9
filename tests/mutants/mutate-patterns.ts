import { expressionsOf, type RulesFile } from './rules-file';
import type { Change } from './mutants-of';
import { within } from './syntax';

/** A character class, a quantifier, a parenthesis, the bar of an alternative, or one character. */
const PART = /\[(?<set>[^\]]+)\]|\{(?<times>\d+(?:,\d+)?)\}|(?<sign>[()|])|(?<character>.)/g;

/** A range or one character of a character class. */
const ITEM = /(?<from>.)-(?<to>.)|./g;

const isDigit = (character: string) => character >= '0' && character <= '9';

const isLetterOrDigit = (character: string) => /[A-Za-z0-9]/.test(character);

const step = (character: string, by: number) => String.fromCharCode(character.charCodeAt(0) + by);

/** `a-b` with each end moved by one, as long as both remain letters or digits and in order. */
function* moveRange(from: string, to: string): Generator<string> {
  const moved = [
    [step(from, -1), to],
    [step(from, 1), to],
    [from, step(to, -1)],
    [from, step(to, 1)],
  ] as const;
  for (const [first, last] of moved) {
    if (isLetterOrDigit(first) && isLetterOrDigit(last) && first <= last) yield `${first}-${last}`;
  }
}

/**
 * `[abc]` or `[a-c0]` without each of its items, with the ends of its ranges moved, and with each adjacent digit added.
 */
function* changeSet(set: string): Generator<string> {
  for (const { 0: item, index, groups = {} } of set.matchAll(ITEM)) {
    const withItem = (by: string) => `[${set.slice(0, index)}${by}${set.slice(index + item.length)}]`;
    const { from, to } = groups;
    if (item !== set) yield withItem('');
    if (from !== undefined && to !== undefined) for (const by of moveRange(from, to)) yield withItem(by);
    else if (isDigit(item)) {
      for (const neighbour of [step(item, -1), step(item, 1)]) {
        if (isDigit(neighbour) && !set.includes(neighbour)) yield `[${set}${neighbour}]`;
      }
    }
  }
}

/** `{n}` or `{n,m}` with each number moved by one. */
function* changeTimes(times: string): Generator<string> {
  for (const { 0: number, index } of times.matchAll(/\d+/g)) {
    for (const by of [1, -1]) {
      yield `{${times.slice(0, index)}${Number(number) + by}${times.slice(index + number.length)}}`;
    }
  }
}

/** Each alternative in parentheses removed, together with one of its bars. */
function* dropAlternatives(pattern: string): Generator<Change> {
  for (const { index, 1: inside = '' } of pattern.matchAll(/\(([^()]*)\)/g)) {
    const alternatives = inside.split('|');
    for (const [place] of alternatives.entries()) {
      const rest = alternatives.filter((_, other) => other !== place).join('|');
      yield { start: index, end: index + inside.length + 2, by: `(${rest})` };
    }
  }
}

/** The changes of one pattern; positions are relative to the pattern. */
export function* changePattern(pattern: string): Generator<Change> {
  yield* dropAlternatives(pattern);
  yield { start: 0, end: 0, by: '.?' };
  yield { start: pattern.length, end: pattern.length, by: '.?' };
  for (const { 0: part, index: start, groups = {} } of pattern.matchAll(PART)) {
    const place = { start, end: start + part.length };
    const { set, times, character } = groups;
    if (set !== undefined) for (const by of changeSet(set)) yield { ...place, by };
    if (times !== undefined) for (const by of changeTimes(times)) yield { ...place, by };
    // Any character matches, for a class as for a character.
    if (set !== undefined || character !== undefined) yield { ...place, by: '.' };
  }
}

/** All errors inside the patterns of `matches`. */
export function* mutatePatterns(rules: RulesFile): Generator<Change> {
  for (const expression of expressionsOf(rules)) {
    for (const node of within(expression)) {
      const pattern = node.kind === 'call' && node.name === 'matches' ? node.parts[1] : undefined;
      if (pattern?.kind !== 'string') continue;
      const first = pattern.start + 1;
      for (const { start, end, by } of changePattern(pattern.name)) {
        yield { start: first + start, end: first + end, by };
      }
    }
  }
}
