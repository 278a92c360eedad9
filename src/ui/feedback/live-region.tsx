import { VisuallyHidden } from '@mantine/core';
import type { Announcement } from './use-announcement';
import '@mantine/core/styles/VisuallyHidden.layer.css';

/** Announces to assistive technology, invisibly. It must be rendered before its first announcement. */
export function LiveRegion({ announcement }: { announcement: Announcement }) {
  return (
    <VisuallyHidden component="p" role="status">
      <span key={announcement.id}>{announcement.text}</span>
    </VisuallyHidden>
  );
}
