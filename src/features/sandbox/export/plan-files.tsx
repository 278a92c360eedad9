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
  /** The group in which the file is listed. */
  group: 'for-breaks' | 'for-scenes' | 'for-plan';
  label: string;
  /** Who reads it. */
  use: MessageId;
  extension: string;
  type: TextType;
  text: () => string;
  isEmpty: boolean;
}

/** The groups of files, in the order in which planners ask for them. */
const GROUPS = ['for-breaks', 'for-scenes', 'for-plan'] as const;

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
      group: 'for-breaks',
      type: 'xml',
      text: () => toVmap(breakRecords(plan)),
      isEmpty: hasNoBreaks,
    },
    {
      label: 'OpenRTB',
      use: 'plan.files.open-rtb',
      extension: 'openrtb.json',
      group: 'for-breaks',
      type: 'json',
      text: () => `${JSON.stringify(toOpenRtb(plan), null, 2)}\n`,
      isEmpty: hasNoBreaks,
    },
    {
      label: 'HLS',
      use: 'plan.files.hls',
      extension: 'breaks.m3u8',
      group: 'for-breaks',
      type: 'm3u8',
      text: () => toDateRanges(breakRecords(plan), durationMs),
      isEmpty: hasNoBreaks,
    },
    {
      label: 'WebVTT',
      use: 'plan.files.chapters',
      extension: 'chapters.vtt',
      group: 'for-scenes',
      type: 'vtt',
      text: () => toChapters(plan),
      isEmpty: hasNoScenes,
    },
    {
      label: t('plan.files.breaks'),
      use: 'plan.files.sheet',
      extension: 'breaks.csv',
      group: 'for-breaks',
      type: 'csv',
      text: () => toBreakSheet(breakRecords(plan)),
      isEmpty: hasNoBreaks,
    },
    {
      label: t('plan.files.scenes'),
      use: 'plan.files.sheet',
      extension: 'scenes.csv',
      group: 'for-scenes',
      type: 'csv',
      text: () => toSceneSheet(sceneRecords(plan)),
      isEmpty: hasNoScenes,
    },
    {
      label: t('plan.files.plan'),
      use: 'plan.files.json',
      extension: 'plan.json',
      group: 'for-plan',
      type: 'json',
      text: () => toPlanFile(plan),
      isEmpty: false,
    },
  ];

  function download({ extension, type, text }: PlanFile) {
    const file = exportFileName(response.videoUrl, extension, plan.choices.title);
    downloadText(file, type, text());
    setOutcome({ id: 'plan.breaks.downloaded', values: { file } });
  }

  const holds = (group: PlanFile['group']) => files.some((file) => file.group === group && !file.isEmpty);
  return (
    <section className={classes.files} aria-labelledby="result-files">
      <h4 id="result-files" tabIndex={-1} className={classes.title}>
        {t('plan.breaks.files')}
      </h4>
      {GROUPS.filter((group) => group === 'for-plan' || holds(group)).map((group) => (
        <div key={group} className={classes.group}>
          <h5 id={`files-${group}`}>{t(`plan.files.${group}`)}</h5>
          <ul className={classes.list} aria-labelledby={`files-${group}`}>
            {files
              .filter((file) => file.group === group && !file.isEmpty)
              .map((file) => (
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
            {group === 'for-plan' ? (
              <li className={classes.file}>
                <ReportButton
                  plan={plan}
                  analyzedAt={analyzedAt}
                  profileName={profileName(plan.choices.profile)}
                />
                <span className={classes.use}>{t('plan.files.report')}</span>
              </li>
            ) : null}
          </ul>
        </div>
      ))}
      <p className={classes.use}>
        {t('plan.files.for-analysis')}: <a href="#result-export">{t('plan.files.moments')}</a>
      </p>
      <p role="status" className={classes.outcome}>
        {outcome ? t(outcome) : null}
      </p>
    </section>
  );
}
