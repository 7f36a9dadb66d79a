import type { MessageState } from 'contract/wire/inbox.contract';

/** What became of a message, as a label. */
export const STATE_TEXTS: Record<MessageState, string> = {
  open: 'Open',
  closed: 'Closed',
  spam: 'Spam',
};
