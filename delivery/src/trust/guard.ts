import type { KeyObject } from 'node:crypto';

import { idOf, messageOf, type Purpose, publicKeyOf, signatureOf } from './ed25519';
import type { NewestSeen } from './NewestSeen';
import {
  mayDecide,
  mayPublish,
  nameOf,
  type Signature,
  type Trust,
  type TrustedKey,
} from './trust';

/** The trusted keys of a store, and the key with which this process signs. */
export interface Guard {
  trust: Trust;
  /** What this machine has seen of the store. */
  seen: NewestSeen;
  /** The private key of the user who runs this; readers have none. */
  key?: KeyObject;
}

/** The key with which this process signs. */
interface Signer {
  key: TrustedKey;
  /** As in revisions. */
  name: string;
  sign(purpose: Purpose, content: Buffer | string): Signature;
}

const NO_KEY =
  'Releases are signed here. Name your key in MFE_KEY_FILE, or create one: `mfe keys new`.';

/** @throws Error with a sentence when there is no key, or none that is trusted */
export function signerIn({ trust, key }: Guard): Signer {
  if (!key) throw new Error(NO_KEY);
  const id = idOf(publicKeyOf(key));
  const known = trust.keys.find((one) => one.id === id);
  if (!known) throw new Error(`The key ${id} is not trusted here.`);
  return {
    key: known,
    name: nameOf(known),
    sign: (purpose, content) => ({
      key: id,
      signature: signatureOf(key, messageOf(purpose, trust.store, content)),
    }),
  };
}

/** @throws Error with a sentence when this process has no key, or one without the right to publish a package */
export function publisherIn(guard: Guard, packageName: string): Signer {
  const signer = signerIn(guard);
  if (mayPublish(signer.key, packageName)) return signer;
  throw new Error(`${signer.name} has no right to publish ${packageName}.`);
}

/** @throws Error with a sentence when this process has no key that may decide on the canary of a remote */
export function deciderIn(guard: Guard, remote: string): Signer {
  const signer = signerIn(guard);
  if (mayDecide(signer.key, remote)) return signer;
  throw new Error(`${signer.name} has no right to change the canary of ${remote}.`);
}
