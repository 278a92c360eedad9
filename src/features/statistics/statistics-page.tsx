import { ComingLater } from '@/ui/coming-later';

export function StatisticsPage() {
  return (
    <ComingLater
      title="Statistics"
      purpose="How often, how long and from where your videos are watched will stand here."
    />
  );
}
