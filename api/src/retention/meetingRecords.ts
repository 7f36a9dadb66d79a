import { MAX_ACTIONS } from 'contract/wire/meeting-records.contract';
import { lt } from 'drizzle-orm';
import {
  meetingActions,
  meetingAttendance,
  meetingFeedback,
  meetingNotes,
  meetingTopics,
} from '../db/schema';
import { daysBefore, type Retention } from './retention';

/** Records of a meeting are useless for a later programme. */
const RECORD_DAYS = 730;
const STORED_TWO_YEARS = 'two years after it was last written';

/** Records of meetings (rule 5.40). */
export const meetingRecords = {
  meetingTopics: {
    holds: 'what founders want to talk about in a meeting',
    kept: STORED_TWO_YEARS,
    quota: 'one text of a meeting',
    over: (now) => lt(meetingTopics.writtenAt, daysBefore(now, RECORD_DAYS)),
  },
  meetingNotes: {
    holds: 'note of a meeting, private or for both sides',
    kept: `${STORED_TWO_YEARS}; deleted with the account of who wrote it`,
    quota: 'two of each person and meeting',
    personal: true,
    over: (now) => lt(meetingNotes.writtenAt, daysBefore(now, RECORD_DAYS)),
  },
  meetingActions: {
    holds: 'what somebody is to do after a meeting, and until when',
    kept: STORED_TWO_YEARS,
    quota: `${MAX_ACTIONS} of a meeting`,
    personal: true,
    over: (now) => lt(meetingActions.writtenAt, daysBefore(now, RECORD_DAYS)),
  },
  meetingAttendance: {
    holds: 'whether a meeting took place, as each side says, and who said so',
    kept: `${STORED_TWO_YEARS}; without a name when the account of who said so is deleted`,
    quota: 'one of each side and meeting',
    personal: true,
    over: (now) => lt(meetingAttendance.saidAt, daysBefore(now, RECORD_DAYS)),
  },
  meetingFeedback: {
    holds: 'what somebody thought of a meeting',
    kept: `${STORED_TWO_YEARS}; deleted with the account of who wrote it`,
    quota: 'one of each person and meeting',
    personal: true,
    over: (now) => lt(meetingFeedback.writtenAt, daysBefore(now, RECORD_DAYS)),
  },
} satisfies Record<string, Retention>;
