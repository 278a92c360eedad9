import { Button, Group, Text } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Text.layer.css';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import { toWindowSheet, toWindowSignals, type CreativeMotion } from '@/targeting/export/windows';
import type { PlannedWindow } from '@/targeting/windows';
import { exportFileName } from '../export/export-file-name';
import { downloadText } from '../export/export-files';

interface WindowDownloadProps {
  /** Those that the filter leaves. */
  windows: readonly PlannedWindow[];
  videoUrl: string;
  title: string | undefined;
  /** What creatives in the windows may have. */
  motion: CreativeMotion;
}

/** Downloads the windows for a spreadsheet, or the suitable ones for bidders. */
export function WindowDownload({ windows, videoUrl, title, motion }: WindowDownloadProps) {
  const t = useText();
  const [file, setFile] = useState<string | null>(null);
  const { length: exported } = windows.filter(({ isExported }) => isExported);

  function download(format: 'csv' | 'json') {
    const name = exportFileName(videoUrl, `windows.${format}`, title);
    const text =
      format === 'csv'
        ? toWindowSheet(windows)
        : `${JSON.stringify(toWindowSignals(windows, videoUrl, motion), null, 2)}\n`;
    downloadText(name, format, text);
    setFile(name);
  }

  return (
    <Group gap="sm">
      <Button
        variant="default"
        size="xs"
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        disabled={windows.length === 0}
        onClick={() => download('csv')}
      >
        {t('windows.sheet')}
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        disabled={exported === 0}
        onClick={() => download('json')}
      >
        {t('windows.bidders')}
      </Button>
      <Text role="status" size="sm" c="dimmed">
        {file === null ? null : t('windows.downloaded', { file })}
      </Text>
    </Group>
  );
}
