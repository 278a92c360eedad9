import { ComingLater } from '@/ui/coming-later';

export function SettingsPage() {
  return (
    <ComingLater
      title="Personal Settings"
      purpose="Your profile, notifications, appearance, password and preferences will be kept here."
    />
  );
}
