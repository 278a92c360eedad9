import type { MessageId } from '@/i18n/message';
import type { AnalysisType } from '@/lib/analysis-types';

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

/** The values of the dialog for a campaign. */
export function campaignDetails(campaign: Campaign): CampaignDetails {
  const { name, startDate, endDate, budget, analysisType, notificationEmail } = campaign;
  return { name, startDate, endDate, budget: String(budget), analysisType, notificationEmail };
}

/** Applies the values of the dialog to a campaign. A budget that is not a number becomes 0. */
export function withDetails(campaign: Pick<Campaign, 'id' | 'status'>, details: CampaignDetails): Campaign {
  const budget = Number(details.budget);
  return { ...campaign, ...details, budget: Number.isFinite(budget) ? budget : 0 };
}

/** A new campaign starts active (specification, section 4). @param length of the list before it was added */
export function newCampaign(details: CampaignDetails, length: number): Campaign {
  return withDetails({ id: length + 1, status: 'active' }, details);
}

/** Toggles a campaign between active and paused. */
export function toggled(campaign: Campaign): Campaign {
  return { ...campaign, status: campaign.status === 'active' ? 'paused' : 'active' };
}
