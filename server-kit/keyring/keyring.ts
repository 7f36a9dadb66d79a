/** A secret with a name that may be seen. */
export interface Key {
  id: string;
  secret: string;
}

/**
 * Keys of one purpose. The first one writes, all of them read, so a key is rotated by putting a new
 * one first (docs/decisions/053-keys-have-ids.md).
 */
export interface Keyring {
  current: Key;
  all: Key[];
  /** @returns undefined for one that is not kept, or no longer */
  find(id: string): Key | undefined;
}

/** The id of a secret that was given without one, as all were once. What it writes has no id. */
export const PLAIN_ID = '0';

/** What was given are no keys; the message is for the operator and holds no secret. */
export class BadKeyring extends Error {}

const LONG_SECRET = /^\S{32,}$/;
const SECRET_WITH_ID = /^([a-z0-9][a-z0-9-]{0,30}):(\S{32,})$/i;

/**
 * Reads one secret, or a list `2:…,1:…` (or a line each) with the key that writes first.
 * @throws BadKeyring
 */
export function readKeyring(text: string): Keyring {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  const keys = parts.map((part) => SECRET_WITH_ID.exec(part));
  if (keys.some(Boolean)) {
    if (!keys.every(Boolean))
      throw new BadKeyring('has a secret without an id; the one that had none is 0:the-secret');
    return keyring(keys.map((key) => ({ id: key![1]!, secret: key![2]! })));
  }
  if (LONG_SECRET.test(text)) return oneKey(text);
  throw new BadKeyring(
    'must be 32 or more random letters, or a list of such with ids, e.g. 2:the-new-one,1:the-old-one',
  );
}

/**
 * The keys that a variable holds; undefined when it is unset or empty.
 * @throws BadKeyring with one sentence for the operator
 */
export function keysIn(env: NodeJS.ProcessEnv, name: string): Keyring | undefined {
  const value = env[name]?.trim();
  if (!value) return undefined;
  try {
    return readKeyring(value);
  } catch (error) {
    throw error instanceof BadKeyring ? new BadKeyring(`${name} ${error.message}.`) : error;
  }
}

/** A single secret, as long as it has to be. */
export const oneKey = (secret: string): Keyring => keyring([{ id: PLAIN_ID, secret }]);

/** The form that `readKeyring` reads. */
export const writeKeyring = ({ all }: Pick<Keyring, 'all'>) =>
  `${all.map(({ id, secret }) => `${id}:${secret}`).join('\n')}\n`;

/** `text` as what one key wrote: that of the plain key looks as it did before keys had ids. */
export const withId = ({ id }: Key, text: string) => (id === PLAIN_ID ? text : `${id}.${text}`);

/** The key that wrote a text, and the text. @returns undefined when that key is not kept */
export function splitId(ring: Keyring, text: string): { key: Key; text: string } | undefined {
  const end = text.indexOf('.');
  const key = ring.find(end < 0 ? PLAIN_ID : text.slice(0, end));
  return key && { key, text: text.slice(end + 1) };
}

export function keyring(all: Key[]): Keyring {
  const byId = new Map(all.map((key) => [key.id, key]));
  if (byId.size < all.length) throw new BadKeyring('has two keys with one id');
  if (new Set(all.map(({ secret }) => secret)).size < all.length)
    throw new BadKeyring('has one secret twice');
  return { current: all[0]!, all, find: (id) => byId.get(id) };
}
