import { EmptyState } from 'shared-ui';

/** Replaces a chart whose code could not be fetched. */
export function ChartMissing() {
  return (
    <EmptyState>The chart could not be loaded. It comes back when you reload the page.</EmptyState>
  );
}
