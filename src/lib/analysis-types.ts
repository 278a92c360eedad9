/** How much of a video is analysed, for campaigns and for the configuration. */
export const analysisTypes = ['basic', 'full', 'custom'] as const;
export type AnalysisType = (typeof analysisTypes)[number];

export const analysisTypeLabels: Record<AnalysisType, string> = {
  basic: 'Basic',
  full: 'Full',
  custom: 'Custom',
};
