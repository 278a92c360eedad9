import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import type { PersonsVault, RecordKind } from '@/lib/device-vault';
import type { TypedAddresses } from '../video-url';

const NONE: TypedAddresses = { url: '', captionsUrl: '' };
const addressesSchema = v.object({ url: v.string(), captionsUrl: v.string() });
const ADDRESSES: RecordKind<TypedAddresses> = {
  name: 'sandbox-addresses',
  version: 1,
  // One from before records had versions has the same shape.
  parse(value) {
    const read = v.safeParse(addressesSchema, value);
    return read.success ? read.output : undefined;
  },
};

function isEmpty({ url, captionsUrl }: TypedAddresses): boolean {
  return url === '' && captionsUrl === '';
}

/** What is typed into the form. It outlasts a reload and a visit to another page, until it has been analysed. */
export function useKeptAddresses(vault: PersonsVault | null) {
  const [addresses, setAddresses] = useState(NONE);

  useEffect(() => {
    void vault?.read(ADDRESSES).then((stored) => {
      // Whoever has typed already means that.
      if (stored) setAddresses((typed) => (isEmpty(typed) ? stored : typed));
    });
  }, [vault]);

  const store = useCallback(
    (next: TypedAddresses) => {
      vault
        ?.update(ADDRESSES, () => (isEmpty(next) ? null : next))
        .catch((error: unknown) => console.error('Storing the addresses on this device failed', error));
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
