import type { MessageState } from 'contract/wire/inbox.contract';

/** Labels of a message's states. */
export const STATE_TEXTS: Record<MessageState, string> = {
  open: 'Open',
  closed: 'Closed',
  spam: 'Spam',
};
