import { useCallback, useState } from 'react';

export interface Announcement {
  /** Changes each time, so that the same text is announced again. */
  id: number;
  text: string;
}

/** The text of a live region. */
export function useAnnouncement() {
  const [announcement, setAnnouncement] = useState<Announcement>({ id: 0, text: '' });
  const announce = useCallback(
    (text: string) => setAnnouncement((previous) => ({ id: previous.id + 1, text })),
    [],
  );
  return { announcement, announce };
}
