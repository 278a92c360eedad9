import { ComingLater } from '@/ui/coming-later';

export function BillingPage() {
  return (
    <ComingLater
      title="Billing"
      purpose="Your plan, what you have used of it and how you pay will stand here."
    />
  );
}
