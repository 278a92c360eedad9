import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type concepts from '@/i18n/messages/en/plan/concepts.json';

/**
 * Names a concept of a response in the language of the page. A name without a translation stays as it is: that of a
 * model that the installation has added, of another provider, or of a newer server.
 */
export type ConceptName = (name: string) => string;

/** The message id of a concept's name: letters and digits stay, everything between them becomes a hyphen. */
export function conceptMessage(name: string): string {
  return `concepts.${name.replace(/[^a-z0-9]+/g, '-')}` satisfies `concepts.${string}`;
}

function isKnown(id: string, messages: object): id is keyof typeof concepts {
  return Object.hasOwn(messages, id);
}

/** Names concepts. Components that use it follow a change of language. */
export function useConceptName(): ConceptName {
  const { i18n, _ } = useLingui();
  return useCallback(
    (name) => {
      const id = conceptMessage(name);
      return isKnown(id, i18n.messages) ? _(id) : name;
    },
    // A change of language creates a new `_`.
    [i18n, _],
  );
}
