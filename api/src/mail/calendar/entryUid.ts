import type { Site } from '../site';

/**
 * The UID of a calendar entry, the same for as long as there is the entry.
 * @param of a schedule, as mails have it, or one meeting on its own
 */
export const entryUid = (
  { publicUrl }: Pick<Site, 'publicUrl'>,
  of: 'schedule' | 'meeting',
  id: number,
) => `${of}-${id}@${new URL(publicUrl).hostname}`;
