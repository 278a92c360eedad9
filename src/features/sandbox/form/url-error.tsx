import { Text } from '@mantine/core';
import '@mantine/core/styles/Text.layer.css';
import type { FailureMessage } from '../failure-message';

/** The error of a field with its explanation; each is announced when it appears, and both belong to the field. */
export function UrlError({ failure }: { failure: FailureMessage }) {
  return (
    <>
      <span role="alert">{failure.message}</span>
      {failure.help ? (
        <Text span display="block" size="sm" c="dimmed" mt={4} role="alert">
          {failure.help}
        </Text>
      ) : null}
    </>
  );
}
