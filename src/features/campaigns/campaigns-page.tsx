import { ComingLater } from '@/ui/coming-later';

export function CampaignsPage() {
  return (
    <ComingLater
      title="Campaigns"
      purpose="Your campaigns, with their dates, budgets and status, will be listed here."
    />
  );
}
