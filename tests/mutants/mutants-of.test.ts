import { describe, expect, it } from 'vitest';
import { mutantsOf } from './mutants-of';
import { changePattern } from './mutate-patterns';

/** Rules with these statements; the list of fields must be somewhere. */
const rulesWith = (statements: string) => `service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
${statements}
      allow delete: if request.auth.uid.hasOnly(['name']);
    }
  }
}`;

const namesOf = (statements: string, line = 4) =>
  mutantsOf(rulesWith(statements))
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`line ${line},`))
    .map((name) => name.replace(/^.*?: /, ''));

describe('mutantsOf', () => {
  it('leaves out each condition, turns each operator and moves each limit', () => {
    const names = namesOf("allow update: if resource.a == 'x' && request.resource.data.b.size() <= 20;");
    for (const expected of [
      "resource.a == 'x' becomes true",
      '&& becomes ||',
      '== becomes !=',
      '<= becomes <',
      '20 becomes 21',
      '20 becomes 19',
    ]) {
      expect(names).toContain(expected);
    }
  });

  it('drops and changes each entry of a list', () => {
    const names = namesOf("allow get: if resource.a in ['x', 'y'];");
    for (const expected of [
      "'x', is left out",
      ", 'y' is left out",
      "'x' becomes 'x~'",
      "'y' becomes 'y~'",
    ]) {
      expect(names).toContain(expected);
    }
  });

  it('opens a statement to other methods, with the conditions that make sense there', () => {
    const names = namesOf('allow create: if id == id && request.resource.data.a == 1;');
    for (const expected of [
      'allow list: if id == id; is added',
      'allow update: if id == id && request.resource.data.a == 1; is added',
    ]) {
      expect(names).toContain(expected);
    }
  });

  it('does not open what another statement has opened on the same conditions', () => {
    const names = namesOf(
      'allow get: if request.auth.uid == id;\nallow create: if request.auth.uid == id && request.resource.data.a == 1;',
      5,
    );
    expect(names.filter((name) => name.includes('allow get'))).toEqual([]);
  });

  it('widens and moves the path, and leaves the preamble', () => {
    expect(namesOf('', 3)).toEqual([
      '/{below=**} is added',
      '{above=**}/ is added',
      'notes becomes notes2',
      'notes becomes {any}',
      '{id} becomes {id=**}',
    ]);
    expect(namesOf('', 2)).toEqual(['/{below=**} is added']);
  });

  it('makes no mutant twice, and none that is the original', () => {
    const text = rulesWith("allow get: if !(resource.a == 'x' || resource.b == 'y');");
    const texts = mutantsOf(text).map((mutant) => mutant.text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts).not.toContain(text);
  });

  it('refuses what it cannot read, and skips nothing in silence', () => {
    expect(() => mutantsOf(rulesWith('allow get: if a + b;'))).toThrow('Expected ;');
  });
});

describe('changePattern', () => {
  const changed = (pattern: string) =>
    [...changePattern(pattern)].map(
      ({ start, end, by }) => pattern.slice(0, start) + by + pattern.slice(end),
    );

  it('moves ranges and times, drops alternatives, loosens characters and both ends', () => {
    expect(changed('(0[1-9]|1[0-2])')).toEqual(
      expect.arrayContaining([
        '(1[0-2])',
        '(0[1-9])',
        '(0[0-9]|1[0-2])',
        '(0[1-9]|1[0-3])',
        '(.[1-9]|1[0-2])',
      ]),
    );
    expect(changed('[01]{3}')).toEqual([
      '.?[01]{3}',
      '[01]{3}.?',
      '[1]{3}',
      '[0]{3}',
      '[012]{3}',
      '.{3}',
      '[01]{4}',
      '[01]{2}',
    ]);
  });
});
