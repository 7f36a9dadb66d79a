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

/** A second press of a mailed link's button within this time gets the answer of the first. */
const REPEAT_WINDOW_MS = 10 * MINUTE;

/** What was pressed after this moment may be pressed again by somebody who presses twice. */
export const pressedSince = (now: Date) => new Date(now.getTime() - REPEAT_WINDOW_MS);

/** What a mailed link is derived from, and what the database keeps to know it again. */
export function newMailedSecret({ keys }: Pick<Deps, 'keys'>) {
  const nonce = keys.newNonce();
  return { nonce, hash: hashSecret(keys.token(nonce)) };
}

/** Links to people's accounts that are mailed: single use, and only the newest of a kind works. */
export function mailedTokens(deps: Pick<Deps, 'db' | 'clock' | 'keys'>) {
  const { db, clock } = deps;
  const queries = mailedTokensQueries(db);
  return {
    /**
     * Makes a link in the place of an older one.
     * @param post posts the letter; when that is not done, the older link stays
     */
    async issue(about: Issue, post: (nonce: string) => Promise<boolean>): Promise<void> {
      const { nonce, hash } = newMailedSecret(deps);
      if (!(await post(nonce))) return;
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + UNSENT_LINK_LIFETIME_MS);
      await queries.put({ ...about, tokenHash: hash, createdAt, expiresAt });
    },

    /** What a token is good for, without using it up. */
    find: (purpose: Purpose, token: string) =>
      queries.find(purpose, hashSecret(token), clock.now()),

    /** The same, and now it is used up. */
    use: (purpose: Purpose, token: string) => queries.use(purpose, hashSecret(token), clock.now()),

    /** One that worked until a moment ago: whether it was used or ended shows in what it was for. */
    findJustEnded: (purpose: Purpose, token: string) =>
      queries.findEndedSince(purpose, hashSecret(token), pressedSince(clock.now())),

    /** Those of a person that still work. */
    list: (userId: number) => queries.list(userId, clock.now()),

    /** @returns how many ended */
    endAll: (userId: number, purpose?: Purpose) => queries.endAll(userId, clock.now(), purpose),
  };
}
