import { ComingLater } from '@/ui/coming-later';

export function OrganizationsPage() {
  return (
    <ComingLater
      title="Organizations"
      purpose="The organizations you work with and their members will be listed here."
    />
  );
}
