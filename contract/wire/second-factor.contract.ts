import { z } from 'zod';

import { Passkey } from './passkeys.contract';
import { SignedIn } from './session.contract';
import { line } from './text.contract';

/** What proves a second factor. */
export const SecondFactorWay = z.enum(['authenticator', 'passkey', 'recovery-code']);

/** Answer of signing in to an account with a second factor: nobody is signed in yet. */
export const SecondFactorNeeded = z.object({
  second_factor: z.object({
    challenge: z.string(), // goes with the proof; good once
    ways: z.array(SecondFactorWay),
    expires_at: z.iso.datetime(), // UTC
  }),
});

/** Answer of POST /login and of Google's callback. */
export const SignInAnswer = z.union([SignedIn, SecondFactorNeeded]);

/** Six digits of an authenticator app, or a recovery code; spaces and dashes do not matter. */
const code = line('code', { max: 64 });

/** POST /login/second-factor answers as a login without one; errors under `code`. */
export const SecondStep = z.object({ challenge: line('challenge', { max: 100 }), code });

/** GET /account/second-factor: how the reader's account asks for a second factor. */
export const SecondFactor = z.object({
  since: z.iso.datetime().nullable(), // UTC; null: it asks for none
  authenticator: z.object({ added_at: z.iso.datetime() }).nullable(), // UTC
  passkeys: z.array(Passkey), // oldest first
  recovery_codes_left: z.int().nonnegative(),
  proven_until: z.iso.datetime().nullable(), // UTC; until then changes ask for no proof
});

/** POST /account/second-factor/authenticator; an account without a password leaves it out. */
export const AuthenticatorRequest = z
  .object({ password: z.string().max(1_024).optional() })
  .nullish();

/** Its answer: what an authenticator app needs, told once. It counts when a code has confirmed it. */
export const NewAuthenticator = z.object({
  secret: z.string(), // base32
  url: z.string(), // otpauth://…, what a QR code holds
});

/** POST /account/second-factor/authenticator/confirm, and /proof; errors under `code`. */
export const SecondFactorCode = z.object({ code });

/** Codes that each work once, told once; none when there are some already. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export type SecondFactorWay = z.infer<typeof SecondFactorWay>;
export type SecondFactorNeeded = z.infer<typeof SecondFactorNeeded>;
export type SignInAnswer = z.infer<typeof SignInAnswer>;
export type SecondStep = z.infer<typeof SecondStep>;
export type SecondFactor = z.infer<typeof SecondFactor>;
export type AuthenticatorRequest = z.infer<typeof AuthenticatorRequest>;
export type NewAuthenticator = z.infer<typeof NewAuthenticator>;
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
