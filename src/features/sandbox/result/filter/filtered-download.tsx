import { Button, Menu, Text } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Text.layer.css';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';
import type { AnalysisEntry, AnalysisResponse } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { exportFileName } from '../export/export-file-name';
import { downloadText, exportText, type ExportFormat } from '../export/export-files';

const FORMATS = ['csv', 'json'] as const;

interface FilteredDownloadProps {
  response: AnalysisResponse;
  /** The user's own title for the video. */
  title: string | undefined;
  /** Every entry, with only the concepts that match the filter: an entry lasts until the next one. */
  filtered: AnalysisEntry[];
  matchCount: number;
}

/** Downloads what the filter leaves of a result. */
export function FilteredDownload({ response, title, filtered, matchCount }: FilteredDownloadProps) {
  const t = useText();
  const [saved, setSaved] = useState<{ file: string; count: number } | null>(null);

  function download(format: ExportFormat) {
    const file = exportFileName(response.videoUrl, format, title);
    downloadText(file, format, exportText(format, response, filtered));
    setSaved({ file, count: matchCount });
  }

  return (
    <>
      <Menu>
        <Menu.Target>
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            disabled={matchCount === 0}
          >
            {t('sandbox.filter.download')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {FORMATS.map((format) => (
            <Menu.Item key={format} onClick={() => download(format)}>
              {format.toUpperCase()}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Text role="status" size="sm" c="dimmed">
        {saved ? t('sandbox.export.downloaded', saved) : null}
      </Text>
    </>
  );
}
