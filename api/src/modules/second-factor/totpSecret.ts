import type { Deps } from '../../deps/deps';

const purpose = (userId: number) => `authenticator ${userId}`;

/** Encrypts a secret for the database. */
export const encryptTotpSecret = ({ keys }: Pick<Deps, 'keys'>, userId: number, secret: string) =>
  keys.encrypt(purpose(userId), secret);

/** @returns undefined when it was encrypted with another key, or for another user */
export const decryptTotpSecret = (
  { keys }: Pick<Deps, 'keys'>,
  { userId, secret }: { userId: number; secret: string },
) => keys.decrypt(purpose(userId), secret);
