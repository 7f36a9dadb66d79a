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
