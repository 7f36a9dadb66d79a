import type { MailMark } from 'contract/wire/site-links.contract';
import { keepWantedAddress } from 'shared-ui/core';

const MAIL_MARK: MailMark = 'from=mail';

/**
 * Removes the marker of our mails from the address, so that no copied link contains it, and stores the requested
 * address (rule 2.48).
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
