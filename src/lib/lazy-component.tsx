import { lazy, useState, type ComponentType } from 'react';

export interface LazyComponent<Props extends object> {
  /** Suspends until its code is loaded. If it is already loaded, it renders immediately. */
  Component: ComponentType<Props>;
  /** Loads the code. Rejects if it cannot be loaded, and may be called again. */
  load: () => Promise<ComponentType<Props>>;
}

/**
 * A component whose code is in a separate file. Unlike a plain `lazy` component, it never suspends once its code is
 * loaded: prerendered HTML is hydrated without being empty for a moment.
 */
export function lazyComponent<Props extends object>(
  loadComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async () => (loaded = await loadComponent());
  const Suspending: ComponentType<Props> = lazy(async () => ({ default: await load() }));

  function Component(props: Props) {
    // The same component for as long as it is mounted: React would remount a different one.
    const [Body] = useState(() => loaded ?? Suspending);
    return <Body {...props} />;
  }

  return { Component, load };
}
