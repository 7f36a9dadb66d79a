import type { Act } from '../act/act';
import { demoActs } from './demo/demo.acts';
import { exportActs } from './exports/export.acts';
import { importActs } from './imports/import.acts';
import { letterActs } from './letters/letters.acts';
import { sendingActs } from './letters/sending.acts';
import { mailActs } from './mail/mail.acts';
import { suppressionActs } from './mail/suppressions.acts';
import { availabilityActs } from './mentors/availability.acts';
import { meetingRecordActs } from './mentors/meetingRecords.acts';
import { meetingActs } from './mentors/meetings.acts';
import { mentorActs } from './mentors/mentors.acts';
import { proposalActs } from './mentors/proposals.acts';
import { roomActs } from './mentors/rooms.acts';
import { timeOffActs } from './mentors/timeOff.acts';
import { messageActs } from './messages/messages.acts';
import { launchActs } from './programme/launch.acts';
import { programmeActs } from './programme/programme.acts';
import { recordActs } from './record/record.acts';
import { releaseActs } from './releases/releases.acts';
import { staffActs } from './staff/staff.acts';
import { founderActs } from './startups/founders.acts';
import { invitationActs } from './startups/invitations.acts';
import { mergeStartupActs } from './startups/merge.acts';
import { startupActs } from './startups/startups.acts';
import { withdrawActs } from './startups/withdraw.acts';
import { mergeActs } from './users/merge.acts';
import { privacyActs } from './users/privacy.acts';
import { secondFactorActs } from './users/secondFactor.acts';
import { userActs } from './users/users.acts';

/** All acts of staff, in menu order. */
export const acts: Act[] = [
  ...userActs,
  ...secondFactorActs,
  ...demoActs,
  ...privacyActs,
  ...mergeActs,
  ...startupActs,
  ...withdrawActs,
  ...mergeStartupActs,
  ...founderActs,
  ...invitationActs,
  ...programmeActs,
  ...launchActs,
  ...mentorActs,
  ...availabilityActs,
  ...timeOffActs,
  ...meetingActs,
  ...proposalActs,
  ...meetingRecordActs,
  ...roomActs,
  ...importActs,
  ...exportActs,
  ...letterActs,
  ...sendingActs,
  ...messageActs,
  ...mailActs,
  ...suppressionActs,
  ...releaseActs,
  ...staffActs,
  ...recordActs,
];
