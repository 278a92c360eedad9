import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useMemo, useState } from 'react';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { Message, MessageId } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import type { AdBreak } from '@/targeting/breaks';
import { toChapters } from '@/targeting/export/chapters';
import { toDateRanges } from '@/targeting/export/date-ranges';
import { toOpenRtb } from '@/targeting/export/open-rtb';
import { toPlanFile } from '@/targeting/export/plan-file';
import { breakRecords, programMs, sceneRecords } from '@/targeting/export/records';
import { toBreakSheet, toSceneSheet } from '@/targeting/export/sheets';
import { toVmap } from '@/targeting/export/vmap';
import { planOf } from '@/targeting/plan';
import { PRESETS, type SuitabilityProfile } from '@/targeting/suitability';
import { ReportButton } from '../report/report-button';
import { exportFileName } from './export-file-name';
import { downloadText, type TextType } from './export-files';
import classes from './plan-files.module.css';

interface PlanFilesProps {
  response: AnalysisResponse;
  /** Those that are taken, in time order. */
  breaks: readonly AdBreak[];
  /** How long the advertisements of a break last together. */
  podSeconds?: number;
}

interface PlanFile {
  label: string;
  /** Who reads it. */
  use: MessageId;
  extension: string;
  type: TextType;
  text: () => string;
  isEmpty: boolean;
}

const USUAL_POD_SECONDS = 90;
const [USUAL_PROFILE] = PRESETS as [SuitabilityProfile];

/** The plan as files for ad servers, players, bidders and spreadsheets. */
export function PlanFiles({ response, breaks, podSeconds }: PlanFilesProps) {
  const t = useText();
  const [outcome, setOutcome] = useState<Message | null>(null);
  const plan = useMemo(
    () =>
      planOf(response, {
        profile: USUAL_PROFILE,
        brief: null,
        corrections: [],
        breakOptions: {},
        kept: [],
        dropped: [],
        podSeconds: podSeconds ?? USUAL_POD_SECONDS,
      }),
    [response, podSeconds],
  );
  const records = () => breakRecords(response, breaks, podSeconds);
  const hasNoBreaks = breaks.length === 0;
  const hasNoScenes = !response.scenes?.length;

  const files: PlanFile[] = [
    {
      label: 'VMAP',
      use: 'plan.files.vmap',
      extension: 'vmap.xml',
      type: 'xml',
      text: () => toVmap(records()),
      isEmpty: hasNoBreaks,
    },
    {
      label: 'OpenRTB',
      use: 'plan.files.open-rtb',
      extension: 'openrtb.json',
      type: 'json',
      text: () => `${JSON.stringify(toOpenRtb(response, records()), null, 2)}\n`,
      isEmpty: hasNoBreaks,
    },
    {
      label: 'HLS',
      use: 'plan.files.hls',
      extension: 'breaks.m3u8',
      type: 'm3u8',
      text: () => toDateRanges(records(), programMs(response)),
      isEmpty: hasNoBreaks,
    },
    {
      label: 'WebVTT',
      use: 'plan.files.chapters',
      extension: 'chapters.vtt',
      type: 'vtt',
      text: () => toChapters(response),
      isEmpty: hasNoScenes,
    },
    {
      label: t('plan.files.breaks'),
      use: 'plan.files.sheet',
      extension: 'breaks.csv',
      type: 'csv',
      text: () => toBreakSheet(records()),
      isEmpty: hasNoBreaks,
    },
    {
      label: t('plan.files.scenes'),
      use: 'plan.files.sheet',
      extension: 'scenes.csv',
      type: 'csv',
      text: () => toSceneSheet(sceneRecords(response)),
      isEmpty: hasNoScenes,
    },
    {
      label: t('plan.files.plan'),
      use: 'plan.files.json',
      extension: 'plan.json',
      type: 'json',
      text: () => toPlanFile(response, records()),
      isEmpty: hasNoBreaks && hasNoScenes,
    },
  ];

  function download({ extension, type, text }: PlanFile) {
    const file = exportFileName(response.videoUrl, extension);
    downloadText(file, type, text());
    setOutcome({ id: 'plan.breaks.downloaded', values: { file } });
  }

  const filled = files.filter(({ isEmpty }) => !isEmpty);
  if (filled.length === 0) return null;
  return (
    <div className={classes.files}>
      <ul className={classes.list} aria-label={t('plan.files.title')}>
        {filled.map((file) => (
          <li key={file.extension} className={classes.file}>
            <Button
              variant="default"
              size="sm"
              leftSection={<IconDownload size={16} aria-hidden="true" />}
              onClick={() => download(file)}
            >
              {t('sandbox.export.download', { format: file.label })}
            </Button>
            <span className={classes.use}>{t(file.use)}</span>
          </li>
        ))}
      </ul>
      <div>
        <ReportButton plan={plan} profileName={t('report.careful')} />
      </div>
      <p role="status" className={classes.outcome}>
        {outcome ? t(outcome) : null}
      </p>
    </div>
  );
}
