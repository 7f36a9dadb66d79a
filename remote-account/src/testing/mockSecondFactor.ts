import type { SecondFactor } from 'contract/wire/second-factor.contract';
import { HttpResponse, http } from 'msw';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const NO_FACTOR: SecondFactor = {
  since: null,
  authenticator: null,
  passkeys: [],
  recovery_codes_left: 0,
  proven_until: null,
};
const ADDED = { added_at: '2025-03-01T10:00:00Z' };

/** The mock api's data of the reader's second factor. */
export const factorState = {
  password: 'the-right-password',
  code: '123456',
  secret: SECRET,
  /** The passkeys that remain after one is removed, in the form that browsers take. */
  accepted: { rpId: 'localhost', userId: 'MQ', allAcceptedCredentialIds: ['another-key'] },
  /** Whether changes are refused until the code is confirmed. */
  wantsProof: false,
  state: NO_FACTOR,
};

/** An account with an authenticator app. */
export function withAuthenticator() {
  factorState.state = {
    since: ADDED.added_at,
    authenticator: ADDED,
    passkeys: [],
    recovery_codes_left: 8,
    proven_until: null,
  };
}

beforeEach(() => {
  factorState.state = NO_FACTOR;
  factorState.wantsProof = false;
});

const codes = () => Array.from({ length: 10 }, (_, at) => `aaaa-bbbb-cccc-ddd${at}`);
const refuse = (status: number, errors: Record<string, string[]>) =>
  HttpResponse.json({ message: Object.values(errors)[0]![0], errors }, { status });

/** The error of a change that requires the second factor first. */
export const proofWanted = () =>
  refuse(403, { second_factor: ['Please confirm with your second factor first.'] });
const wrong = () => refuse(422, { code: ['The code is wrong or has already been used.'] });

type Body = Record<string, string>;

/** An account with a passkey. */
export function withPasskey() {
  const created_at = ADDED.added_at;
  const passkey = { id: 5, name: 'Chrome on Android', created_at, last_used_at: null };
  factorState.state = { ...factorState.state, since: created_at, passkeys: [passkey] };
}

/** The calls about passkeys; the browser's credentials are accepted unchecked. */
const passkeyCalls = [
  http.post<never, Body>('*/api/account/passkeys/options', async ({ request }) => {
    if ((await request.json()).password !== factorState.password)
      return refuse(422, { password: ['The password is incorrect.'] });
    const pubKeyCredParams = [{ alg: -7, type: 'public-key' }];
    const user = { id: 'MQ', name: 'dunja', displayName: 'Dunja' };
    return HttpResponse.json({ challenge: 'YQ', rp: { name: 'Q' }, user, pubKeyCredParams });
  }),
  http.post('*/api/account/passkeys', () => {
    const recovery_codes = factorState.state.since ? [] : codes();
    withPasskey();
    return HttpResponse.json({ recovery_codes });
  }),
  http.post<never, Body>('*/api/account/passkeys/5', async ({ request }) => {
    const { name = '' } = await request.json();
    factorState.state.passkeys = factorState.state.passkeys.map((one) => ({ ...one, name }));
    return HttpResponse.json({ message: 'The passkey is renamed.' });
  }),
  http.delete('*/api/account/passkeys/5', () => {
    if (factorState.wantsProof) return proofWanted();
    factorState.state = NO_FACTOR;
    return HttpResponse.json({
      message: 'The passkey is removed. You can no longer sign in with it.',
      accepted: factorState.accepted,
    });
  }),
  http.post('*/api/account/second-factor/proof/passkey/options', () =>
    HttpResponse.json({ challenge: 'YQ' }),
  ),
  http.post('*/api/account/second-factor/proof/passkey', () => {
    factorState.wantsProof = false;
    return HttpResponse.json({ message: 'Thank you. Your identity is confirmed.' });
  }),
];

/** The calls of the second factor's page. */
export const secondFactorCalls = [
  ...passkeyCalls,
  http.get('*/api/account/second-factor', () => HttpResponse.json(factorState.state)),
  http.post<never, Body>('*/api/account/second-factor/proof', async ({ request }) => {
    if ((await request.json()).code !== factorState.code) return wrong();
    factorState.wantsProof = false;
    return HttpResponse.json({ message: 'Thank you. Your identity is confirmed.' });
  }),
  http.post<never, Body>('*/api/account/second-factor/authenticator', async ({ request }) => {
    if ((await request.json()).password !== factorState.password)
      return refuse(422, { password: ['The password is incorrect.'] });
    const url = `otpauth://totp/The%20Quest:dunja?secret=${SECRET}`;
    return HttpResponse.json({ secret: SECRET, url });
  }),
  http.post<never, Body>('*/second-factor/authenticator/confirm', async ({ request }) => {
    if ((await request.json()).code !== factorState.code) return wrong();
    const { since, passkeys } = factorState.state;
    withAuthenticator();
    factorState.state.passkeys = passkeys;
    return HttpResponse.json({ recovery_codes: since ? [] : codes() });
  }),
  http.delete('*/api/account/second-factor/authenticator', () => {
    if (factorState.wantsProof) return proofWanted();
    factorState.state = NO_FACTOR;
    return HttpResponse.json({ message: 'The authenticator app is removed.' });
  }),
  http.post('*/api/account/second-factor/recovery-codes', () => {
    if (factorState.wantsProof) return proofWanted();
    return HttpResponse.json({ recovery_codes: codes() });
  }),
];
