import { span, wire } from './company';
import { addDays, localAt } from './localTime';
import { HOUR } from './meeting';
import { mentorPlayer } from './mentorPlayer';
import { type Act, idOf, meetingOf, proposalOf, type Run, timeNear, timeOf } from './run';
import type { Step } from './steps';

/** Runs a step in the api, over its calls, and in the model. */
export function player(run: Run): Act {
  const { kit, company, calendar, proposals } = run;
  const { teams, staff, rooms } = company;
  const acts: Partial<Record<Step['act'], Act>> = {
    ...mentorPlayer(run),

    async book({ team, mentor: whose, moment, room: place, recurrence }) {
      const { startup, founder } = teams[team]!;
      const { mentor } = staff[whose]!;
      const [start, room] = [timeOf(run, moment, mentor), rooms[place]!];
      const body = { ...span(start), room_id: room, mentor_id: mentor.id, recurrence };
      const { status } = await kit.post(at(startup.id), body, { as: founder });
      return [status, calendar.book({ startup: startup.id, mentor, room, start, recurrence })];
    },

    async move({ which, scope, moment, room: place }) {
      const meeting = meetingOf(run, which);
      if (!meeting) return undefined;
      const [start, room] = [timeNear(run, moment, meeting), rooms[place]!];
      const path = at(meeting.startup, `/${await idOf(run, meeting)}/${scope}`);
      const as = founderOf(meeting.startup);
      const { status } = await kit.post(path, { ...span(start), room_id: room }, { as });
      return [status, calendar.move(meeting, start, scope, room)];
    },

    async cancel({ which, scope }) {
      const meeting = meetingOf(run, which);
      if (!meeting) return undefined;
      const path = at(meeting.startup, `/${await idOf(run, meeting)}/${scope}`);
      const { status } = await kit.del(path, { as: founderOf(meeting.startup) });
      return [status, calendar.cancel(meeting, scope)];
    },

    async accept({ which, room, stale, moment }) {
      const proposal = proposalOf(run, which);
      if (!proposal) return undefined;
      const { startup, mentor } = proposal.meeting;
      const offered = proposal.times[room % proposal.times.length]!;
      const start = stale ? timeOf(run, moment, mentor) : offered;
      const path = at(startup, `/proposals/${proposal.id}/accept`);
      const { status } = await kit.post(
        path,
        { start_time: wire(start) },
        { as: founderOf(startup) },
      );
      return [status, proposals.accept(proposal, start)];
    },

    async keep({ which }) {
      const proposal = proposalOf(run, which);
      if (!proposal) return undefined;
      const { startup } = proposal.meeting;
      const path = at(startup, `/proposals/${proposal.id}/decline`);
      const { status } = await kit.post(path, {}, { as: founderOf(startup) });
      return [status, proposals.decline(proposal)];
    },

    /** Requests any day, in some zone, for a new meeting or to move one. */
    async look({ team, mentor: whose, room, moment, which, stale }) {
      const { startup, founder } = teams[team]!;
      const { mentor } = staff[whose]!;
      const { zone } = staff[room]!.mentor;
      const moved = stale ? undefined : meetingOf(run, which);
      const isTheirs = moved?.mentor === mentor && moved.startup === startup.id && !moved.cancelled;
      const day = addDays(localAt(zone, calendar.now).day, moment.days % 93);
      const query = { mentor_id: mentor.id, date: day, timezone: zone };
      const meeting_id = isTheirs ? await idOf(run, moved) : undefined;
      const as = { as: founder };
      const { body } = await kit.post(
        at(startup.id, '/availability'),
        { ...query, meeting_id },
        as,
      );
      const pair = { startup: startup.id, mentor };
      const free = calendar.offered(pair, { zone, day }, isTheirs ? moved : undefined);
      const listed = (await kit.get(at(startup.id, '/proposals'), as)).body.data;
      return [
        {
          slots: body.available_slots,
          proposals: listed.map(({ id, times }: Listed) => [id, times]),
        },
        {
          slots: free.map((slot) => ({ ...span(slot.start), room_id: slot.room })),
          proposals: proposals
            .listed(startup.id)
            .map(({ id, times }) => [
              id,
              times.map((time) => ({ ...span(time.start), free: time.free })),
            ]),
        },
      ];
    },

    async wait({ moment: { days } }) {
      kit.clock.advance((days % 30) * HOUR);
      calendar.now = kit.clock.now().getTime();
      return undefined;
    },
  };
  return async (taken) => acts[taken.act]!(taken);

  function founderOf(startup: number) {
    return teams.find((team) => team.startup.id === startup)!.founder;
  }
}

interface Listed {
  id: number;
  times: unknown[];
}

const at = (startup: number, more = '') => `/my/startups/${startup}/meetings${more}`;
