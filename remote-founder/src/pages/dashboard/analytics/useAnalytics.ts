import { useReadAnalyticsQuery } from './analytics.endpoints';
import { analyticsText, sumOf } from './analyticsText';

const DAYS = 30;

/** Recent views and followers of a startup: by day, as one sentence, and whether there is a curve. */
export function useAnalytics(startupId: string) {
  const { data: days, isError } = useReadAnalyticsQuery({ startupId, days: DAYS });
  const quiet = days && sumOf(days, 'followers') + sumOf(days, 'views') === 0;
  const text = quiet ? NO_ACTIVITY : days && analyticsText(days);

  return { text, drawn: quiet ? undefined : days, failed: isError && !days };
}

const NO_ACTIVITY = `No new followers or profile views in the last ${DAYS} days.`;
