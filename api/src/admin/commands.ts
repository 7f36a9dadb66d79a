import type { Command } from './command/command';
import { demoCommands } from './demo/demo.commands';
import { exportCommands } from './exports/export.commands';
import { importCommands } from './imports/import.commands';
import { mailCommands } from './mail/mail.commands';
import { suppressionCommands } from './mail/suppressions.commands';
import { availabilityCommands } from './mentors/availability.commands';
import { meetingRecordCommands } from './mentors/meetingRecords.commands';
import { meetingCommands } from './mentors/meetings.commands';
import { mentorCommands } from './mentors/mentors.commands';
import { roomCommands } from './mentors/rooms.commands';
import { timeOffCommands } from './mentors/timeOff.commands';
import { releaseCommands } from './releases/releases.commands';
import { founderCommands } from './startups/founders.commands';
import { startupCommands } from './startups/startups.commands';
import { privacyCommands } from './users/privacy.commands';
import { secondFactorCommands } from './users/secondFactor.commands';
import { userCommands } from './users/users.commands';

/** Everything staff can do, in the order of the help. */
export const commands: Command[] = [
  ...userCommands,
  ...secondFactorCommands,
  ...demoCommands,
  ...privacyCommands,
  ...startupCommands,
  ...founderCommands,
  ...mentorCommands,
  ...availabilityCommands,
  ...timeOffCommands,
  ...meetingCommands,
  ...meetingRecordCommands,
  ...roomCommands,
  ...importCommands,
  ...exportCommands,
  ...mailCommands,
  ...suppressionCommands,
  ...releaseCommands,
];
