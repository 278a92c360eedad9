import { describe, expect, it } from 'vitest';
import { mutantsOf } from './mutants-of';
import { changePattern } from './mutate-patterns';

/** Rules with these statements. The list of fields must occur somewhere. */
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

  it('opens a statement to no method that lacks what its conditions read', () => {
    const names = namesOf('allow list: if id == id && request.query.limit <= 20;');
    expect(names).toContain('allow get: if id == id; is added');
    expect(names.filter((name) => /query.*is added/.test(name))).toEqual([]);
  });

  it('drops each method of a statement', () => {
    const names = namesOf("allow get, list: if resource.a == 'x';");
    expect(names).toEqual(expect.arrayContaining(['get, is left out', ', list is left out']));
  });

  it('turns sums, and moves durations', () => {
    const names = namesOf('allow get: if (request.time - resource.a).seconds() >= resource.b + 90;');
    for (const expected of ['- becomes +', '+ becomes -', 'seconds becomes nanos', '90 becomes 89']) {
      expect(names).toContain(expected);
    }
  });

  it('changes the path of another document, and mixes up the parameters of a function', () => {
    const names = namesOf('function of(a, b) { return get(/notes/$(a)).data.c == b; }');
    expect(names).toEqual(expect.arrayContaining(['notes becomes notes2', '(a) becomes (b)', 'b becomes a']));
  });

  it('changes a field to the next of each list that has it, and leaves what stands for a missing one', () => {
    const names = namesOf(
      "allow update: if request.a.hasOnly(['x', 'y', 'z']) && request.b.hasOnly(['y', 'w']) && request.a.get('y', 1) == 2;",
    );
    expect(names).toEqual(expect.arrayContaining(["'y' becomes 'z'", "'y' becomes 'w'", '2 becomes 3']));
    expect(names).not.toContain('1 becomes 2');
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
    expect(() => mutantsOf(rulesWith('allow get: if a * b;'))).toThrow('Expected ;');
    expect(() => mutantsOf(rulesWith('allow get: if get(/notes/7).data;'))).toThrow('Expected a name');
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
    expect(changed('[A-C0-9-]{2,3}')).toEqual([
      '.?[A-C0-9-]{2,3}',
      '[A-C0-9-]{2,3}.?',
      '[0-9-]{2,3}',
      '[B-C0-9-]{2,3}',
      '[A-B0-9-]{2,3}',
      '[A-D0-9-]{2,3}',
      '[A-C-]{2,3}',
      '[A-C1-9-]{2,3}',
      '[A-C0-8-]{2,3}',
      '[A-C0-9]{2,3}',
      '.{2,3}',
      '[A-C0-9-]{3,3}',
      '[A-C0-9-]{1,3}',
      '[A-C0-9-]{2,4}',
      '[A-C0-9-]{2,2}',
    ]);
  });
});
