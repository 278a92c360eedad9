import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useStore } from 'zustand/react';
import { useText } from '@/i18n/use-text';
import type { ReadonlyStore } from '@/lib/readonly-store';
import { FullPageSpinner } from './full-page-spinner';
import button from '@/ui/layouts/button-link.module.css';
import { MessagePage } from './message-page';

/** Replaces a page that failed. */
function BrokenPage({ isReloading }: { isReloading: ReadonlyStore<boolean> }) {
  const t = useText();
  if (useStore(isReloading)) return <FullPageSpinner />;
  return (
    <MessagePage title={t('app.error.title')} text={t('app.error.text')}>
      {/* Not Mantine's button: this page is in the entry file, where nothing else needs it. */}
      <button type="button" className={button.button} onClick={() => location.reload()}>
        {t('app.error.reload')}
      </button>
    </MessagePage>
  );
}

interface ErrorBoundaryProps {
  /** Whether a reload is about to fix it. */
  isReloading: ReadonlyStore<boolean>;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
}

/** Catches unexpected errors, including a page that could not be loaded, and offers to reload. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('Unexpected error', error, info.componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <BrokenPage isReloading={this.props.isReloading} />;
  }
}
