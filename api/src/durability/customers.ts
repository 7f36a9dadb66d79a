import { DAY } from '../app/clock';
import type { TestStartup, TestUser } from '../testing';

interface Participants {
  startup: TestStartup;
  founder: TestUser;
  mentorId: number;
  roomId: number;
}

/** What the api acknowledged, and must therefore keep. */
interface Acknowledged {
  updates: string[];
  schedules: number[];
}

const WEEKLY = 'weekly';
interface Made {
  data: { schedule_id: number };
}

/** UTC hours of a mentor in Istanbul. */
const HOURS = [6, 7, 8, 10, 11, 12, 13];

/** Clients that send without pauses until the api is gone. */
export function customers({ startup, founder, mentorId, roomId }: Participants) {
  const acknowledged: Acknowledged = { updates: [], schedules: [] };
  let updates = 0;
  let series = 0;

  /** @returns the response of a success; undefined when the api is gone */
  async function post(url: string, path: string, body: object) {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${founder.token}`,
    };
    try {
      const answer = await fetch(`${url}/api${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as Made };
    } catch {
      return undefined;
    }
  }

  async function postUpdates(url: string) {
    for (;;) {
      updates += 1;
      const update = `News ${updates}`;
      const answer = await post(url, `/startups/${startup.id}/updates`, { update });
      if (!answer) return;
      expect(answer.status).toBe(201);
      acknowledged.updates.push(update);
    }
  }

  /** Books series of 22 weeks one after another, each at its own hour while there are any. */
  async function bookSeries(url: string) {
    for (; series < 5 * HOURS.length; series += 1) {
      const start = startOf(series);
      const times = { start_time: start.toISOString(), end_time: new Date(+start + HOUR) };
      const who = { mentor_id: mentorId, room_id: roomId, recurrence: WEEKLY };
      const path = `/my/startups/${startup.id}/meetings`;
      const answer = await post(url, path, { ...who, ...times });
      if (!answer) {
        series += 1; // it is unknown whether it was booked
        return;
      }
      expect(answer.status).toBe(201);
      acknowledged.schedules.push(answer.body.data.schedule_id);
    }
  }

  return {
    acknowledged,
    /** Ends when the api does. */
    keepBusy: (url: string) => Promise.all([postUpdates(url), postUpdates(url), bookSeries(url)]),
  };
}

const HOUR = 3_600_000;

/** Monday to Friday of the week after next, hour by hour. */
function startOf(series: number): Date {
  const today = Math.floor(Date.now() / DAY) * DAY;
  const toMonday = (8 - new Date(today).getUTCDay()) % 7;
  const day = 7 + toMonday + (series % 5);
  return new Date(today + day * DAY + HOURS[Math.floor(series / 5)]! * HOUR);
}
