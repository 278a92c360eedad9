import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { mergeMessages } from './merge-messages';

const messages = {
  en: mergeMessages(import.meta.glob('./messages/en/*/*.json', { eager: true, import: 'default' })),
  de: mergeMessages(import.meta.glob('./messages/de/*/*.json', { eager: true, import: 'default' })),
  es: mergeMessages(import.meta.glob('./messages/es/*/*.json', { eager: true, import: 'default' })),
  fr: mergeMessages(import.meta.glob('./messages/fr/*/*.json', { eager: true, import: 'default' })),
};

/** Messages whose wording does not depend on the count, in at least one language. */
const SAME = [
  'plan.breaks.exported-own',
  'plan.profile.exclusions-count',
  'report.more',
  'many.start',
  'sandbox.parts.captions',
  'spots.fit.topics-far',
  'spots.fit.topics-in',
  'windows.count',
];

/** The forms of each plural within a compiled message. */
function pluralsIn(compiled: unknown): Record<string, unknown>[] {
  if (!Array.isArray(compiled)) return [];
  const [, kind, forms] = compiled as unknown[];
  if (kind === 'plural') return [forms as Record<string, unknown>];
  return compiled.flatMap(pluralsIn);
}

// @row-29
it.each(Object.keys(messages) as (keyof typeof messages)[])(
  'one and two have different plural forms in %s',
  (language) => {
    const plurals = Object.entries(messages[language]).flatMap(([id, message]) =>
      pluralsIn(message).map(({ one, other }) => ({
        id,
        one: JSON.stringify(one ?? other),
        other: JSON.stringify(other),
      })),
    );
    expect(plurals.length).toBeGreaterThan(20);
    const same = plurals.filter(({ one, other }) => one === other).map(({ id }) => id);
    expect(same.filter((id) => !SAME.includes(id))).toEqual([]);
  },
);

// @row-29
it.each([
  ['en', ['0 shots', '1 shot', '2 shots']],
  ['de', ['0 Einstellungen', '1 Einstellung', '2 Einstellungen']],
  ['es', ['0 planos', '1 plano', '2 planos']],
  ['fr', ['0 plan', '1 plan', '2 plans']],
] as const)('the plural form is that of the language: %s', (locale, expected) => {
  const i18n = setupI18n({ locale, messages });
  expect([0, 1, 2].map((count) => i18n._('sandbox.frame-strip.shots', { count }))).toEqual(expected);
});
