import type { FreeDays } from 'contract/wire/free-days.contract';
import type { AvailableSlot } from 'contract/wire/meetings.contract';

interface Looked {
  /** The month in view, 'yyyy-MM'. */
  month: string;
  /** The chosen day, 'yyyy-MM-dd', its times once they are known, and the one that is selected. */
  day: string;
  slots: readonly AvailableSlot[] | undefined;
  slot: AvailableSlot | null;
  /** What is known of the month in view. */
  free: FreeDays | undefined;
}

/**
 * The free time that comes after the selected one; after the chosen day; or, where that lies in
 * another month, the first one of the month in view. Undefined when there is none, or while the times of the
 * day are on their way: one of them may be it.
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
