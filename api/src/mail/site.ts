import type { EmailAction } from 'contract/wire/email-actions.contract';
import type { MailMark } from 'contract/wire/site-links.contract';
import type { Config } from '../app/env';
import type { Imprint } from './imprint';
import type { LetterLink } from './stored/letter';

/** What the letters know of the site they come from. */
export type Site = Pick<Config, 'publicUrl' | 'productName'>;

/** What a mail says besides when it goes out: who is responsible by then. */
export type SendingSite = Site & { imprint: Imprint };

/** A link that asks once more before it acts (GET /mailed-links/{act}). */
export const emailActionLink = ({ publicUrl }: Site, act: EmailAction): LetterLink => ({
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
