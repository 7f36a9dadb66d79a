/** Formats minutes since midnight as local time; 24:00 ends a day. */
const toTimeOfDay = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** @param time `HH:mm` */
function toMinute(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** Converts wire hours to minutes. */
export const toMinutes = ({ start, end }: { start: string; end: string }) => ({
  startMinute: toMinute(start),
  endMinute: toMinute(end),
});

/** Converts minutes to wire hours. */
export const toHours = ({
  startMinute,
  endMinute,
}: {
  startMinute: number;
  endMinute: number;
}) => ({
  start: toTimeOfDay(startMinute),
  end: toTimeOfDay(endMinute),
});
