import type { MessageId } from '@/i18n/message';

/** How much of a video is analyzed, for campaigns and for the configuration. */
export const analysisTypes = ['basic', 'full', 'custom'] as const;
export type AnalysisType = (typeof analysisTypes)[number];

export const analysisTypeLabels: Readonly<Record<AnalysisType, MessageId>> = {
  basic: 'tables.analysis-type.basic',
  full: 'tables.analysis-type.full',
  custom: 'tables.analysis-type.custom',
};
