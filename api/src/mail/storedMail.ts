import type { Letter } from './letter';

/** A letter in the outbox. What it looks like, and its secret, come into being when it is sent. */
export interface StoredMail {
  letter: Letter;
  /** What the secret of its link is derived from (`keys.token`). */
  nonce?: string;
}

/** As an earlier version kept it: rendered, with a mark where its links have the secret. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  calendar?: Letter['calendar'];
  headers?: Record<string, string>;
  nonce?: string;
  about?: Letter['about'];
}

/** A mail in the words and headers that go out. */
export type MailBody = Omit<RenderedMail, 'nonce' | 'about'>;
