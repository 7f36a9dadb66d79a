import { z } from 'zod';

/** Replaced by the name of the meeting's room (rule 5.35). */
export const MEETING_PLACEHOLDER = '{meeting}';

const MAX_LENGTH = 300;

/**
 * Where meetings take place online: an https URL, or a provider's pattern such as
 * `https://meet.jit.si/quest-{meeting}`, which gives every meeting its own room (rule 5.35).
 */
export const MeetingAddress = z
  .string()
  .trim()
  .max(MAX_LENGTH, `The address may not be longer than ${MAX_LENGTH} characters.`)
  .refine(isAddress, 'The address must begin with https:// and contain no user name.')
  .refine((text) => !hidesMeeting(text), `${MEETING_PLACEHOLDER} can only be used in the path.`)
  .meta({ examples: ['https://meet.jit.si/quest-{meeting}'] });

/** POST /my/availability/room: the mentor's own URL. */
export const NewMeetingRoom = z.object({ join_url: MeetingAddress });

export type MeetingName = typeof MEETING_PLACEHOLDER;
export type NewMeetingRoom = z.infer<typeof NewMeetingRoom>;

function isAddress(text: string): boolean {
  if (/[\s<>"'`\\^|]/.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return protocol === 'https:' && !username && !password && hostname.includes('.');
}

/** The placeholder in a host name would be sent to DNS resolvers. */
function hidesMeeting(text: string): boolean {
  const [, ...path] = text.slice('https://'.length).split('/');
  const count = text.split(MEETING_PLACEHOLDER).length - 1;
  return count > 1 || (count === 1 && !path.join('/').includes(MEETING_PLACEHOLDER));
}
