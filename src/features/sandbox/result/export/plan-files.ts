import { rootDomain } from '@/config/root-domain';
import { toContentStandards, toSceneVerdicts } from '@/targeting/export/content-standards';
import { toChapters } from '@/targeting/export/chapters';
import { toDateRanges } from '@/targeting/export/date-ranges';
import { toInterstitials, USUAL_ASSET_LIST } from '@/targeting/export/interstitials';
import { toKeyValueSheet } from '@/targeting/export/key-values';
import { toMediaTailor } from '@/targeting/export/media-tailor';
import { toMrss } from '@/targeting/export/mrss';
import { toDeal } from '@/targeting/export/deal';
import { toOpenRtb } from '@/targeting/export/open-rtb';
import { toPlanFile } from '@/targeting/export/plan-file';
import { nameOfProgram } from '@/targeting/program-facts';
import { breakRecords, sceneRecords } from '@/targeting/export/records';
import { toBreakSheet, toSceneSheet } from '@/targeting/export/sheets';
import { toVmap } from '@/targeting/export/vmap';
import type { DeliveryNames } from '@/data/planning/delivery-names';
import type { MediaPlan } from '@/targeting/plan';
import type { Spot } from '@/targeting/spots/spot';
import type { MessageId } from '@/i18n/message';
import { exportFileName } from './export-file-name';
import type { TextFile, TextType } from './export-files';

/** A plan as a file for ad servers, players, bidders or spreadsheets. */
export type PlanFile = {
  group: 'for-breaks' | 'for-scenes' | 'for-plan';
  label: string;
  /** Who reads it. */
  use: MessageId;
  extension: string;
} & (
  | { type: TextType; text: (plan: MediaPlan, names: DeliveryNames) => string }
  | { type: 'zip'; files: (plan: MediaPlan, spots: readonly Spot[]) => Promise<TextFile[]> }
);

const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The day on this device, as in `2026-11-28`. */
const today = () => new Date().toLocaleDateString('sv');

/** Without an address of the user's own, the asset lists are the files of this menu, beside the playlist. */
const listAddress = (plan: MediaPlan, assetList: string): string =>
  assetList === USUAL_ASSET_LIST
    ? encodeURIComponent(exportFileName(plan.response.videoUrl, '', nameOfProgram(plan))) + USUAL_ASSET_LIST
    : assetList;

/** In the order in which planners ask for them. */
const FILES: readonly PlanFile[] = [
  {
    group: 'for-breaks',
    label: 'VMAP',
    use: 'plan.files.vmap',
    extension: 'vmap.xml',
    type: 'xml',
    text: (plan, { adTag }) => toVmap(breakRecords(plan), adTag || undefined),
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
    text: (plan) => jsonText(toOpenRtb(plan, { issuer: rootDomain, today: today() })),
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
    group: 'for-breaks',
    label: 'HLS interstitials',
    use: 'delivery.use.interstitials',
    extension: 'interstitials.m3u8',
    type: 'm3u8',
    text: (plan, { assetList }) =>
      toInterstitials(breakRecords(plan), plan.durationMs, listAddress(plan, assetList)),
  },
  {
    group: 'for-breaks',
    label: 'HLS asset lists',
    use: 'delivery.use.asset-list',
    extension: 'asset-lists.zip',
    type: 'zip',
    // The code that assigns spots is large.
    files: async (plan, spots) => (await import('../spots/asset-lists')).assetLists(plan, spots),
  },
  {
    group: 'for-breaks',
    label: 'MediaTailor',
    use: 'delivery.use.media-tailor',
    extension: 'mediatailor.json',
    type: 'json',
    text: toMediaTailor,
  },
  {
    group: 'for-breaks',
    label: 'Ad Manager MRSS',
    use: 'delivery.use.mrss',
    extension: 'mrss.xml',
    type: 'xml',
    text: (plan, { names }) => toMrss(plan, new Date(), names),
  },
  {
    group: 'for-breaks',
    label: 'Key-values',
    use: 'delivery.use.key-values',
    extension: 'key-values.csv',
    type: 'csv',
    text: (plan, { names }) => toKeyValueSheet(breakRecords(plan), names),
  },
  {
    group: 'for-breaks',
    label: 'Deal',
    use: 'plan.files.deal',
    extension: 'deal.json',
    type: 'json',
    text: (plan) => jsonText(toDeal([plan], { issuer: rootDomain })),
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
    group: 'for-scenes',
    label: 'AdCP',
    use: 'plan.files.verdicts',
    extension: 'verdicts.json',
    type: 'json',
    text: (plan) => jsonText(toSceneVerdicts(plan)),
  },
  {
    group: 'for-plan',
    label: 'JSON',
    use: 'plan.files.json',
    extension: 'plan.json',
    type: 'json',
    text: toPlanFile,
  },
  {
    group: 'for-plan',
    label: 'AdCP',
    use: 'plan.files.standards',
    extension: 'standards.json',
    type: 'json',
    text: (plan) => jsonText(toContentStandards(plan, crypto.randomUUID())),
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
