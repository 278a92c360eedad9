import { Button, FileButton, Group, Text } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useRef } from 'react';
import { useText } from '@/i18n/use-text';
import type { useListFile } from './use-list-file';

const FILES = '.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values';

interface ListFileRowProps {
  file: ReturnType<typeof useListFile>;
  isSending: boolean;
  onText: (text: string) => void;
}

/** Reads a list from a file, and takes that back. */
export function ListFileRow({ file, isSending, onText }: ListFileRowProps) {
  const t = useText();
  const fileButton = useRef<HTMLButtonElement>(null);
  const resetFile = useRef<() => void>(null);
  return (
    <Group gap="sm">
      <FileButton
        accept={FILES}
        disabled={isSending}
        resetRef={resetFile}
        inputProps={{ 'aria-label': t('many.file') }}
        onChange={(chosen) => {
          file.load(chosen);
          // So that the same file can be chosen again.
          resetFile.current?.();
        }}
      >
        {(props) => (
          <Button ref={fileButton} variant="default" size="sm" disabled={isSending} {...props}>
            {t('many.file')}
          </Button>
        )}
      </FileButton>
      <Text role="status" {...(file.problem ? { c: 'var(--bad-ink)' } : {})}>
        {file.problem ? t(file.problem) : file.replaced === null ? null : t('many.replaced')}
      </Text>
      {file.replaced === null ? null : (
        <Button
          variant="default"
          size="sm"
          disabled={isSending}
          onClick={() => {
            onText(file.replaced ?? '');
            file.clear();
            fileButton.current?.focus();
          }}
        >
          {t('many.undo')}
        </Button>
      )}
    </Group>
  );
}
