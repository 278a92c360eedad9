import { Button, Group, NativeSelect, Text } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Text.layer.css';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import {
  CREATIVE_MOTIONS,
  toWindowSheet,
  toWindowSignals,
  type CreativeMotion,
} from '@/targeting/export/windows';
import type { PlannedWindow } from '@/targeting/windows';
import { exportFileName } from '../export/export-file-name';
import { downloadText } from '../export/export-files';

interface WindowDownloadProps {
  /** Those that the filter leaves. */
  windows: readonly PlannedWindow[];
  videoUrl: string;
  title: string | undefined;
}

/** Downloads the windows for a spreadsheet, or the suitable ones for bidders. */
export function WindowDownload({ windows, videoUrl, title }: WindowDownloadProps) {
  const t = useText();
  const [motion, setMotion] = useState<CreativeMotion>('limited');
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
    <Group gap="sm" align="flex-end">
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
      <NativeSelect
        size="xs"
        label={t('windows.motion')}
        value={motion}
        data={CREATIVE_MOTIONS.map((value) => ({ value, label: t(`windows.motion.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          setMotion(CREATIVE_MOTIONS.find((each) => each === value) ?? 'limited')
        }
      />
      <Text role="status" size="sm" c="dimmed">
        {file === null ? null : t('windows.downloaded', { file })}
      </Text>
    </Group>
  );
}
