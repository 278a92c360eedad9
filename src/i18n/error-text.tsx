import type { ReactElement } from 'react';
import type { MessageId } from './message';
import { Text } from './text';

/** The error of a form field, which follows a change of language. Null if there is none. */
export function errorText(problem: MessageId | null): ReactElement | null {
  return problem === null ? null : <Text id={problem} />;
}
