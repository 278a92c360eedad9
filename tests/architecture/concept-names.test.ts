import { expect, it } from 'vitest';
import { CONCEPTS } from '../../netlify/analysis/providers/embedded/concepts/registry';
import { conceptMessage } from '../../src/features/sandbox/use-concept-name';
import english from '../../src/i18n/messages/en/plan/concepts.json';

it('every concept of the engine has a name in the interface, and no two share one', () => {
  const ids = CONCEPTS.map(({ name }) => conceptMessage(name));
  expect(ids.filter((id) => !Object.hasOwn(english, id))).toEqual([]);
  expect(new Set(ids).size).toBe(CONCEPTS.length);
});
