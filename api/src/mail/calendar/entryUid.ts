import type { Site } from '../site';

/**
 * The UID of a calendar entry, constant for its lifetime.
 * @param of a schedule, as in mails, or a single meeting
 */
export const entryUid = (
  { publicUrl }: Pick<Site, 'publicUrl'>,
  of: 'schedule' | 'meeting',
  id: number,
) => `${of}-${id}@${new URL(publicUrl).hostname}`;

/**
 * The id that all mails about a schedule refer to, so mail programs show them as one thread. No mail has it: each
 * participant gets mails of their own, and may not get the first one.
 */
export const meetingThread = (site: Pick<Site, 'publicUrl'>, scheduleId: number) =>
  entryUid(site, 'schedule', scheduleId);
