import type { AccountChanged, PhoneChange } from 'contract/wire/credentials.contract';
import { invalid } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { changeOwnAccount } from '../account-lock/changeOwnAccount';
import { credentialsQueries } from './credentials.queries';
import { ownAccount } from './ownAccount';

/** Changes or removes the phone number (rule 2.5). Other users never see it. */
export function changePhoneService(deps: Pick<Deps, 'db' | 'clock' | 'passwords'>) {
  const account = ownAccount(deps);
  return {
    /** @throws 422 by field */
    async change(viewer: Viewer, { phone_number, password }: PhoneChange): Promise<AccountChanged> {
      const user = await account.proven(viewer, password);
      const phoneNumber = phone_number === '' ? null : await toE164(phone_number);
      if (phoneNumber === undefined) {
        throw invalid({ phone_number: 'Use the international format, e.g. +359 88 123 4567.' });
      }
      await changeOwnAccount(deps, viewer, user, ({ db }) =>
        credentialsQueries(db).change(user.id, { phoneNumber }),
      );
      return account.changed(viewer, 'Phone number successfully updated!');
    },
  };
}

/** Normalizes `00359 88 123-4567` to `+359881234567`; undefined for an invalid number. */
async function toE164(text: string): Promise<string | undefined> {
  const international = text.replace(/^00(?=[1-9])/, '+');
  if (!international.startsWith('+')) return undefined;
  // The library has the number formats of all countries, so it is loaded on first use, not at start.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js');
  const parsed = parsePhoneNumberFromString(international, { extract: false });
  return parsed?.isValid() && !parsed.ext ? parsed.number : undefined;
}
