import { describe, expect, it } from 'vitest';
import { clausesIn, findProblems, readTexts, rowsIn, tagsIn } from './check-tags.mjs';

const specification = `# Product

It is one; it has pages.

## 2. Screens

| Route | Content |
|---|---|
| / | Landing page |

### Sign in (/signin)
- Link "Sign up. Now; here" to (a; b).
Fields:
- E-mail.
`;

const conventions = `| # | Row | Held by | Not measured |
|---|---|---|---|
| 1 | Small | tests, \`package.json\` | |
| 2 | Fast | | How fast |
`;

const tags = ['spec-0.1a', 'spec-0.1b', 'spec-2.1', 'spec-2.sign-in.1', 'spec-2.sign-in.2', 'row-1'];

describe('clausesIn', () => {
  it('gives every sentence, row and part between semicolons its address', () => {
    expect(clausesIn(specification)).toEqual([
      { id: '0.1a', text: 'It is one;' },
      { id: '0.1b', text: 'it has pages.' },
      { id: '2.1', text: '/ | Landing page' },
      { id: '2.sign-in.1', text: 'Link "Sign up. Now; here" to (a; b).' },
      { id: '2.sign-in.2', text: 'E-mail.' },
    ]);
  });

  it('gives every clause of the product an address of its own', () => {
    const ids = clausesIn(readTexts().specification).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(200);
  });
});

it('the conventions have 35 rows', () => {
  expect(rowsIn(readTexts().conventions).map(({ id }) => Number(id))).toEqual(
    Array.from({ length: 35 }, (_, place) => place + 1),
  );
});

it('a tag is an option of a test of Playwright, or a comment before one of Vitest', () => {
  const quoted = 'it names spec-9.9 and @row-9';
  expect(tagsIn(`test('a', { tag: '@spec-2.1' }, run); // ${quoted}`)).toEqual(['spec-2.1']);
  expect(tagsIn("test('b', {\n  tag: ['@spec-2.2a', '@row-3'],\n}, run);")).toEqual(['spec-2.2a', 'row-3']);
  expect(tagsIn(`  // @row-4 @row-5\n  it('${quoted}', run);`)).toEqual(['row-4', 'row-5']);
});

describe('findProblems', () => {
  it('finds nothing where every clause and every row has its test or says what is missing', () => {
    expect(findProblems({ specification, conventions, tags })).toEqual([]);
  });

  it.each([
    [
      'a clause without a test',
      { tags: tags.filter((tag) => tag !== 'spec-2.1') },
      'No test has the tag @spec-2.1',
    ],
    [
      'a tag that nothing has',
      { tags: [...tags, 'spec-2.9'] },
      'Nothing has the address of the tag @spec-2.9',
    ],
    [
      'a row without its test',
      { tags: tags.filter((tag) => tag !== 'row-1') },
      'Row 1 has no test with its tag',
    ],
    ['a row that hides its test', { tags: [...tags, 'row-2'] }, 'Row 2 does not name its tests'],
    [
      'a row that says nothing',
      { conventions: conventions.replace('How fast', '') },
      'Row 2 is neither held nor listed as not measured',
    ],
    [
      'a file that is not there',
      { conventions: conventions.replace('package.json', 'lost.mjs') },
      'Row 1: there is no lost.mjs',
    ],
  ])('finds %s', (_, change, problem) => {
    expect(findProblems({ specification, conventions, tags, ...change })).toContain(problem);
  });
});
