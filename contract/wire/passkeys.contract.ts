import { z } from 'zod';

import { Done, line } from './text.contract';

/** One passkey of the caller's account. */
export const Passkey = z.object({
  id: z.int(),
  name: z.string(), // the device that created it, until the user renames it
  created_at: z.iso.datetime(), // UTC
  last_used_at: z.iso.datetime().nullable(), // UTC
});

/** Options for the browser to create or use a passkey (WebAuthn); valid once, for five minutes. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() });

/** Bytes in base64url. */
const bytes = z
  .string()
  .max(16_384)
  .regex(/^[\w-]+$/);

const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.looseObject({}),
};

/** POST /account/passkeys/options; accounts without a password leave it out. */
export const PasskeyRequest = z.object({ password: z.string().max(1_024).optional() }).nullish();

/**
 * POST /account/passkeys: the browser's new passkey. The response contains recovery codes if this is the first second
 * factor.
 */
export const NewPasskey = z.object({
  passkey: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  }),
});

/** POST /account/passkeys/{id} */
export const PasskeyName = z.object({ name: line('name', { max: 60 }) });

/** DELETE /account/passkeys/{id}: with the account's other passkeys, for `signalAllAcceptedCredentials` of the browser. */
export const PasskeyRemoved = Done.extend({
  // Optional, because pages may be published before the api that answers it.
  accepted: z
    .object({ rpId: z.string(), userId: bytes, allAcceptedCredentialIds: z.array(bytes) })
    .optional(),
});

/** A browser's response to a passkey challenge. */
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});

/** POST /account/second-factor/proof/passkey */
export const PasskeyProof = z.object({ passkey: assertion });

/** POST /login/passkey/options: with the challenge of a first step, or for a sign-in by passkey alone. */
export const PasskeySignIn = z
  .object({ challenge: line('challenge', { max: 100 }).optional() })
  .nullish();

/**
 * POST /login/passkey: the response is that of a login without a second factor. A passkey that belongs to no account is
 * refused under unknown_passkey, for `signalUnknownCredential` of the browser.
 */
export const PasskeyStep = z.object({
  challenge: line('challenge', { max: 100 }).optional(),
  passkey: assertion,
});

export type Passkey = z.infer<typeof Passkey>;
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;
export type NewPasskey = z.infer<typeof NewPasskey>;
export type PasskeyName = z.infer<typeof PasskeyName>;
export type PasskeyRemoved = z.infer<typeof PasskeyRemoved>;
export type PasskeyProof = z.infer<typeof PasskeyProof>;
export type PasskeySignIn = z.infer<typeof PasskeySignIn>;
export type PasskeyStep = z.infer<typeof PasskeyStep>;
