import type { EmailAction } from 'contract/wire/email-actions.contract';
import type { MailMark } from 'contract/wire/site-links.contract';
import type { Config } from '../app/env';
import type { Imprint } from './imprint';
import type { LetterLink } from './stored/letter';

/** Data of the site for letters. */
export type Site = Pick<Config, 'publicUrl' | 'productName'>;

/** Also the responsible party at the time of sending. */
export type SendingSite = Site & { imprint: Imprint };

/** A link that shows a confirmation page first (GET /mailed-links/{act}). */
export const emailActionLink = ({ publicUrl }: Site, act: EmailAction): LetterLink => ({
  url: `${publicUrl}/api/mailed-links/${act}`,
  withToken: true,
});

const MAIL_MARK: MailMark = 'from=mail';

/** The address of a page; that of a member page has a marker for links from mail (rule 2.48). */
export const pageLink = ({ publicUrl }: Pick<Site, 'publicUrl'>, path: string) =>
  path.startsWith('/my/') ? `${publicUrl}${path}?${MAIL_MARK}` : `${publicUrl}${path}`;

/** `The Venture Quest`, as pages and mails call the product. */
export const productTitle = ({ productName }: Pick<Site, 'productName'>) => `The ${productName}`;

/** `2025-03-11 09:00 UTC` */
export const utcMoment = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
