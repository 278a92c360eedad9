import { ComingLater } from '@/ui/coming-later';
import { PlainLayout } from '@/ui/plain-layout';

export function PrivacyPolicyPage() {
  return (
    <PlainLayout>
      <ComingLater
        title="Privacy Policy"
        purpose="What SceneCue does with personal data, and what it does not, will be published here."
      />
    </PlainLayout>
  );
}
