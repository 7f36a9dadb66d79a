import type { FetchFaultCode } from '../../fetching/FetchFault';
import type { TextProblem } from './reader/readText';

/** Why a calendar could not be read. */
export type CalendarProblem = FetchFaultCode | TextProblem;

/** Messages for the owner. An unknown name and a name we refuse have the same message. */
export const PROBLEM_SENTENCES: Record<CalendarProblem, string> = {
  address: 'The address must begin with https:// or webcal:// and lead to a public server.',
  unreachable: 'No calendar can be reached at this address.',
  certificate: 'The server of the calendar has no valid certificate.',
  redirects: 'The address redirects too often.',
  slow: 'The calendar did not answer within 10 seconds.',
  'too-large': 'The calendar is larger than 4 MB.',
  denied: 'The calendar is not shared with us: its server asks for a login.',
  gone: 'There is no calendar at this address.',
  failing: 'The server of the calendar reports an error.',
  'not-calendar': 'The file at this address is not a calendar.',
  'too-many-dates': 'The calendar has too many dates to be read.',
  'too-busy': 'We were too busy to read the calendar. We will try again automatically.',
};
