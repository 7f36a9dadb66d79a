import type { SecondFactor } from 'api/contract/second-factor.contract';
import { HttpResponse, http } from 'msw';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const NONE = { since: null, authenticator: null, recovery_codes_left: 0, proven_until: null };
const ADDED = { added_at: '2025-03-01T10:00:00Z' };

/** What the mock api knows of the reader's second factor. */
export const heldFactor = {
  password: 'the-right-password',
  code: '123456',
  secret: SECRET,
  /** Whether changes are refused until the code was shown. */
  wantsProof: false,
  state: NONE as SecondFactor,
};

/** An account with an authenticator app. */
export function withAuthenticator() {
  heldFactor.state = {
    ...{ since: ADDED.added_at, authenticator: ADDED, recovery_codes_left: 8, proven_until: null },
  };
}

beforeEach(() => {
  heldFactor.state = NONE;
  heldFactor.wantsProof = false;
});

const codes = () => Array.from({ length: 10 }, (_, at) => `aaaa-bbbb-cccc-ddd${at}`);
const refuse = (status: number, errors: Record<string, string[]>) =>
  HttpResponse.json({ message: Object.values(errors)[0]![0], errors }, { status });

/** The refusal of a change that wants the second factor first. */
export const proofWanted = () =>
  refuse(403, { second_factor: ['Please confirm with your second factor first.'] });
const wrong = () => refuse(422, { code: ['The code is wrong, or was used already.'] });

type Body = Record<string, string>;

/** The calls of the second factor's page. */
export const secondFactorCalls = [
  http.get('*/api/account/second-factor', () => HttpResponse.json(heldFactor.state)),
  http.post<never, Body>('*/api/account/second-factor/proof', async ({ request }) => {
    if ((await request.json()).code !== heldFactor.code) return wrong();
    heldFactor.wantsProof = false;
    return HttpResponse.json({ message: 'Thank you, it is you.' });
  }),
  http.post<never, Body>('*/api/account/second-factor/authenticator', async ({ request }) => {
    if ((await request.json()).password !== heldFactor.password)
      return refuse(422, { password: ['The password is incorrect.'] });
    const url = `otpauth://totp/The%20Quest:dunja?secret=${SECRET}`;
    return HttpResponse.json({ secret: SECRET, url });
  }),
  http.post<never, Body>('*/second-factor/authenticator/confirm', async ({ request }) => {
    if ((await request.json()).code !== heldFactor.code) return wrong();
    withAuthenticator();
    return HttpResponse.json({ recovery_codes: codes() });
  }),
  http.delete('*/api/account/second-factor/authenticator', () => {
    if (heldFactor.wantsProof) return proofWanted();
    heldFactor.state = NONE;
    return HttpResponse.json({ message: 'The authenticator app is removed.' });
  }),
  http.post('*/api/account/second-factor/recovery-codes', () => {
    if (heldFactor.wantsProof) return proofWanted();
    return HttpResponse.json({ recovery_codes: codes() });
  }),
];
