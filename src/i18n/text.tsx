import { Trans } from '@lingui/react';
import type { ReactElement } from 'react';
import type { MessageId, MessageValues } from './message';

interface TextProps {
  id: MessageId;
  values?: MessageValues;
  /** The elements that appear in the message as `<name>…</name>`. */
  components?: Record<string, ReactElement>;
}

/** A message as an element: for links and emphasis in it, and for the errors of forms. */
export function Text({ id, values, components }: TextProps) {
  return <Trans id={id} {...(values ? { values } : {})} {...(components ? { components } : {})} />;
}
