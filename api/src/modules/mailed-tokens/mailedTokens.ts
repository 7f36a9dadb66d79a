import { MINUTE } from '../../app/clock';
import { hashSecret } from '../../app/secrets';
import type { Deps } from '../../deps/deps';
import { UNSENT_LINK_LIFETIME_MS } from '../../mail/linkLife';
import { mailedTokensQueries, type Purpose } from './mailedTokens.queries';

interface Issue {
  userId: number;
  purpose: Purpose;
  /** The address the link is mailed to, or about. */
  email: string;
}

/** A repeated request within this time gets the response of the first. */
const REPEAT_WINDOW_MS = 10 * MINUTE;

/** The earliest use of a token whose request may still be repeated. */
export const pressedSince = (now: Date) => new Date(now.getTime() - REPEAT_WINDOW_MS);

/** The secret from which a mailed link is derived, and the hash that the database stores. */
export function newMailedSecret({ keys }: Pick<Deps, 'keys'>) {
  const nonce = keys.newNonce();
  return { nonce, hash: hashSecret(keys.token(nonce)) };
}

/** Mailed links to accounts: single use; only the newest of a kind is valid. */
export function mailedTokens(deps: Pick<Deps, 'db' | 'clock' | 'keys'>) {
  const { db, clock } = deps;
  const queries = mailedTokensQueries(db);
  return {
    /**
     * Creates a link that replaces an older one.
     * @param post posts the letter; if it returns false, the older link stays valid
     */
    async issue(about: Issue, post: (nonce: string) => Promise<boolean>): Promise<void> {
      const { nonce, hash } = newMailedSecret(deps);
      if (!(await post(nonce))) return;
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + UNSENT_LINK_LIFETIME_MS);
      await queries.put({ ...about, tokenHash: hash, createdAt, expiresAt });
    },

    /** Returns what a token is for, without using it up. */
    find: (purpose: Purpose, token: string) =>
      queries.find(purpose, hashSecret(token), clock.now()),

    /** Same as `find`, but uses the token up. */
    use: (purpose: Purpose, token: string) => queries.use(purpose, hashSecret(token), clock.now()),

    /** A token that was valid until a moment ago. The state of its subject shows whether it was used or ended. */
    findJustEnded: (purpose: Purpose, token: string) =>
      queries.findEndedSince(purpose, hashSecret(token), pressedSince(clock.now())),

    /** The user's valid links. */
    list: (userId: number) => queries.list(userId, clock.now()),

    /** @returns the number of ended links */
    endAll: (userId: number, purpose?: Purpose) => queries.endAll(userId, clock.now(), purpose),
  };
}
