import { monitorEventLoopDelay } from 'node:perf_hooks';

import { gauge } from './lines';

/** Upper bounds of the histogram. */
const BUCKET_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const METRIC = 'http_request_duration_seconds';

interface Series {
  /** Responses per bucket; the last entry counts those above the last bound. */
  counts: number[];
  sum: number;
}

/** One response of a server. */
export interface TimedAnswer {
  method: string;
  /** The route pattern, never the address: the number of series must stay small. */
  route: string | undefined;
  status: number;
  ms: number;
}

/** Counts responses by route and status, measures their duration and the delay of the event loop. */
export class AnswerTimes {
  private readonly answers = new Map<string, Series>();
  private readonly delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.delay.enable();
  }

  note({ method, route = 'none', status, ms }: TimedAnswer): void {
    const labels = `method="${method}",route="${route}",status="${status}"`;
    const none = { counts: Array<number>(BUCKET_SECONDS.length + 1).fill(0), sum: 0 };
    const series = this.answers.get(labels) ?? none;
    const seconds = ms / 1_000;
    const bucket = BUCKET_SECONDS.findIndex((end) => seconds <= end);
    series.counts[bucket < 0 ? BUCKET_SECONDS.length : bucket]! += 1;
    series.sum += seconds;
    this.answers.set(labels, series);
  }

  lines(): string[] {
    return [
      `# TYPE ${METRIC} histogram`,
      ...[...this.answers].flatMap(([labels, series]) => histogram(labels, series)),
      ...gauge('event_loop_delay_p99_seconds', this.delay.percentile(99) / 1e9),
    ];
  }

  stop(): void {
    this.delay.disable();
  }
}

function histogram(labels: string, { counts, sum }: Series): string[] {
  let total = 0;
  const buckets = counts.map((count, at) => {
    total += count;
    return `${METRIC}_bucket{${labels},le="${BUCKET_SECONDS[at] ?? '+Inf'}"} ${total}`;
  });
  return [...buckets, `${METRIC}_sum{${labels}} ${sum}`, `${METRIC}_count{${labels}} ${total}`];
}
