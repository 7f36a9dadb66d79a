import type { KeyObject } from 'node:crypto';

import { idOf, messageOf, type Purpose, publicPartOf, signatureOf } from './ed25519';
import { nameOf, type Signature, type Trust, type TrustedKey } from './trust';

/** Who is believed in a store, and with what key this process signs. */
export interface Guard {
  trust: Trust;
  /** The private key of whoever runs this; readers have none. */
  key?: KeyObject;
}

/** What this process signs with. */
export interface Signer {
  key: TrustedKey;
  /** As revisions name them. */
  name: string;
  sign(purpose: Purpose, content: Buffer | string): Signature;
}

const NO_KEY =
  'What is published here is signed. Name your key in MFE_KEY_FILE, or make one: `mfe keys new`.';

/** @throws Error with a sentence when there is no key, or none that is trusted */
export function signerIn({ trust, key }: Guard): Signer {
  if (!key) throw new Error(NO_KEY);
  const id = idOf(publicPartOf(key));
  const known = trust.keys.find((one) => one.id === id);
  if (!known) throw new Error(`The key ${id} is not among those that are trusted here.`);
  return {
    key: known,
    name: nameOf(known),
    sign: (purpose, content) => ({
      key: id,
      signature: signatureOf(key, messageOf(purpose, trust.store, content)),
    }),
  };
}
