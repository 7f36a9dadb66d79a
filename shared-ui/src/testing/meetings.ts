import type { Meeting, Mentor } from 'contract/wire/meetings.contract';

import { aPerson } from './people';

/** One occurrence; times are UTC text. */
export function aMeeting(over: Partial<Meeting> = {}): Meeting {
  return {
    id: 71,
    schedule_id: 61,
    start_time: '2025-03-12 09:00:00',
    end_time: '2025-03-12 10:00:00',
    recurrence: 'none',
    room_id: 1,
    room_name: 'Krug',
    ...over,
  };
}

export function aMentor(over: Partial<Mentor> = {}): Mentor {
  return {
    id: 41,
    user: aPerson({ id: 9, name: 'Elif', surname: 'Şahin', username: 'elif' }),
    ...over,
  };
}
