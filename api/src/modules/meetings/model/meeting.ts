export interface Span {
  start: number;
  end: number;
}

export interface Mentor {
  id: number;
  zone: string;
  /** Most meetings of an hour that one startup may have in a week. */
  weekLimit: number;
  /** What their own calendar blocks. */
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

/** Whether a meeting that starts then shares time with any of these. */
export const touches = (spans: Span[], start: number) =>
  spans.some((span) => span.start < start + HOUR && start < span.end);
