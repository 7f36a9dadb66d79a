import type { OwnUser } from 'contract/wire/user.contract';
import { aUser, type Rendered, renderPage } from 'shared-ui/testing';

import { CredentialsPage } from '../pages/credentials/CredentialsPage';
import { privacyState } from './mockPrivacy';

/**
 * Opens the credentials page.
 * @param stored the browser's cached data of the reader
 * @param since newer values that only the api has
 */
export function openCredentials(
  stored: Partial<OwnUser> = {},
  since: Partial<OwnUser> = {},
): Rendered {
  const user = aUser(stored);
  privacyState.user = { ...user, ...since };
  return renderPage(<CredentialsPage />, { at: '/account/credentials', user });
}
