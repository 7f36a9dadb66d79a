import type { InsightDay } from 'contract/wire/insight.contract';
import { lazy, Suspense } from 'react';
import { Skeleton } from 'shared-ui';

import { ChartMissing } from './ChartMissing';

/** The library that draws is fetched here only; a page without its chart is still a page. */
const InsightChart = lazy(() =>
  import('./InsightChart').then(
    (m) => ({ default: m.InsightChart }),
    () => ({ default: ChartMissing }),
  ),
);

/** The curves, once the code that draws them is here. */
export function LazyChart({ days }: { days: readonly InsightDay[] }) {
  return (
    <Suspense fallback={<Skeleton height="11rem" />}>
      <InsightChart days={days} />
    </Suspense>
  );
}
