import { useLocation, useSearchParams } from 'wouter';

/** A change that `pushes` is one that Back undoes, such as another view; any other replaces the address. */
interface AddressChange {
  pushes: boolean;
}

/**
 * A value in the query of the address: it is the same after a reload and in another tab. The setter takes null for a
 * value that is left out.
 */
export function useAddressValue(name: string) {
  const [path, navigate] = useLocation();
  const [search] = useSearchParams();
  const value = search.get(name);

  function setValue(next: string | null, { pushes }: AddressChange = { pushes: false }) {
    if (next === value) return;
    // Not `search`: another value may have changed since it was read.
    const query = new URLSearchParams(location.search);
    if (next === null) query.delete(name);
    else query.set(name, next);
    navigate(query.size === 0 ? path : `${path}?${query}`, { replace: !pushes });
  }
  return [value, setValue] as const;
}
