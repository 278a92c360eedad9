import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { ReadonlyStore } from '@/lib/readonly-store';
import { BrokenPage } from './broken-page';

interface ErrorBoundaryProps {
  /** Whether a reload is about to solve it. */
  isReloading: ReadonlyStore<boolean>;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
}

/** Catches unexpected errors, a page that could not be loaded among them, and offers to reload. */
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
