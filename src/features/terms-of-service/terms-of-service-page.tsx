import { ComingLater } from '@/ui/coming-later';
import { PlainLayout } from '@/ui/plain-layout';

export function TermsOfServicePage() {
  return (
    <PlainLayout>
      <ComingLater
        title="Terms of Service"
        purpose="The terms under which SceneCue may be used will be published here."
      />
    </PlainLayout>
  );
}
