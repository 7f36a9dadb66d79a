import { span, wire } from './company';
import { type Mentor, type Span, touches } from './meeting';
import {
  type Act,
  idOf,
  meetingOf,
  nameProposals,
  proposalOf,
  type Run,
  timeNear,
  timeOf,
} from './run';
import type { Step } from './steps';

const MINUTE = 60_000;

/** Acts of mentors on their sessions, their time off and their external calendar. */
export function mentorPlayer(run: Run): Partial<Record<Step['act'], Act>> {
  const { kit, company, calendar, proposals } = run;
  const timeOffIds = new Map<Span, number>();

  return {
    async decline({ which, scope }) {
      const meeting = meetingOf(run, which);
      if (!meeting) return undefined;
      const path = `/my/agenda/${await idOf(run, meeting)}/${scope}/cancel`;
      const { status } = await kit.post(path, { reason: 'Ill' }, { as: userOf(meeting.mentor) });
      return [status, calendar.cancel(meeting, scope)];
    },

    async propose({ which, scope, moment, others }) {
      const meeting = meetingOf(run, which);
      if (!meeting) return undefined;
      const { mentor } = meeting;
      const times = [...new Set([moment, ...others].map((one) => timeNear(run, one, meeting)))];
      const path = `/my/agenda/${await idOf(run, meeting)}/${scope}/proposal`;
      const form = { message: 'Ill', times: times.map(wire) };
      const { status } = await kit.post(path, form, { as: userOf(mentor) });
      const model = proposals.make(meeting, scope, times);
      if (status === model) await nameProposals(run);
      return [status, model];
    },

    async withdraw({ which }) {
      const proposal = proposalOf(run, which);
      if (!proposal) return undefined;
      const path = `/my/agenda/${await idOf(run, proposal.meeting)}/proposal/${proposal.id}`;
      const { status } = await kit.del(path, { as: userOf(proposal.meeting.mentor) });
      return [status, proposals.withdraw(proposal)];
    },

    /** Adds or removes an event in the mentor's external calendar; then it is read. */
    async busy(taken) {
      const { mentor, user } = company.staff[taken.mentor]!;
      const { busy } = mentor;
      if (busy.length > 2 || (busy.length > 0 && taken.stale))
        busy.splice(taken.which % busy.length, 1);
      else busy.push(spanOf(taken, mentor));
      const { status, body } = await kit.post('/my/availability/calendar/check', {}, { as: user });
      const clashes = calendar.meetings.filter(
        (meeting) =>
          meeting.mentor === mentor &&
          !meeting.cancelled &&
          meeting.start > calendar.now &&
          touches(busy, meeting.start),
      );
      const starts = clashes.map(({ start }) => wire(start)).sort();
      const seen = body.data.clashes.map((one: { start_time: string }) => one.start_time);
      return [
        { status, seen },
        { status: 200, seen: starts.slice(0, 50) },
      ];
    },

    async away(taken) {
      const { mentor, user } = company.staff[taken.mentor]!;
      const away = spanOf(taken, mentor);
      const query = span(away.start, away.end);
      const as = { as: user };
      const listed = await kit.post('/my/availability/time-off/meetings', query, as);
      const hit = await Promise.all(proposals.hitBy(mentor, away).map((one) => idOf(run, one)));
      const ids = taken.stale ? [...hit.slice(1), 999_999] : hit;
      const fate = ids.length > 0 ? taken.fate : 'stay';
      const wanted =
        fate === 'stay' ? { listed: ids } : { meetings: { act: fate, ids, message: 'Sea' } };
      const { status, body } = await kit.post(
        '/my/availability/time-off',
        { ...query, ...wanted },
        as,
      );
      const api = {
        status,
        left: body.left ?? 0,
        hit: listed.body.data.map(({ id }: { id: number }) => id),
      };
      if (taken.stale) return [api, { status: 409, left: 0, hit }];
      const left = proposals.goAway(mentor, away, fate);
      timeOffIds.set(away, body.id);
      if (status === 201 && api.left === left) await nameProposals(run);
      return [api, { status: 201, left, hit }];
    },

    /** Removes a time off, past or upcoming. */
    async back(taken) {
      const { mentor, user } = company.staff[taken.mentor]!;
      const [away] = mentor.timeOff.splice(taken.which % (mentor.timeOff.length || 1), 1);
      if (!away) return undefined;
      const path = `/my/availability/time-off/${timeOffIds.get(away)}`;
      return [(await kit.del(path, { as: user })).status, 200];
    },
  };

  function userOf(mentor: Mentor) {
    return company.staff.find((one) => one.mentor === mentor)!.user;
  }

  function spanOf({ moment, minutes, length }: Step, mentor: Mentor): Span {
    const start = timeOf(run, moment, mentor) + minutes * MINUTE;
    return { start, end: start + length * MINUTE };
  }
}
