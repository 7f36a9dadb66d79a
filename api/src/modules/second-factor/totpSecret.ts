import type { Deps } from '../../deps/deps';

const purpose = (userId: number) => `authenticator ${userId}`;

/** A secret as the database keeps it. */
export const encryptTotpSecret = ({ keys }: Pick<Deps, 'keys'>, userId: number, secret: string) =>
  keys.encrypt(purpose(userId), secret);

/** @returns undefined when it was written under another key, or for somebody else */
export const decryptTotpSecret = (
  { keys }: Pick<Deps, 'keys'>,
  { userId, secret }: { userId: number; secret: string },
) => keys.decrypt(purpose(userId), secret);
