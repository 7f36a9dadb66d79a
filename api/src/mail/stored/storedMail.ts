import type { Letter } from './letter';

/** Mailed links with a limited lifetime. */
export type LinkKind = 'reset' | 'verify' | 'take-back' | 'newsletter' | 'invitation';

/** A letter in the outbox. It is rendered, and its token derived, when it is sent. */
export interface StoredMail {
  letter: Letter;
  /** The token of its link is derived from it (`keys.token`). */
  nonce?: string;
  /** The link whose lifetime starts with the mail; other links have their own rules. */
  link?: LinkKind;
  /** For a letter to many: the row of its recipient. */
  recipientId?: number;
}

/** A request for a mail by a typed address; its content is determined when it is due. */
export interface RequestedMail {
  request: 'reset' | 'newsletter';
}

/** The form of an earlier version: rendered, with a placeholder for the token of its links. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** Name of the sender; the site's when left out. */
  sender?: string;
  calendar?: Letter['calendar'];
  headers?: Record<string, string>;
  nonce?: string;
  about?: Letter['about'];
}

export type OutboxBody = StoredMail | RequestedMail | RenderedMail;

/** The text and headers of a mail as sent. */
export type MailBody = Omit<RenderedMail, 'nonce' | 'about'>;

/**
 * Why a mail is not retried automatically: it is no longer wanted, beyond a budget, or cannot be delivered. The last
 * three are dead letters, which staff see and can send again.
 */
export type DropReason = 'unwanted' | 'over-budget' | 'refused' | 'exhausted' | 'suppressed';
