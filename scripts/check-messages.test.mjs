import { describe, expect, it } from 'vitest';
import { placeholdersOf, problemsOfCatalog, wordsOf } from './check-messages.mjs';

/** @param {Record<string, string>} messages */
const catalog = (messages) => new Map(Object.entries(messages));

describe('a catalog', () => {
  const english = catalog({ 'a.hello': 'Hello {name}', 'a.rows': '{n, plural, one {# row} other {# rows}}' });

  it('is whole when it has every message with its placeholders', () => {
    const german = catalog({
      'a.hello': 'Hallo {name}',
      'a.rows': '{n, plural, one {# Zeile} other {# Zeilen}}',
    });
    expect(problemsOfCatalog('de', german, english)).toEqual([]);
  });

  it.each([
    ['a missing message', { 'a.hello': 'Hallo {name}' }, /"a\.rows" is missing/],
    [
      'another placeholder',
      { 'a.hello': 'Hallo {nom}', 'a.rows': '{n}' },
      /"a\.hello" has other placeholders/,
    ],
    ['an empty one', { 'a.hello': ' ', 'a.rows': '{n}' }, /"a\.hello" is empty/],
    [
      'one that is not English',
      { 'a.hello': 'Hallo {name}', 'a.rows': '{n}', 'a.x': 'x' },
      /"a\.x" is not among/,
    ],
  ])('is told of %s', (_, messages, problem) => {
    expect(problemsOfCatalog('de', catalog(messages), english).join('\n')).toMatch(problem);
  });

  it('is told of a French question mark that a line could begin with', () => {
    const question = catalog({ 'a.q': 'Ready?' });
    expect(problemsOfCatalog('fr', catalog({ 'a.q': 'Prêt ?' }), question)).toHaveLength(1);
    expect(problemsOfCatalog('fr', catalog({ 'a.q': 'Prêt\u202f?' }), question)).toEqual([]);
  });
});

it('knows the placeholders and elements of a message, those inside a plural too', () => {
  expect(placeholdersOf('{n, plural, one {# of {all}} other {#}} <b>{x}</b>')).toBe('<b> all n x');
});

describe('the code of a page', () => {
  it.each([
    ['a text', '<p>Hello there</p>'],
    ['a label', '<Field label="Full Name" />'],
    ['one branch of a condition', "<b>{busy ? 'Saving' : t('a.save')}</b>"],
    ['a label that is computed', "<Field aria-label={open ? 'Close' : t('a.open')} />"],
  ])('is told of %s that is no message', (_, markup) => {
    expect(wordsOf('page.tsx', `const x = ${markup};`).spoken).toHaveLength(1);
  });

  it.each([
    ["<p>{t('a.hello')}</p>"],
    ['<Page title="a.hello" />'],
    ['<b>SceneCue</b>'],
    ['<input type="email" />'],
    ["<b>{kind === 'Free' ? t('a.x') : null}</b>"],
  ])('may hold %s', (markup) => {
    expect(wordsOf('page.tsx', `const x = ${markup};`).spoken).toEqual([]);
  });
});
