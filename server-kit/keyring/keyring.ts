/** A secret with an id, which may be shown. */
export interface Key {
  id: string;
  secret: string;
}

/**
 * Keys of one purpose. The first key writes and all of them read, so a key is rotated by adding a new one in first
 * place (docs/decisions/053).
 */
export interface Keyring {
  current: Key;
  all: Key[];
  /** @returns undefined for a key that is not in the keyring, or no longer */
  find(id: string): Key | undefined;
}

/** The id of a secret that was given without an id. Texts written with it contain no id. */
export const PLAIN_ID = '0';

/** A text cannot be parsed as keys; the message is for the operator and contains no secret. */
export class BadKeyring extends Error {}

const LONG_SECRET = /^\S{32,}$/;
const SECRET_WITH_ID = /^([a-z0-9][a-z0-9-]{0,30}):(\S{32,})$/i;

/**
 * Parses one secret, or a list `2:…,1:…` (or one key per line) with the writing key first.
 * @throws BadKeyring
 */
export function readKeyring(text: string): Keyring {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  const keys = parts.map((part) => SECRET_WITH_ID.exec(part));
  if (keys.some(Boolean)) {
    if (!keys.every(Boolean))
      throw new BadKeyring('has a secret without an id. Write it as 0:the-secret');
    return keyring(keys.map((key) => ({ id: key![1]!, secret: key![2]! })));
  }
  if (LONG_SECRET.test(text)) return oneKey(text);
  throw new BadKeyring(
    'must be 32 or more random characters without spaces, or a list of such secrets with ids, e.g. 2:the-new-one,1:the-old-one',
  );
}

/**
 * The keys in a variable; undefined when it is unset or empty.
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

/** A keyring of one secret of the required length. */
export const oneKey = (secret: string): Keyring => keyring([{ id: PLAIN_ID, secret }]);

/** Formats a keyring so that `readKeyring` can parse it. */
export const writeKeyring = ({ all }: Pick<Keyring, 'all'>) =>
  `${all.map(({ id, secret }) => `${id}:${secret}`).join('\n')}\n`;

/** Marks `text` as written with a key. The plain key adds no id, which is the format from before keys had ids. */
export const withId = ({ id }: Key, text: string) => (id === PLAIN_ID ? text : `${id}.${text}`);

/** Splits a text into the key that wrote it and the rest. @returns undefined when the keyring lacks that key */
export function splitId(ring: Keyring, text: string): { key: Key; text: string } | undefined {
  const end = text.indexOf('.');
  const key = ring.find(end < 0 ? PLAIN_ID : text.slice(0, end));
  return key && { key, text: text.slice(end + 1) };
}

export function keyring(all: Key[]): Keyring {
  const byId = new Map(all.map((key) => [key.id, key]));
  if (byId.size < all.length) throw new BadKeyring('has two keys with the same id');
  if (new Set(all.map(({ secret }) => secret)).size < all.length)
    throw new BadKeyring('has the same secret twice');
  return { current: all[0]!, all, find: (id) => byId.get(id) };
}
