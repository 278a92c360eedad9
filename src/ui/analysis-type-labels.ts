import type { MessageId } from '@/i18n/message';
import type { AnalysisType } from '@/lib/analysis-types';

/** The words for how much of a video is analysed. */
export const analysisTypeLabels: Readonly<Record<AnalysisType, MessageId>> = {
  basic: 'tables.analysis-type.basic',
  full: 'tables.analysis-type.full',
  custom: 'tables.analysis-type.custom',
};
