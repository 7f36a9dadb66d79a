import type { MailedAct } from 'contract/wire/mailed-links.contract';
import type { MailMark } from 'contract/wire/site-links.contract';
import type { Config } from '../app/env';

/** What the letters know of the site they come from. */
export type Site = Pick<Config, 'publicUrl' | 'productName'>;

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

/** A link that asks once more before it acts (GET /mailed-links/{act}). */
export const mailedLink = ({ publicUrl }: Site, act: MailedAct): LetterLink => ({
  url: `${publicUrl}/api/mailed-links/${act}`,
  withToken: true,
});

const MAIL_MARK: MailMark = 'from=mail';

/** The address of a page; one for members says that a mail led there (rule 2.48). */
export const pageLink = ({ publicUrl }: Pick<Site, 'publicUrl'>, path: string) =>
  path.startsWith('/my/') ? `${publicUrl}${path}?${MAIL_MARK}` : `${publicUrl}${path}`;

/** `The Venture Quest`, as pages and mails call the product. */
export const productTitle = ({ productName }: Pick<Site, 'productName'>) => `The ${productName}`;

/** `2025-03-11 09:00 UTC` */
export const utcMoment = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
