import type { LetterBlock } from 'contract/wire/letters.contract';

export type MailKind =
  | 'verify'
  | 'reset'
  | 'password-changed'
  | 'email-changed'
  | 'new-device'
  | 'second-factor'
  | 'invitation'
  | 'meeting'
  | 'reminder'
  | 'newsletter'
  | 'contact'
  | 'answer'
  | 'letter'
  | 'notification'
  | 'account';

/** An address that is ours alone; the secret of the mail is a parameter of it, or nowhere. */
export interface LetterLink {
  url: string;
  /** The mail's secret is added as `token` when it is sent. */
  withToken?: boolean;
}

/** A mail as its writer thinks of it, kept as it is until it is sent; how it looks is decided in one place, `renderLetter`. */
export interface Letter {
  kind: MailKind;
  subject: string;
  heading: string;
  /** Plain sentences; the first one is also what mail programs preview. */
  paragraphs: string[];
  /** Stand below the paragraphs. */
  blocks?: LetterBlock[];
  /** Whose name it comes from; the site's when left out. */
  sender?: string;
  /** Label and value, e.g. when and where. */
  facts?: [string, string][];
  button?: { label: string } & LetterLink;
  /** How to get no more of these: a link at the end, and one click in the mail program. */
  unsubscribe?: { label: string } & LetterLink;
  /** Small sentences under the button, e.g. how long a link lives. */
  small?: string[];
  /** Why this person gets it. */
  why: string;
  replyTo?: string;
  /** Message ids of the conversation so far, oldest first. */
  references?: string[];
  calendar?: { method: 'REQUEST' | 'CANCEL'; ics: string };
  /**
   * The meeting it reminds of: not sent when that was cancelled or moved meanwhile, nor when the other
   * times it offers were answered, taken back or replaced.
   */
  about?: { occurrenceId: number; startsAt: string; proposalId?: number };
}

export interface Recipient {
  name: string;
  email: string;
}
