import { lazy, useState, type ComponentType } from 'react';

interface LazyPage<Props extends object> {
  /** Suspends until its code is here. Code that is here already is shown at once. */
  Page: ComponentType<Props>;
  /** Fetches the code. Rejects where it cannot be had, and may be called again. */
  load: () => Promise<unknown>;
}

/**
 * A page whose code is a part of its own. Unlike one that is only `lazy` it never suspends once it has been
 * fetched: HTML that was written when the application was built is taken over without a moment of nothing.
 */
export function lazyPage<Props extends object>(
  fetchPage: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let fetched: ComponentType<Props> | null = null;
  const load = async () => (fetched = await fetchPage());
  const Suspending: ComponentType<Props> = lazy(async () => ({ default: await load() }));

  function Page(props: Props) {
    // One of the two for as long as the page is shown: another component would begin it anew.
    const [Body] = useState(() => fetched ?? Suspending);
    return <Body {...props} />;
  }

  return { Page, load };
}
