import { Component, type ReactNode } from 'react';

import { CrashScreen } from './CrashScreen';

/** The outermost error boundary: when the frame itself fails, the user sees a message instead of an empty page. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  /** Reported like an uncaught error. */
  override componentDidCatch(error: unknown) {
    window.reportError?.(error);
  }

  override render() {
    return this.state.crashed ? <CrashScreen /> : this.props.children;
  }
}
