import type { AnalyticsDay } from 'contract/wire/startup-analytics.contract';
import { lazy, Suspense } from 'react';
import { Skeleton } from 'shared-ui';

import { ChartMissing } from './ChartMissing';

/** The library that draws is fetched here only; a page without its chart is still a page. */
const AnalyticsChart = lazy(() =>
  import('./AnalyticsChart').then(
    (m) => ({ default: m.AnalyticsChart }),
    () => ({ default: ChartMissing }),
  ),
);

/** The curves, once the code that draws them is here. */
export function LazyChart({ days }: { days: readonly AnalyticsDay[] }) {
  return (
    <Suspense fallback={<Skeleton height="11rem" />}>
      <AnalyticsChart days={days} />
    </Suspense>
  );
}
