import { parseAs } from 'server-kit/json';
import { z } from 'zod';

import { hashOf, idOf, isSignature, messageOf, type Purpose } from './ed25519';

const PUBLIC = /^[\w-]{43}$/;

export const isPublicKey = (text: string): boolean => PUBLIC.test(text);

const trustedKey = z.strictObject({
  id: z.string(),
  /** The package it may publish, or `*` for all: the key of a machine that belongs to one person. */
  team: z.string().regex(/^(\*|[\w-]+)$/),
  person: z.string().regex(/^[\w.@-]+$/),
  /** Limits the key to decisions on current canaries; a key without it may do everything that its team may. */
  only: z.literal('canary').optional(),
  /** 32 bytes, base64url. */
  public: z.string().regex(PUBLIC),
});
export type TrustedKey = z.infer<typeof trustedKey>;

/** A person's key as listed in a trust file. @param open its public half */
export const keyOf = (open: string, owner: Omit<TrustedKey, 'id' | 'public'>): TrustedKey => ({
  id: idOf(open),
  ...owner,
  public: open,
});

/** Who may change a store. Every reader of the store has a copy of it, outside of the store. */
const schema = z.strictObject({
  schema: z.literal(1),
  /** The name of the store: signatures for another one are invalid here. */
  store: z.string().regex(/^[\w-]{8,64}$/),
  signatures: z.int().min(1),
  /** This revision and all before it need no signature: the author of this file certifies them. */
  checkpoint: z
    .strictObject({ revision: z.int().positive(), hash: z.string().regex(/^[0-9a-f]{64}$/) })
    .optional(),
  keys: z.array(trustedKey),
});
export type Trust = z.infer<typeof schema>;

/**
 * @param place where it was read, for the error message
 * @throws Error that names the first fault
 */
export function parseTrust(text: string, place: string): Trust {
  const trust = parseAs(schema, text, `${place} is no list of trusted keys`);
  const wrong = trust.keys.find((key) => key.id !== idOf(key.public));
  if (wrong) throw new Error(`${place}: ${wrong.id} is not the id of that key.`);
  const ids = trust.keys.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`${place} names the key ${twice} twice.`);
  return trust;
}

export const signature = z.object({ key: z.string(), signature: z.string() });
export type Signature = z.infer<typeof signature>;

/** The key that made a signature; undefined when no trusted key made it. */
export function signerOf(
  trust: Trust,
  purpose: Purpose,
  content: Buffer | string,
  { key, signature: text }: Signature,
): TrustedKey | undefined {
  const known = trust.keys.find(({ id }) => id === key);
  const message = messageOf(purpose, trust.store, content);
  return known && isSignature(known.public, message, text) ? known : undefined;
}

/** True when a key may publish a package, alone or together with others. */
export const mayPublish = (key: TrustedKey, packageName: string) =>
  key.only === undefined && mayDecide(key, packageName);

/** True when a key may change the share of a remote's canary, or withdraw it. */
export const mayDecide = ({ team }: TrustedKey, remote: string) => team === '*' || team === remote;

export const nameOf = ({ person, team }: TrustedKey) =>
  team === '*' ? person : `${person}@${team}`;

export const checkpointAt = (revision: number, content: Buffer) => ({
  revision,
  hash: hashOf(content),
});
