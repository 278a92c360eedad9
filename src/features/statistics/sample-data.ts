import type { MessageId } from '@/i18n/message';

export interface Statistic {
  label: MessageId;
  value: { kind: 'count' | 'share' | 'seconds'; amount: number };
  /** Change as a share of one; below zero it is a decrease. */
  trend: number;
}

/** As specified, section 2. */
export const sampleStatistics: readonly Statistic[] = [
  { label: 'statistics.total-views', value: { kind: 'count', amount: 1_200_000 }, trend: 0.12 },
  { label: 'statistics.engagement-rate', value: { kind: 'share', amount: 0.085 }, trend: 0.032 },
  { label: 'statistics.average-watch-time', value: { kind: 'seconds', amount: 272 }, trend: -0.015 },
];

export interface MonthOfViews {
  /** `YYYY-MM`. */
  month: string;
  views: number;
}

/** One year; the sum is the total number of views. */
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
  label: MessageId;
  share: number;
}

export const sampleSources: readonly Source[] = [
  { label: 'statistics.source.direct', share: 0.3 },
  { label: 'statistics.source.social-media', share: 0.25 },
  { label: 'statistics.source.search', share: 0.2 },
  { label: 'statistics.source.referral', share: 0.15 },
];
