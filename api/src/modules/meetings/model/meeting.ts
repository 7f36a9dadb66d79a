export interface Mentor {
  id: number;
  zone: string;
  /** Most meetings of an hour that one startup may have in a week. */
  weekLimit: number;
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
