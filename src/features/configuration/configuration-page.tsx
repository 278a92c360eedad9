import { ComingLater } from '@/ui/coming-later';

export function ConfigurationPage() {
  return (
    <ComingLater
      title="Configuration"
      purpose="How videos are processed, stored and analysed will be set here."
    />
  );
}
