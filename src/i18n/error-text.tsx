import type { ReactElement } from 'react';
import type { MessageId } from './message';
import { Text } from './text';

/** What a form keeps as the error of a field: words that follow a change of language. Null when all is well. */
export function errorText(problem: MessageId | null): ReactElement | null {
  return problem === null ? null : <Text id={problem} />;
}
