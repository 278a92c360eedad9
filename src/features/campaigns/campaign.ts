import type { MessageId } from '@/i18n/message';
import type { AnalysisType } from '@/lib/analysis-types';

export interface Campaign {
  id: number;
  name: string;
  status: 'active' | 'paused';
  /** Days, `YYYY-MM-DD`; empty where none was given. */
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

/** What the dialogs ask for; numbers as they were typed. */
export interface CampaignDetails extends Omit<Campaign, 'id' | 'status' | 'budget'> {
  budget: string;
}

export const emptyCampaign: CampaignDetails = {
  name: '',
  startDate: '',
  endDate: '',
  budget: '',
  analysisType: 'full',
  notificationEmail: '',
};

/** A campaign as its dialog shows it. */
export function campaignDetails(campaign: Campaign): CampaignDetails {
  const { name, startDate, endDate, budget, analysisType, notificationEmail } = campaign;
  return { name, startDate, endDate, budget: String(budget), analysisType, notificationEmail };
}

/** What was typed, applied to a campaign. A budget that is no number is none. */
export function withDetails(campaign: Pick<Campaign, 'id' | 'status'>, details: CampaignDetails): Campaign {
  const budget = Number(details.budget);
  return { ...campaign, ...details, budget: Number.isFinite(budget) ? budget : 0 };
}

/** A new campaign starts active (specification, section 4). @param length of the list before */
export function newCampaign(details: CampaignDetails, length: number): Campaign {
  return withDetails({ id: length + 1, status: 'active' }, details);
}

/** From active to paused and back. */
export function toggled(campaign: Campaign): Campaign {
  return { ...campaign, status: campaign.status === 'active' ? 'paused' : 'active' };
}
