import { expect, test } from 'vitest';

const files: Record<string, string> = import.meta.glob(
  '../../{src,netlify,scripts,tools}/**/*.test.{ts,tsx,mjs}',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

test('a unit test that replaces modules is named so that it runs alone, and no other is', () => {
  const replacing = Object.keys(files).filter((file) => /\bvi\.(mock|doMock)\(/.test(files[file] ?? ''));
  expect(replacing.length).toBeGreaterThan(0);
  expect(replacing).toEqual(Object.keys(files).filter((file) => file.includes('.isolated.test.')));
});
