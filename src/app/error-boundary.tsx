import { Component, type ErrorInfo, type ReactNode } from 'react';
import { BrokenPage } from './broken-page';

interface ErrorBoundaryState {
  failed: boolean;
}

/** Catches what no page expected, a page that could not be loaded among it, and offers to reload. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('Unexpected error', error, info.componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <BrokenPage />;
  }
}
