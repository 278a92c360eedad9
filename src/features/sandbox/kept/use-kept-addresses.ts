import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import type { PersonsVault } from '@/lib/device-vault';
import type { TypedAddresses } from '../video-url';

const RECORD = 'sandbox-addresses';
const NONE: TypedAddresses = { url: '', captionsUrl: '' };
const addressesSchema = v.object({ url: v.string(), captionsUrl: v.string() });

function isEmpty({ url, captionsUrl }: TypedAddresses): boolean {
  return url === '' && captionsUrl === '';
}

/** What is typed into the form. It outlasts a reload and a visit to another page, until it has been analysed. */
export function useKeptAddresses(vault: PersonsVault | null) {
  const [addresses, setAddresses] = useState(NONE);

  useEffect(() => {
    void vault?.read(RECORD).then((record) => {
      const read = v.safeParse(addressesSchema, record);
      // Whoever has typed already means that.
      if (read.success) setAddresses((typed) => (isEmpty(typed) ? read.output : typed));
    });
  }, [vault]);

  const store = useCallback(
    (next: TypedAddresses) => {
      const stored = isEmpty(next) ? vault?.remove(RECORD) : vault?.write(RECORD, next);
      stored?.catch((error: unknown) => console.error('Nothing could be kept on this device', error));
    },
    [vault],
  );

  const change = useCallback(
    (next: TypedAddresses) => {
      setAddresses(next);
      store(next);
    },
    [store],
  );
  /** They stay in the form, and are not brought back after a reload. */
  const forget = useCallback(() => store(NONE), [store]);
  return { addresses, change, forget };
}
