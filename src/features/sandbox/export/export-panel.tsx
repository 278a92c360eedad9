import { Button } from '@mantine/core';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';
import type { AnalysisEntry, AnalysisResponse } from '@/contracts/analysis';
import type { Message } from '@/i18n/message';
import { Text } from '@/i18n/text';
import { useText } from '@/i18n/use-text';
import { CheckField } from '@/ui/fields/check-field';
import { useFormats } from '@/ui/use-formats';
import { exportFileName } from './export-file-name';
import { exportText, saveAs, type ExportFormat } from './export-files';
import classes from './export-panel.module.css';

/** What an exported result looks like, as JSON Schema (`public/schema`). */
const SCHEMA_PATH = '/schema/analysis-result.json';

const FORMATS = ['csv', 'json'] as const;

interface ExportPanelProps {
  response: AnalysisResponse;
  /** What the filter leaves of it. */
  moments: AnalysisEntry[];
  /** Whether that is less than everything, or could be. */
  isNarrowed: boolean;
}

/** Takes the result along: on the clipboard or as a file, whole or as it is filtered. */
export function ExportPanel({ response, moments, isNarrowed }: ExportPanelProps) {
  const t = useText();
  const { number } = useFormats();
  const [followsFilter, setFollowsFilter] = useState(true);
  const [news, setNews] = useState<Message | null>(null);
  const entries = isNarrowed && followsFilter ? moments : response.analysis;
  const what = (format: ExportFormat) => ({ format: format.toUpperCase(), count: entries.length });

  async function copy(format: ExportFormat) {
    try {
      await navigator.clipboard.writeText(exportText(format, response, entries));
      setNews({ id: 'sandbox.export.copied', values: what(format) });
    } catch (error) {
      // Not allowed, or a page without a secure origin, which has no clipboard at all.
      console.error('The clipboard refused a result', error);
      setNews({ id: 'sandbox.export.copy-refused' });
    }
  }

  function download(format: ExportFormat) {
    const file = exportFileName(response.videoUrl, format);
    saveAs(file, format, exportText(format, response, entries));
    setNews({ id: 'sandbox.export.downloaded', values: { ...what(format), file } });
  }

  return (
    <section className={classes.panel} aria-labelledby="result-export">
      <div>
        <h3 id="result-export" tabIndex={-1} className={classes.title}>
          {t('sandbox.export.title')}
        </h3>
        <p className={classes.text}>
          <Text
            id="sandbox.export.text"
            // eslint-disable-next-line jsx-a11y/anchor-has-content -- its words stand in the message
            components={{ schema: <a href={SCHEMA_PATH} /> }}
          />
        </p>
      </div>
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
      {isNarrowed ? (
        <CheckField
          className={classes.scope ?? ''}
          label={t('sandbox.export.follow-filter', {
            left: number(moments.length),
            total: number(response.analysis.length),
          })}
          checked={followsFilter}
          onChange={(event) => setFollowsFilter(event.currentTarget.checked)}
        />
      ) : null}
      <p role="status" className={classes.news}>
        {news ? t(news) : null}
      </p>
    </section>
  );
}
