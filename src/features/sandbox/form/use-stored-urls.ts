import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import type { UserVault, RecordKind } from '@/lib/device-vault';
import type { FormUrls } from './form-urls';

const EMPTY: FormUrls = { url: '', captionsUrl: '' };
const urlsSchema = v.object({ url: v.string(), captionsUrl: v.string() });
const URLS: RecordKind<FormUrls> = {
  name: 'sandbox-addresses',
  version: 1,
  parse(value) {
    const read = v.safeParse(urlsSchema, value);
    return read.success ? read.output : undefined;
  },
};

export const isSameUrls = (a: FormUrls, b: FormUrls): boolean =>
  a.url === b.url && a.captionsUrl === b.captionsUrl;
const isEmpty = (urls: FormUrls) => isSameUrls(urls, EMPTY);

/** The values of the form. They survive a reload and a change of page until they have been analyzed. */
export function useStoredUrls(vault: UserVault | null) {
  const [urls, setUrls] = useState(EMPTY);

  useEffect(() => {
    vault?.read(URLS).then(
      (stored) => {
        // What the user has typed meanwhile takes precedence.
        if (stored) setUrls((current) => (isEmpty(current) ? stored : current));
      },
      (error: unknown) => console.error('The URLs could not be read from this device', error),
    );
  }, [vault]);

  const store = useCallback(
    (changeOf: (stored: FormUrls | undefined) => FormUrls | null | undefined) => {
      vault
        ?.update(URLS, changeOf)
        .catch((error: unknown) => console.error('Storing the URLs on this device failed', error));
    },
    [vault],
  );

  const change = useCallback(
    (next: FormUrls) => {
      setUrls(next);
      store(() => (isEmpty(next) ? null : next));
    },
    [store],
  );
  /** Deletes them from the device, unless other URLs are stored by now; they stay in the form. */
  const forget = useCallback(
    (analyzed: FormUrls) => store((stored) => (stored && isSameUrls(stored, analyzed) ? null : undefined)),
    [store],
  );
  /** Also removes them from the form. */
  const clear = useCallback(
    (queued: FormUrls) => {
      setUrls((current) => (isSameUrls(current, queued) ? EMPTY : current));
      forget(queued);
    },
    [forget],
  );
  return { urls, change, forget, clear };
}
