import { PASSWORD } from '../testing';
import type { Requests } from './request';

let number = 0;
/** A different number each time. */
export const fresh = () => {
  number += 1;
  return number;
};

const CREDENTIAL = { id: 'none', rawId: 'none', type: 'public-key', clientExtensionResults: {} };
const ASSERTION = {
  ...CREDENTIAL,
  response: { clientDataJSON: 'e30', authenticatorData: 'none', signature: 'none' },
};

/** Requests about signing in and the caller's account. */
export const ACCOUNT_REQUESTS: Requests = {
  'POST /api/login': ({ bystander }) => ({ body: { email: bystander.email, password: PASSWORD } }),
  'POST /api/login/second-factor': () => ({ body: { challenge: 'none', code: '123456' } }),
  'POST /api/account/second-factor/proof': () => ({ body: { code: '123456' } }),
  'POST /api/account/second-factor/authenticator': () => ({ body: { password: PASSWORD } }),
  'POST /api/account/second-factor/authenticator/confirm': () => ({ body: { code: '123456' } }),
  'POST /api/login/passkey': () => ({ body: { passkey: ASSERTION } }),
  'POST /api/account/second-factor/proof/passkey': () => ({ body: { passkey: ASSERTION } }),
  'POST /api/account/passkeys/options': () => ({ body: { password: PASSWORD } }),
  'POST /api/account/passkeys': () => ({
    body: {
      passkey: { ...CREDENTIAL, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
    },
  }),
  'POST /api/account/passkeys/:passkeyId (of another)': () => ({
    params: { passkeyId: 1 },
    body: { name: 'Mine' },
  }),
  'DELETE /api/account/passkeys/:passkeyId (of another)': () => ({ params: { passkeyId: 1 } }),
  'POST /api/register': () => ({
    body: {
      name: 'New',
      surname: 'Comer',
      email: `new.${fresh()}@people.example`,
      password: 'Tri-sunca-9',
      password_confirmation: 'Tri-sunca-9',
    },
  }),
  'POST /api/forgot-password': ({ bystander }) => ({ body: { email: bystander.email } }),
  'POST /api/check-reset-token': ({ bystander }) => ({
    body: { token: 'none', email: bystander.email },
  }),
  'POST /api/reset-password': ({ bystander }) => ({
    body: {
      token: 'none',
      email: bystander.email,
      password: 'Tri-sunca-9',
      password_confirmation: 'Tri-sunca-9',
    },
  }),
  'POST /api/account/settings': () => ({ body: { name: 'Ana', surname: '/' } }),
  'POST /api/account/change-email': () => ({
    body: { newEmail: `moved.${fresh()}@people.example`, password: PASSWORD },
  }),
  'POST /api/account/change-username': () => ({
    body: { newUsername: `ana_new_${fresh()}`, password: PASSWORD },
  }),
  'POST /api/account/change-password': () => ({
    body: { currentPassword: PASSWORD, newPassword: 'Tri-sunca-9' },
  }),
  'POST /api/account/change-phone-number': () => ({
    body: { phone_number: '+359888123456', password: PASSWORD },
  }),
  'POST /api/account/social-links': (_fixture, me) => ({ body: { user_id: me?.id, x: '' } }),
  'POST /api/account/social-links (of another)': ({ bystander }) => ({
    body: { user_id: bystander.id, x: '' },
  }),
  'DELETE /api/account/sessions/:sessionId (of another)': () => ({ params: { sessionId: 1 } }),
  'DELETE /api/account/access/google/:identityId': () => ({ params: { identityId: 1 } }),
  'POST /api/account/delete': () => ({ body: { password: PASSWORD } }),
};
