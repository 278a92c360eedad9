import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { Message, MessageId, MessageValues } from './message';

/** Translates a message into the language of the page. */
export type Translate = (message: MessageId | Message, values?: MessageValues) => string;

/** Translates messages. Components that use it follow a change of language. */
export function useText(): Translate {
  const { _ } = useLingui();
  return useCallback(
    (message, values) => (typeof message === 'string' ? _(message, values) : _(message.id, message.values)),
    // A change of language makes a new `_`.
    [_],
  );
}
