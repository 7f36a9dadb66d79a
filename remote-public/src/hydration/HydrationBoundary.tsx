import { type ReactNode, Suspense } from 'react';

/**
 * Content that hydrates on its own, after everything outside of such boundaries, and at once when it
 * is touched: a long prerendered page is interactive above the fold before its end is hydrated. Styles
 * of the first boundary and of all below it are sent after the critical CSS.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
