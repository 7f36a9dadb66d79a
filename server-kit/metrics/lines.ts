/** A gauge in the text format of Prometheus. */
export const gauge = (name: string, value: number) => [`# TYPE ${name} gauge`, `${name} ${value}`];

/** A counter in the text format of Prometheus, by the values of one label. */
export function counter(
  name: string,
  label: string,
  values: ReadonlyMap<string, number>,
): string[] {
  const lines = [...values].map(([value, count]) => `${name}{${label}="${value}"} ${count}`);
  return [`# TYPE ${name} counter`, ...lines];
}

/** Metrics of the process: its resources and its uptime. */
export function processGauges(): string[] {
  const { rss, heapUsed } = process.memoryUsage();
  return [
    ...gauge('process_resident_memory_bytes', rss),
    ...gauge('process_heap_used_bytes', heapUsed),
    ...gauge('process_uptime_seconds', process.uptime()),
  ];
}
