import type { MailMark } from 'contract/wire/site-links.contract';
import { keepWantedAddress } from 'shared-ui/core';

const MAIL_MARK: MailMark = 'from=mail';

/**
 * Takes the mark of our mails off the address, so that no copied link carries it, and remembers where
 * the reader was going (rule 2.48).
 */
export function takeMailMark(): void {
  const { pathname, search, hash } = window.location;
  const parameters = search.slice(1).split('&');
  if (!parameters.includes(MAIL_MARK)) return;
  const query = parameters.filter((parameter) => parameter !== MAIL_MARK).join('&');
  const address = `${pathname}${query && `?${query}`}${hash}`;
  if (!keepWantedAddress({ address, byMail: true })) return;
  window.history.replaceState(window.history.state, '', address);
}
