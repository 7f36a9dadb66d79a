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
const STORED_TWO_YEARS = 'two years after the last change';

/** Records of meetings (rule 5.40). */
export const meetingRecords = {
  meetingTopics: {
    holds: 'agenda of a meeting, written by its founders',
    kept: STORED_TWO_YEARS,
    quota: 'one text per meeting',
    over: (now) => lt(meetingTopics.writtenAt, daysBefore(now, RECORD_DAYS)),
  },
  meetingNotes: {
    holds: 'private or shared note of a meeting',
    kept: `${STORED_TWO_YEARS}; deleted with the author’s account`,
    quota: 'two per person and meeting',
    personal: true,
    over: (now) => lt(meetingNotes.writtenAt, daysBefore(now, RECORD_DAYS)),
  },
  meetingActions: {
    holds: 'action item of a meeting, with its owner and due date',
    kept: STORED_TWO_YEARS,
    quota: `${MAX_ACTIONS} per meeting`,
    personal: true,
    over: (now) => lt(meetingActions.writtenAt, daysBefore(now, RECORD_DAYS)),
  },
  meetingAttendance: {
    holds: 'whether a meeting took place, as reported by each side, and by whom',
    kept: `${STORED_TWO_YEARS}; without the name when that person’s account is deleted`,
    quota: 'one per side and meeting',
    personal: true,
    over: (now) => lt(meetingAttendance.saidAt, daysBefore(now, RECORD_DAYS)),
  },
  meetingFeedback: {
    holds: 'feedback on a meeting',
    kept: `${STORED_TWO_YEARS}; deleted with the author’s account`,
    quota: 'one per person and meeting',
    personal: true,
    over: (now) => lt(meetingFeedback.writtenAt, daysBefore(now, RECORD_DAYS)),
  },
} satisfies Record<string, Retention>;
