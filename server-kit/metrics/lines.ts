/** A figure that goes up and down, in the text form of Prometheus. */
export const gauge = (name: string, value: number) => [`# TYPE ${name} gauge`, `${name} ${value}`];

/** A figure that only grows, by the values of one label. */
export function counter(
  name: string,
  label: string,
  values: ReadonlyMap<string, number>,
): string[] {
  const lines = [...values].map(([value, count]) => `${name}{${label}="${value}"} ${count}`);
  return [`# TYPE ${name} counter`, ...lines];
}

/** What a process takes, and how long it runs. */
export function processGauges(): string[] {
  const { rss, heapUsed } = process.memoryUsage();
  return [
    ...gauge('process_resident_memory_bytes', rss),
    ...gauge('process_heap_used_bytes', heapUsed),
    ...gauge('process_uptime_seconds', process.uptime()),
  ];
}
