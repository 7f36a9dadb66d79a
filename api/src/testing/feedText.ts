/** A calendar event in the form of a test. */
export interface FeedEvent {
  /** As in the file: `20250318T060000Z`, or without Z for the owner's local time. */
  from: string;
  to: string;
  title?: string;
  more?: string[];
}

/** The text of a calendar. */
export function feedText(...events: FeedEvent[]): string {
  const lines = events.flatMap(({ from, to, title = 'Dentist', more = [] }, at) => [
    'BEGIN:VEVENT',
    `UID:event-${at}@elsewhere.example`,
    'DTSTAMP:20250301T000000Z',
    `DTSTART:${from}`,
    `DTEND:${to}`,
    `SUMMARY:${title}`,
    ...more,
    'END:VEVENT',
  ]);
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Elsewhere//EN'];
  return [...head, ...lines, 'END:VCALENDAR', ''].join('\r\n');
}
