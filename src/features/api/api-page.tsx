import { ComingLater } from '@/ui/coming-later';

export function ApiPage() {
  return (
    <ComingLater
      title="API Settings"
      purpose="The keys with which your own programs may use SceneCue will be kept here."
    />
  );
}
