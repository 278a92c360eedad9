import { createMemoryLists } from '@/lib/memory-lists';
import type { Campaign } from './campaign';

const sampleCampaigns: readonly Campaign[] = [
  {
    id: 1,
    name: 'Summer Road Trips',
    status: 'active',
    startDate: '2025-06-01',
    endDate: '2025-08-31',
    budget: 50_000,
    analysisType: 'full',
    notificationEmail: 'summer@northwind.example',
  },
  {
    id: 2,
    name: 'Weeknight Kitchen',
    status: 'paused',
    startDate: '2025-03-10',
    endDate: '2025-05-16',
    budget: 18_500,
    analysisType: 'basic',
    notificationEmail: 'kitchen@northwind.example',
  },
  {
    id: 3,
    name: 'Final Whistle',
    status: 'active',
    startDate: '2025-05-05',
    endDate: '2025-07-13',
    budget: 120_000,
    analysisType: 'custom',
    notificationEmail: 'sports@lumen.example',
  },
  {
    id: 4,
    name: 'Winter Lights',
    status: 'paused',
    startDate: '2025-11-17',
    endDate: '2026-01-06',
    budget: 74_250,
    analysisType: 'full',
    notificationEmail: 'winter@lumen.example',
  },
];

export const campaignLists = createMemoryLists(sampleCampaigns);
