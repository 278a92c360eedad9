/** How much of a video is analysed, for campaigns and for the configuration. */
export const analysisTypes = ['basic', 'full', 'custom'] as const;
export type AnalysisType = (typeof analysisTypes)[number];
