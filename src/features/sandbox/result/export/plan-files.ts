import { toChapters } from '@/targeting/export/chapters';
import { toDateRanges } from '@/targeting/export/date-ranges';
import { toOpenRtb } from '@/targeting/export/open-rtb';
import { toPlanFile } from '@/targeting/export/plan-file';
import { breakRecords, sceneRecords } from '@/targeting/export/records';
import { toBreakSheet, toSceneSheet } from '@/targeting/export/sheets';
import { toVmap } from '@/targeting/export/vmap';
import type { MediaPlan } from '@/targeting/plan';
import type { MessageId } from '@/i18n/message';
import type { TextType } from './export-files';

/** A plan as a file for ad servers, players, bidders or spreadsheets. */
interface PlanFile {
  group: 'for-breaks' | 'for-scenes' | 'for-plan';
  label: string;
  /** Who reads it. */
  use: MessageId;
  extension: string;
  type: TextType;
  text: (plan: MediaPlan) => string;
}

/** In the order in which planners ask for them. */
const FILES: readonly PlanFile[] = [
  {
    group: 'for-breaks',
    label: 'VMAP',
    use: 'plan.files.vmap',
    extension: 'vmap.xml',
    type: 'xml',
    text: (plan) => toVmap(breakRecords(plan)),
  },
  {
    group: 'for-breaks',
    label: 'CSV',
    use: 'plan.files.sheet',
    extension: 'breaks.csv',
    type: 'csv',
    text: (plan) => toBreakSheet(breakRecords(plan)),
  },
  {
    group: 'for-breaks',
    label: 'OpenRTB',
    use: 'plan.files.open-rtb',
    extension: 'openrtb.json',
    type: 'json',
    text: (plan) => `${JSON.stringify(toOpenRtb(plan), null, 2)}\n`,
  },
  {
    group: 'for-breaks',
    label: 'HLS',
    use: 'plan.files.hls',
    extension: 'breaks.m3u8',
    type: 'm3u8',
    text: (plan) => toDateRanges(breakRecords(plan), plan.durationMs),
  },
  {
    group: 'for-scenes',
    label: 'WebVTT',
    use: 'plan.files.chapters',
    extension: 'chapters.vtt',
    type: 'vtt',
    text: toChapters,
  },
  {
    group: 'for-scenes',
    label: 'CSV',
    use: 'plan.files.sheet',
    extension: 'scenes.csv',
    type: 'csv',
    text: (plan) => toSceneSheet(sceneRecords(plan)),
  },
  {
    group: 'for-plan',
    label: 'JSON',
    use: 'plan.files.json',
    extension: 'plan.json',
    type: 'json',
    text: toPlanFile,
  },
];

/** The files of a plan in groups, without those that would be empty. */
export function planFiles(plan: MediaPlan): { group: PlanFile['group']; files: PlanFile[] }[] {
  const isFilled = {
    'for-breaks': plan.breaks.some(({ isExported }) => isExported),
    'for-scenes': plan.scenes.length > 0,
    'for-plan': true,
  };
  return (['for-breaks', 'for-scenes', 'for-plan'] as const)
    .filter((group) => isFilled[group])
    .map((group) => ({ group, files: FILES.filter((file) => file.group === group) }));
}
