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

/** An address of ours; the mail's token is a parameter of it, or in no address. */
export interface LetterLink {
  url: string;
  /** The mail's secret is added as `token` when it is sent. */
  withToken?: boolean;
}

/** The content of a mail, stored until it is sent; `renderLetter` decides on its format. */
export interface Letter {
  kind: MailKind;
  subject: string;
  heading: string;
  /** Plain sentences; mail programs preview the first one. */
  paragraphs: string[];
  /** Below the paragraphs. */
  blocks?: LetterBlock[];
  /** Name of the sender; the site's when left out. */
  sender?: string;
  /** Label and value, e.g. when and where. */
  facts?: [string, string][];
  button?: { label: string } & LetterLink;
  /** How to unsubscribe: a link at the end, and one click in the mail program. */
  unsubscribe?: { label: string } & LetterLink;
  /** Small sentences under the button, e.g. the lifetime of a link. */
  small?: string[];
  /** Why this person gets it. */
  why: string;
  replyTo?: string;
  /** Message ids of the conversation so far, oldest first; or the one that all its mails refer to. */
  references?: string[];
  calendar?: { method: 'REQUEST' | 'CANCEL'; ics: string };
  /**
   * The meeting of a reminder: not sent when it was cancelled or moved meanwhile, nor when its proposal was answered,
   * withdrawn or replaced.
   */
  about?: { occurrenceId: number; startsAt: string; proposalId?: number };
}

export interface Recipient {
  name: string;
  email: string;
}
