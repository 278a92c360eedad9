import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import type { PersonsVault, RecordKind } from '@/lib/device-vault';
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

function isEmpty({ url, captionsUrl }: FormUrls): boolean {
  return url === '' && captionsUrl === '';
}

/** The values of the form. They survive a reload and a change of page until they have been analyzed. */
export function useStoredUrls(vault: PersonsVault | null) {
  const [urls, setUrls] = useState(EMPTY);

  useEffect(() => {
    void vault?.read(URLS).then((stored) => {
      // What was typed meanwhile wins.
      if (stored) setUrls((current) => (isEmpty(current) ? stored : current));
    });
  }, [vault]);

  const store = useCallback(
    (next: FormUrls) => {
      vault
        ?.update(URLS, () => (isEmpty(next) ? null : next))
        .catch((error: unknown) => console.error('Storing the URLs on this device failed', error));
    },
    [vault],
  );

  const change = useCallback(
    (next: FormUrls) => {
      setUrls(next);
      store(next);
    },
    [store],
  );
  /** Deletes them from the device; they stay in the form. */
  const forget = useCallback(() => store(EMPTY), [store]);
  return { urls, change, forget };
}
