import type { Config } from '../app/env';

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
