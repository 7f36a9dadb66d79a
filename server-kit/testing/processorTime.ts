/**
 * Processor time that synchronous work takes, in milliseconds. Unlike the time of a clock it hardly depends on how
 * busy the machine is, so a test may compare it with a wide limit.
 */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
