import { EmptyState } from 'shared-ui';

/** Replaces a chart whose code could not be fetched. */
export function ChartMissing() {
  return <EmptyState>The chart could not be loaded. Reload the page to try again.</EmptyState>;
}
