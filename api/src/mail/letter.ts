import type { MailedAct } from '../../contract/mailed-links.contract';
import type { Config } from '../app/env';
import type { MailBody } from '../db/schema';

/** What the letters know of the site they come from. */
export type Site = Pick<Config, 'publicUrl' | 'productName'>;

export type MailKind =
  | 'verify'
  | 'reset'
  | 'password-changed'
  | 'email-changed'
  | 'invitation'
  | 'meeting'
  | 'reminder'
  | 'newsletter'
  | 'contact'
  | 'notification'
  | 'account';

/** A mail as its writer thinks of it; how it looks is decided in one place, `renderLetter`. */
export interface Letter {
  kind: MailKind;
  subject: string;
  heading: string;
  /** Plain sentences; the first one is also what mail programs preview. */
  paragraphs: string[];
  /** Label and value, e.g. when and where. */
  facts?: [string, string][];
  button?: { label: string; url: string };
  /** Small sentences under the button, e.g. how long a link lives. */
  small?: string[];
  /** Why this person gets it. */
  why: string;
  replyTo?: string;
  calendar?: MailBody['calendar'];
  headers?: Record<string, string>;
  /** Checked again before sending, see `isStillWanted`. */
  about?: MailBody['about'];
}

export interface Recipient {
  name: string;
  email: string;
}

/** Stands for a secret in the address of a link. The outbox never holds the secret itself. */
export const TOKEN_SLOT = '__TOKEN__';

/** A link that asks once more before it acts (GET /mailed-links/{act}). */
export const mailedLink = ({ publicUrl }: Site, act: MailedAct) =>
  `${publicUrl}/api/mailed-links/${act}?token=${TOKEN_SLOT}`;

/** `The Venture Quest`, as pages and mails call the product. */
export const productTitle = ({ productName }: Pick<Site, 'productName'>) => `The ${productName}`;
