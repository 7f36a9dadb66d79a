export interface Span {
  start: number;
  end: number;
}

export interface Mentor {
  id: number;
  zone: string;
  /** Maximum of one-hour meetings of one startup in a week. */
  weekLimit: number;
  /** Blocked by their external calendar. */
  busy: Span[];
  timeOff: Span[];
}

export interface Meeting {
  schedule: number;
  recurrence: string;
  startup: number;
  mentor: Mentor;
  room: number;
  start: number;
  original: number;
  cancelled: boolean;
}

export interface Booking {
  startup: number;
  mentor: Mentor;
  room: number;
  start: number;
  recurrence: string;
}

export const HOUR = 3_600_000;

/** Whether a meeting with this start overlaps any of these spans. */
export const touches = (spans: Span[], start: number) =>
  spans.some((span) => span.start < start + HOUR && start < span.end);
