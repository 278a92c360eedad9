import { createContext, Suspense, use, type ComponentType } from 'react';
import type { LazyComponent } from '@/lib/lazy-component';
import { Spinner } from '@/ui/feedback/spinner';
import { usePreload } from '../use-preload';
import type { ResultViewProps } from './result-view';

type LazyResultView = LazyComponent<ResultViewProps>;

/** The views of a result whose code and messages load when they are first shown; null outside the Sandbox. */
export const LazyResultViews = createContext<Readonly<Record<'spots', LazyResultView>> | null>(null);

function Loaded({ view, ...props }: ResultViewProps & { view: LazyResultView }) {
  const isLoaded = usePreload(view, true);
  if (!isLoaded) return <Spinner />;
  return (
    <Suspense>
      <view.Component {...props} />
    </Suspense>
  );
}

/** A view of a result that loads when it is first shown; without a network, when the network is back. */
export const lazyView = (name: 'spots'): ComponentType<ResultViewProps> =>
  function LazyView(props) {
    const views = use(LazyResultViews);
    return views ? <Loaded view={views[name]} {...props} /> : null;
  };
