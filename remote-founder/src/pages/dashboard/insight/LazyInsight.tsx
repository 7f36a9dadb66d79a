import { lazy, Suspense } from 'react';
import { AsideCard, Skeleton } from 'shared-ui';

import { InsightMissing } from './InsightMissing';

/** The library that draws is fetched here only; a page without its chart is still a page. */
const InsightCard = lazy(() =>
  import('./InsightCard').then(
    (m) => ({ default: m.InsightCard }),
    () => ({ default: InsightMissing }),
  ),
);

/** How the startup is seen, once the code that draws it is here. */
export function LazyInsight({ startupId }: { startupId: string }) {
  const waiting = (
    <AsideCard title="How you are seen" busy>
      <Skeleton height="11rem" />
    </AsideCard>
  );
  return (
    <Suspense fallback={waiting}>
      <InsightCard startupId={startupId} />
    </Suspense>
  );
}
