/**
 * The instant of a local time in a zone, in milliseconds since the epoch. When clocks go back, the first of the two
 * instants; when clocks go forward, a time in the missing hour is an hour later.
 * @param local 'yyyy-MM-dd HH:mm'
 */
export function instantOf(local: string, zone: string): number {
  const wanted = Date.parse(`${local.replace(' ', 'T')}:00Z`);
  const candidates = [-DAY, DAY].map((away) => wanted - offsetAt(wanted + away, zone));
  return candidates.find((one) => one + offsetAt(one, zone) === wanted) ?? candidates[0]!;
}

/** Whether there is a zone of this name, such as 'Europe/Sofia'. */
export function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** Whether the clocks of a zone show a local time: they skip an hour when they go forward. */
export function isOnClock(local: string, zone: string): boolean {
  const instant = instantOf(local, zone);
  return instant + offsetAt(instant, zone) === Date.parse(`${local.replace(' ', 'T')}:00Z`);
}

const DAY = 86_400_000;

/**
 * The UTC offset of a zone, in milliseconds.
 * @param moment a full minute, in milliseconds since the epoch
 */
function offsetAt(moment: number, zone: string): number {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute } = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`) - moment;
}
