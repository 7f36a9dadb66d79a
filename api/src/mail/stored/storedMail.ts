import type { Letter } from './letter';

/** Links in mails that live for a while only. */
export type LinkKind = 'reset' | 'verify' | 'take-back' | 'newsletter' | 'invitation';

/** A letter in the outbox. What it looks like, and its secret, come into being when it is sent. */
export interface StoredMail {
  letter: Letter;
  /** What the secret of its link is derived from (`keys.token`). */
  nonce?: string;
  /** Whose life begins when the mail is sent; without it the link lives by rules of its own. */
  link?: LinkKind;
  /** Of a letter to many: the row that says who gets it. */
  recipientId?: number;
}

/** Somebody asked for a mail by typing an address; what to write is found out when it is due. */
export interface RequestedMail {
  request: 'reset' | 'newsletter';
}

/** As an earlier version kept it: rendered, with a mark where its links have the secret. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** Whose name it comes from; the site's when left out. */
  sender?: string;
  calendar?: Letter['calendar'];
  headers?: Record<string, string>;
  nonce?: string;
  about?: Letter['about'];
}

export type OutboxBody = StoredMail | RequestedMail | RenderedMail;

/** A mail in the words and headers that go out. */
export type MailBody = Omit<RenderedMail, 'nonce' | 'about'>;

/**
 * Why a mail is not tried again by itself: nobody wants it any more, there are too many, or it cannot
 * be delivered. The last three are dead letters, which staff see and send again.
 */
export type DropReason = 'unwanted' | 'over-budget' | 'refused' | 'exhausted' | 'suppressed';
