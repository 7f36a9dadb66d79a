import type { MeetingScope } from 'contract/wire/meetings.contract';
import { addDays, localAt } from './localTime';
import { HOUR, type Meeting, type Mentor, type Span, touches } from './meeting';
import type { Answer, Calendar } from './model';

/** Alternative times that a mentor proposes for a meeting. */
export interface Proposal {
  /** Id in the api; unknown until it is read. */
  id?: number;
  meeting: Meeting;
  scope: MeetingScope;
  /** Start of the meeting when the proposal was made. */
  since: number;
  times: number[];
  /** Answered or replaced. */
  gone: boolean;
}

/** Proposals and time off of mentors (rules 6.15 to 6.18), on the calendar of a run. */
export class Proposals {
  readonly all: Proposal[] = [];

  constructor(private readonly calendar: Calendar) {}

  make(meeting: Meeting, scope: MeetingScope, times: number[]): Answer {
    const { calendar } = this;
    if (meeting.cancelled || meeting.start <= calendar.now) return 409;
    if (times.includes(meeting.start)) return 409;
    if (!times.every((start) => calendar.movesOf(meeting, start, scope))) return 409;
    this.put(meeting, scope, times);
    return 200;
  }

  accept(proposal: Proposal, start: number): Answer {
    if (proposal.gone) return 404;
    if (!this.isOpen(proposal) || !proposal.times.includes(start)) return 409;
    const answer = this.calendar.move(proposal.meeting, start, proposal.scope);
    if (answer === 200) proposal.gone = true;
    return answer;
  }

  decline(proposal: Proposal): Answer {
    if (proposal.gone) return 404;
    if (!this.isOpen(proposal)) return 409;
    proposal.gone = true;
    return 200;
  }

  /** The mentor withdraws it. */
  withdraw(proposal: Proposal): Answer {
    if (!this.isOpen(proposal)) return 409;
    proposal.gone = true;
    return 200;
  }

  /** The proposals that a startup's team reads: each with its times, and whether they are free. */
  listed(startup: number) {
    return this.all
      .filter((proposal) => proposal.meeting.startup === startup && this.isOpen(proposal))
      .sort((one, other) => one.since - other.since || one.id! - other.id!)
      .map(({ id, meeting, scope, times }) => ({
        id,
        times: times.map((start) => ({
          start,
          free: this.calendar.movesOf(meeting, start, scope) !== undefined,
        })),
      }));
  }

  /** Sessions that a time off overlaps, in order. */
  hitBy(mentor: Mentor, span: Span): Meeting[] {
    return this.calendar.meetings
      .filter((meeting) => meeting.mentor === mentor && !meeting.cancelled)
      .filter(({ start }) => start > this.calendar.now && touches([span], start))
      .sort((one, other) => one.start - other.start);
  }

  /** @returns the number of sessions without a free alternative */
  goAway(mentor: Mentor, span: Span, act: 'stay' | 'cancel' | 'propose'): number {
    const hit = this.hitBy(mentor, span);
    mentor.timeOff.push(span);
    if (act === 'cancel') for (const meeting of hit) meeting.cancelled = true;
    if (act !== 'propose') return 0;
    return hit.filter((meeting) => {
      const times = this.firstOfThreeDays(meeting);
      if (times.length > 0) this.put(meeting, 'occurrence', times);
      return times.length === 0;
    }).length;
  }

  private firstOfThreeDays(meeting: Meeting): number[] {
    const { calendar } = this;
    const { zone } = meeting.mentor;
    const last = localAt(zone, calendar.now + 90 * 24 * HOUR).day;
    const firsts: number[] = [];
    let { day } = localAt(zone, meeting.start);
    for (; day <= last && firsts.length < 3; day = addDays(day, 1)) {
      const [first] = calendar.offered(meeting, { zone, day }, meeting);
      if (first) firsts.push(first.start);
    }
    return firsts;
  }

  private isOpen({ gone, meeting, since }: Proposal): boolean {
    return (
      !gone && !meeting.cancelled && meeting.start === since && meeting.start > this.calendar.now
    );
  }

  private put(meeting: Meeting, scope: MeetingScope, times: number[]) {
    for (const proposal of this.all) if (proposal.meeting === meeting) proposal.gone = true;
    this.all.push({ meeting, scope, since: meeting.start, times: inOrder(times), gone: false });
  }
}

const inOrder = (times: number[]) => times.toSorted((one, other) => one - other);
