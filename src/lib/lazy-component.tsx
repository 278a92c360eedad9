import { lazy, useState, type ComponentType } from 'react';

export interface LazyComponent<Props extends object> {
  /** Suspends until its code is loaded. Code that is loaded already is shown at once. */
  Component: ComponentType<Props>;
  /** Loads the code. Rejects where it cannot be loaded, and may be called again. */
  load: () => Promise<ComponentType<Props>>;
}

/**
 * A component whose code is a file of its own. Unlike one that is only `lazy` it never suspends once its code is loaded:
 * prerendered HTML is taken over without being empty for a moment.
 */
export function lazyComponent<Props extends object>(
  loadComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async () => (loaded = await loadComponent());
  const Suspending: ComponentType<Props> = lazy(async () => ({ default: await load() }));

  function Component(props: Props) {
    // The same one for as long as it is mounted: React would mount another one anew.
    const [Body] = useState(() => loaded ?? Suspending);
    return <Body {...props} />;
  }

  return { Component, load };
}
