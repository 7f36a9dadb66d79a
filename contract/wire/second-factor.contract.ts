import { z } from 'zod';

import { Passkey } from './passkeys.contract';
import { SignedIn } from './session.contract';
import { line } from './text.contract';

/** The kinds of second factor. */
export const SecondFactorWay = z.enum(['authenticator', 'passkey', 'recovery-code']);

/** Response of a sign-in to an account with a second factor: there is no session yet. */
export const SecondFactorNeeded = z.object({
  second_factor: z.object({
    challenge: z.string(), // sent along with the proof; valid once
    ways: z.array(SecondFactorWay),
    expires_at: z.iso.datetime(), // UTC
  }),
});

/** Response of POST /login and of Google's callback. */
export const SignInAnswer = z.union([SignedIn, SecondFactorNeeded]);

/** Six digits from an authenticator app, or a recovery code; spaces and dashes are ignored. */
const code = line('code', { max: 64 });

/** POST /login/second-factor: the response is that of a login without a second factor; errors under `code`. */
export const SecondStep = z.object({ challenge: line('challenge', { max: 100 }), code });

/** GET /account/second-factor: the second factors of the caller's account. */
export const SecondFactor = z.object({
  since: z.iso.datetime().nullable(), // UTC; null: no second factor
  authenticator: z.object({ added_at: z.iso.datetime() }).nullable(), // UTC
  passkeys: z.array(Passkey), // oldest first
  recovery_codes_left: z.int().nonnegative(),
  proven_until: z.iso.datetime().nullable(), // UTC; changes need no further proof before this time
});

/** POST /account/second-factor/authenticator; accounts without a password leave it out. */
export const AuthenticatorRequest = z
  .object({ password: z.string().max(1_024).optional() })
  .nullish();

/** Its response: the secret for an authenticator app, shown once. It takes effect after confirmation with a code. */
export const NewAuthenticator = z.object({
  secret: z.string(), // base32
  url: z.string(), // otpauth://…, the content of a QR code
});

/** POST /account/second-factor/authenticator/confirm, and /proof; errors under `code`. */
export const SecondFactorCode = z.object({ code });

/** Single-use codes, shown once; empty when the account has some already. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export type SecondFactorWay = z.infer<typeof SecondFactorWay>;
export type SecondFactorNeeded = z.infer<typeof SecondFactorNeeded>;
export type SignInAnswer = z.infer<typeof SignInAnswer>;
export type SecondStep = z.infer<typeof SecondStep>;
export type SecondFactor = z.infer<typeof SecondFactor>;
export type AuthenticatorRequest = z.infer<typeof AuthenticatorRequest>;
export type NewAuthenticator = z.infer<typeof NewAuthenticator>;
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
