import type { MessageId } from '@/i18n/message';
import type { AnalysisType } from '@/ui/analysis-types';

export interface Campaign {
  id: number;
  name: string;
  status: 'active' | 'paused';
  /** `YYYY-MM-DD`, or empty. */
  startDate: string;
  endDate: string;
  /** In dollars. */
  budget: number;
  analysisType: AnalysisType;
  notificationEmail: string;
}

export const statusLabels: Readonly<Record<Campaign['status'], MessageId>> = {
  active: 'tables.active',
  paused: 'campaigns.paused',
};

/** The fields of the dialog. The budget is the text of its field. */
export interface CampaignValues extends Omit<Campaign, 'id' | 'status' | 'budget'> {
  budget: string;
}

const emptyCampaign: CampaignValues = {
  name: '',
  startDate: '',
  endDate: '',
  budget: '',
  analysisType: 'full',
  notificationEmail: '',
};

/** The initial values of the dialog. @param campaign the one to edit; missing for a new one */
export function campaignValues(campaign?: Campaign): CampaignValues {
  if (!campaign) return emptyCampaign;
  const { name, startDate, endDate, budget, analysisType, notificationEmail } = campaign;
  return { name, startDate, endDate, budget: String(budget), analysisType, notificationEmail };
}

/** Applies the values of the dialog to a campaign. A budget that is not a number becomes 0. */
export function withValues(campaign: Pick<Campaign, 'id' | 'status'>, values: CampaignValues): Campaign {
  const budget = Number(values.budget);
  return { ...campaign, ...values, budget: Number.isFinite(budget) ? budget : 0 };
}

/** A new campaign starts active (specification, section 4). @param length of the list before it was added */
export function newCampaign(values: CampaignValues, length: number): Campaign {
  return withValues({ id: length + 1, status: 'active' }, values);
}

/** Toggles a campaign between active and paused. */
export function toggled(campaign: Campaign): Campaign {
  return { ...campaign, status: campaign.status === 'active' ? 'paused' : 'active' };
}

export const sampleCampaigns: readonly Campaign[] = [
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
