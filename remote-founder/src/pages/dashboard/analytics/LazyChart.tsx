import type { AnalyticsDay } from 'contract/wire/startup-analytics.contract';
import { lazy, Suspense } from 'react';
import { Skeleton } from 'shared-ui';

import { ChartMissing } from './ChartMissing';

/** Only here the chart library is fetched; the page works without its chart. */
const AnalyticsChart = lazy(() =>
  import('./AnalyticsChart').then(
    (m) => ({ default: m.AnalyticsChart }),
    () => ({ default: ChartMissing }),
  ),
);

/** The curves, once their code is loaded. */
export function LazyChart({ days }: { days: readonly AnalyticsDay[] }) {
  return (
    <Suspense fallback={<Skeleton height="11rem" />}>
      <AnalyticsChart days={days} />
    </Suspense>
  );
}
