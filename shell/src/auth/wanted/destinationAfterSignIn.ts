import { readWantedAddress } from 'shared-ui';

/**
 * Returns the destination after signing in or registering: the startups, which offer the requested address. A user who
 * came by a link of our mails is redirected to that address at once (rules 2.15 and 2.48).
 */
export function destinationAfterSignIn(): string {
  const wanted = readWantedAddress();
  return wanted?.byMail ? wanted.address : '/startups';
}
