import { readWantedAddress } from 'shared-ui';

/**
 * Where somebody goes who has just signed in or registered: to the startups, which offer the address
 * they wanted; who came by a link of our mails is led there at once (rules 2.15 and 2.48).
 */
export function destinationAfterSignIn(): string {
  const wanted = readWantedAddress();
  return wanted?.byMail ? wanted.address : '/startups';
}
