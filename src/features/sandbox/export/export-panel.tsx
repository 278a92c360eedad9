import { Button } from '@mantine/core';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { memo, useState } from 'react';
import type { AnalysisEntry, AnalysisResponse } from '@/contracts/analysis';
import type { Message } from '@/i18n/message';
import { Text } from '@/i18n/text';
import { useText } from '@/i18n/use-text';
import { CheckField } from '@/ui/fields/check-field';
import { useFormats } from '@/ui/use-formats';
import { Panel } from '../panel';
import { exportFileName } from './export-file-name';
import { exportText, downloadText, type ExportFormat } from './export-files';
import classes from './export-panel.module.css';

/** The JSON Schema of an exported result (`public/schema`). */
const SCHEMA_PATH = '/schema/analysis-result.json';

const FORMATS = ['csv', 'json'] as const;

interface ExportPanelProps {
  response: AnalysisResponse;
  /** The user's own title for the video. */
  title: string | undefined;
  /** Every entry, with only the concepts that match the filter: an entry lasts until the next one. */
  filtered: AnalysisEntry[];
  /** Number of entries that match the filter. */
  matchCount: number;
  /** Whether a filter is set. */
  isFiltered: boolean;
}

/** Exports the result, or its filtered entries, to the clipboard or a file. */
export const ExportPanel = memo(function ExportPanel({
  response,
  title,
  filtered,
  matchCount,
  isFiltered,
}: ExportPanelProps) {
  const t = useText();
  const { number } = useFormats();
  const [followsFilter, setFollowsFilter] = useState(true);
  const [outcome, setOutcome] = useState<Message | null>(null);
  const isPart = isFiltered && followsFilter;
  const entries = isPart ? filtered : response.analysis;
  const count = isPart ? matchCount : entries.length;
  const summary = (format: ExportFormat) => ({ format: format.toUpperCase(), count });

  async function copy(format: ExportFormat) {
    try {
      await navigator.clipboard.writeText(exportText(format, response, entries));
      setOutcome({ id: 'sandbox.export.copied', values: summary(format) });
    } catch (error) {
      // Not permitted, or not a secure context, in which there is no clipboard.
      console.error('Copying the result failed', error);
      setOutcome({ id: 'sandbox.export.copy-failed' });
    }
  }

  function download(format: ExportFormat) {
    const file = exportFileName(response.videoUrl, format, title);
    downloadText(file, format, exportText(format, response, entries));
    setOutcome({ id: 'sandbox.export.downloaded', values: { ...summary(format), file } });
  }

  return (
    <Panel
      id="result-export"
      title={t('sandbox.export.title')}
      text={
        <span className={classes.text}>
          <Text
            id="sandbox.export.text"
            // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the message contains its text
            components={{ schema: <a href={SCHEMA_PATH} /> }}
          />
        </span>
      }
      className={classes.layout}
    >
      <div className={classes.actions}>
        {FORMATS.map((format) => (
          <div key={format} className={classes.format}>
            <Button
              variant="default"
              size="sm"
              leftSection={<IconDownload size={16} aria-hidden="true" />}
              onClick={() => download(format)}
            >
              {t('sandbox.export.download', { format: format.toUpperCase() })}
            </Button>
            <Button
              variant="default"
              size="sm"
              leftSection={<IconCopy size={16} aria-hidden="true" />}
              onClick={() => void copy(format)}
            >
              {t('sandbox.export.copy', { format: format.toUpperCase() })}
            </Button>
          </div>
        ))}
      </div>
      {isFiltered ? (
        <CheckField
          className={classes.scope ?? ''}
          label={t('sandbox.export.follow-filter', {
            left: number(matchCount),
            total: number(response.analysis.length),
          })}
          checked={followsFilter}
          onChange={(event) => setFollowsFilter(event.currentTarget.checked)}
        />
      ) : null}
      <p role="status" className={classes.outcome}>
        {outcome ? t(outcome) : null}
      </p>
    </Panel>
  );
});
