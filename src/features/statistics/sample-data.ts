export interface Statistic {
  label: 'Total Views' | 'Engagement Rate' | 'Average Watch Time';
  value: { kind: 'count' | 'share' | 'seconds'; amount: number };
  /** Change as a share of one; below zero it is a decrease. */
  trend: number;
}

/** As specified, section 2. */
export const sampleStatistics: readonly Statistic[] = [
  { label: 'Total Views', value: { kind: 'count', amount: 1_200_000 }, trend: 0.12 },
  { label: 'Engagement Rate', value: { kind: 'share', amount: 0.085 }, trend: 0.032 },
  { label: 'Average Watch Time', value: { kind: 'seconds', amount: 272 }, trend: -0.015 },
];

export interface MonthOfViews {
  /** `YYYY-MM`. */
  month: string;
  views: number;
}

/** A year whose sum is the number of total views. */
export const sampleViews: readonly MonthOfViews[] = [
  { month: '2024-06', views: 71_200 },
  { month: '2024-07', views: 68_900 },
  { month: '2024-08', views: 74_500 },
  { month: '2024-09', views: 88_300 },
  { month: '2024-10', views: 97_600 },
  { month: '2024-11', views: 112_400 },
  { month: '2024-12', views: 128_700 },
  { month: '2025-01', views: 104_200 },
  { month: '2025-02', views: 99_800 },
  { month: '2025-03', views: 108_500 },
  { month: '2025-04', views: 117_300 },
  { month: '2025-05', views: 128_600 },
];

export interface Source {
  name: 'Direct' | 'Social Media' | 'Search' | 'Referral';
  share: number;
}

export const sampleSources: readonly Source[] = [
  { name: 'Direct', share: 0.3 },
  { name: 'Social Media', share: 0.25 },
  { name: 'Search', share: 0.2 },
  { name: 'Referral', share: 0.15 },
];
