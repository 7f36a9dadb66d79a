import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';

/** The purpose of a signature: one made for a preview is invalid for a revision. */
export type Purpose = 'revision' | 'release' | 'preview';

/** A new private key, as PKCS#8 PEM. */
export function newPrivateKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** @param place where it was read. @throws Error that does not repeat the key */
export function readPrivateKey(pem: string, place = 'The signing key'): KeyObject {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    throw new Error(`${place} is not a private key in PEM.`);
  }
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new Error(`${place} must be of Ed25519, not ${key.asymmetricKeyType}.`);
}

/** 32 bytes as base64url, which may be public. */
export function publicKeyOf(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'jwk' }).x!;
}

/** A short id of a public key, derived from it. */
export function idOf(publicHalf: string): string {
  return hashOf(Buffer.from(publicHalf, 'base64url')).slice(0, 16);
}

/** SHA-256 in hexadecimal. */
export function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** @returns base64url */
export function signatureOf(key: KeyObject, message: Buffer): string {
  return sign(null, message, key).toString('base64url');
}

export function isSignature(publicHalf: string, message: Buffer, signature: string): boolean {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicHalf };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  return verify(null, message, key, Buffer.from(signature, 'base64url'));
}

/**
 * The bytes that are signed. They contain the purpose and the store, so that a signature is invalid for any other; the
 * content is included as the hash of its stored bytes.
 */
export function messageOf(purpose: Purpose, store: string, content: Buffer | string): Buffer {
  return Buffer.from(`mfe signature 1\n${purpose}\n${store}\n${hashOf(content)}\n`);
}
