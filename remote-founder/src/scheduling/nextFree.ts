import type { FreeDays } from 'contract/wire/free-days.contract';
import type { AvailableSlot } from 'contract/wire/meetings.contract';

interface Looked {
  /** The month in view, 'yyyy-MM'. */
  month: string;
  /** The selected day, 'yyyy-MM-dd', its times once they are known, and the selected one. */
  day: string;
  slots: readonly AvailableSlot[] | undefined;
  slot: AvailableSlot | null;
  /** The free days of the month in view, as far as known. */
  free: FreeDays | undefined;
}

/**
 * The next free time: after the selected one; else after the selected day; if that is in another month, the first one
 * of the month in view. Undefined when there is none, or while the day's times are loading, because one of them may be
 * it.
 */
export function nextFree({
  month,
  day,
  slots,
  slot,
  free,
}: Looked): { day: string; slot: AvailableSlot } | undefined {
  const inView = day.startsWith(month);
  if (inView && !slots) return undefined;
  const sameDay = inView && slots?.find(({ start_time }) => !slot || start_time > slot.start_time);
  if (sameDay) return { day, slot: sameDay };

  const later = free?.days.find(({ date }) => !inView || date > day) ?? free?.next;
  return later ? { day: later.date, slot: later.first } : undefined;
}
