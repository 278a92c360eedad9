import { Button, Group, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useState } from 'react';
import { useText } from '@/i18n/use-text';

/** The times at which a new stream must have segment boundaries, as encoders and packagers take them. */
export function CutTimes({ cutsMs }: { cutsMs: readonly number[] }) {
  const t = useText();
  const times = cutsMs
    .toSorted((a, b) => a - b)
    .map((timeMs) => (timeMs / 1000).toFixed(3))
    .join(',');
  /** The times that were copied, or could not be. */
  const [outcome, setOutcome] = useState<{ times: string; isCopied: boolean } | null>(null);

  async function copy() {
    let isCopied = true;
    try {
      await navigator.clipboard.writeText(`-force_key_frames ${times}`);
    } catch (error) {
      // Not permitted, or not a secure context, in which there is no clipboard.
      console.error('Copying the cut times failed', error);
      isCopied = false;
    }
    setOutcome({ times, isCopied });
  }

  return (
    <div>
      <Group gap="xs" align="flex-end">
        <TextInput
          style={{ flex: '1 1 16rem' }}
          size="xs"
          readOnly
          label={t('delivery.cuts')}
          description={t('delivery.cuts-help')}
          value={`-force_key_frames ${times}`}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button variant="default" size="xs" onClick={() => void copy()}>
          {t('delivery.cuts-copy')}
        </Button>
      </Group>
      <Text role="status" size="sm">
        {outcome?.times === times
          ? t(outcome.isCopied ? 'delivery.cuts-copied' : 'delivery.cuts-failed')
          : null}
      </Text>
    </div>
  );
}
