import { type ReactNode, Suspense } from 'react';

/**
 * Content that hydrates separately, after everything outside such boundaries, or at once when it is touched: a long
 * prerendered page is interactive above the fold before the rest is hydrated. The styles of the first boundary and of
 * all later ones are sent after the critical CSS.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
