import { Alert, Text } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '@/i18n/use-text';
import { useAddressValue } from './use-address-value';
import { resultPath, type Sandbox } from './use-sandbox';

/** @returns whether the page that is shown, or another of its views, was left before */
function useWasLeft(): boolean {
  const [path] = useLocation();
  const [view] = useAddressValue('view');
  const [shown, setShown] = useState({ path, view });
  const [left, setLeft] = useState<readonly string[]>([]);
  if (shown.path !== path || shown.view !== view) {
    setShown({ path, view });
    setLeft([...left, shown.path]);
  }
  return left.includes(path);
}

/**
 * Says that an analysis has succeeded, above its result, until another view is shown. A live region must exist before its
 * content changes.
 */
export function Success({ received }: Pick<Sandbox, 'received'>) {
  const t = useText();
  const [path] = useLocation();
  const wasLeft = useWasLeft();
  const shown = wasLeft
    ? undefined
    : [...received.values()].find(({ id }) => resultPath(id) === path)?.response;
  return (
    <div role="status">
      {shown?.status === 'success' ? (
        // What is missing is listed below: green would suggest that nothing is missing.
        <Alert role="none" color={shown.partial?.length ? 'gray' : 'green'} px="xs" py={6} mb="xs">
          <Text size="sm" fw={600} c={shown.partial?.length ? 'dimmed' : 'var(--good-ink)'}>
            {t('sandbox.succeeded')}
          </Text>
        </Alert>
      ) : null}
    </div>
  );
}
