import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';
import type { Message, MessageId } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import { toChapters } from '@/targeting/export/chapters';
import { toDateRanges } from '@/targeting/export/date-ranges';
import { toOpenRtb } from '@/targeting/export/open-rtb';
import { toPlanFile } from '@/targeting/export/plan-file';
import { breakRecords, sceneRecords } from '@/targeting/export/records';
import { toBreakSheet, toSceneSheet } from '@/targeting/export/sheets';
import { toVmap } from '@/targeting/export/vmap';
import type { MediaPlan } from '@/targeting/plan';
import { useProfileName } from '../plan/profile-name';
import { ReportButton } from '../report/report-button';
import { exportFileName } from './export-file-name';
import { downloadText, type TextType } from './export-files';
import classes from './plan-files.module.css';

interface PlanFile {
  label: string;
  /** Who reads it. */
  use: MessageId;
  extension: string;
  type: TextType;
  text: () => string;
  isEmpty: boolean;
}

/** The plan as files for ad servers, players, bidders and spreadsheets. */
export function PlanFiles({ plan, analyzedAt }: { plan: MediaPlan; analyzedAt: number }) {
  const t = useText();
  const profileName = useProfileName();
  const [outcome, setOutcome] = useState<Message | null>(null);
  const { response, durationMs } = plan;
  const hasNoBreaks = !plan.breaks.some(({ isExported }) => isExported);
  const hasNoScenes = plan.scenes.length === 0;

  const files: PlanFile[] = [
    {
      label: 'VMAP',
      use: 'plan.files.vmap',
      extension: 'vmap.xml',
      type: 'xml',
      text: () => toVmap(breakRecords(plan)),
      isEmpty: hasNoBreaks,
    },
    {
      label: 'OpenRTB',
      use: 'plan.files.open-rtb',
      extension: 'openrtb.json',
      type: 'json',
      text: () => `${JSON.stringify(toOpenRtb(plan), null, 2)}\n`,
      isEmpty: hasNoBreaks,
    },
    {
      label: 'HLS',
      use: 'plan.files.hls',
      extension: 'breaks.m3u8',
      type: 'm3u8',
      text: () => toDateRanges(breakRecords(plan), durationMs),
      isEmpty: hasNoBreaks,
    },
    {
      label: 'WebVTT',
      use: 'plan.files.chapters',
      extension: 'chapters.vtt',
      type: 'vtt',
      text: () => toChapters(plan),
      isEmpty: hasNoScenes,
    },
    {
      label: t('plan.files.breaks'),
      use: 'plan.files.sheet',
      extension: 'breaks.csv',
      type: 'csv',
      text: () => toBreakSheet(breakRecords(plan)),
      isEmpty: hasNoBreaks,
    },
    {
      label: t('plan.files.scenes'),
      use: 'plan.files.sheet',
      extension: 'scenes.csv',
      type: 'csv',
      text: () => toSceneSheet(sceneRecords(plan)),
      isEmpty: hasNoScenes,
    },
    {
      label: t('plan.files.plan'),
      use: 'plan.files.json',
      extension: 'plan.json',
      type: 'json',
      text: () => toPlanFile(plan),
      isEmpty: hasNoBreaks && hasNoScenes,
    },
  ];

  function download({ extension, type, text }: PlanFile) {
    const file = exportFileName(response.videoUrl, extension);
    downloadText(file, type, text());
    setOutcome({ id: 'plan.breaks.downloaded', values: { file } });
  }

  const filled = files.filter(({ isEmpty }) => !isEmpty);
  return (
    <div className={classes.files}>
      {filled.length > 0 ? (
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
      ) : null}
      <div>
        <ReportButton plan={plan} analyzedAt={analyzedAt} profileName={profileName(plan.choices.profile)} />
      </div>
      <p role="status" className={classes.outcome}>
        {outcome ? t(outcome) : null}
      </p>
    </div>
  );
}
