import type { Config } from '../app/env';
import { entryUid } from './calendar/entryUid';
import type { Site } from './site';

/**
 * Message ids of a conversation: that of the mail to staff, and those of our answers. They are derived from ids, so
 * mail programs of both sides show one thread.
 */
export const conversation = ({ publicUrl }: Pick<Config, 'publicUrl'>, messageId: number) => {
  const { hostname } = new URL(publicUrl);
  const key = `contact-${messageId}`;
  const keyOf = (answerId: number) => `${key}-answer-${answerId}`;
  return {
    key,
    keyOf,
    first: `${key}@${hostname}`,
    idOf: (answerId: number) => `${keyOf(answerId)}@${hostname}`,
  };
};

/**
 * The id that all mails about a schedule refer to, so mail programs show them as one thread. No mail has it: each
 * participant gets mails of their own, and may not get the first one.
 */
export const meetingThread = (site: Pick<Site, 'publicUrl'>, scheduleId: number) =>
  entryUid(site, 'schedule', scheduleId);
