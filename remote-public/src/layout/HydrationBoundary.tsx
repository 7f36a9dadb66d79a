import { type ReactNode, Suspense } from 'react';

/**
 * A part of a page that comes to life on its own, after what stands outside of all parts, and at
 * once when it is touched: a long page prerendered answers on its first screen before its last
 * one is taken over. Styles of the first part and all behind it travel behind the first screen.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
