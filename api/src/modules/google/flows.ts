import { z } from 'zod';

import { MINUTE } from '../../app/clock';
import { readCookie } from '../../app/cookies';
import type { Deps } from '../../deps/deps';

/** What one sign-in under way has to prove when it comes back. */
export interface Flow {
  state: string;
  nonce: string;
  verifier: string; // PKCE
  startedAt: number; // ms epoch
}

const NAME = '__Host-google';
const LIFETIME = 10 * MINUTE;
const AT_ONCE = 4; // sign-in pages open in one browser
const Flows = z.array(
  z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), startedAt: z.number() }),
);

/**
 * Sign-ins under way in one browser, in a sealed cookie: starting one costs no row, and what came
 * from one browser is good in no other (rule 2.19).
 */
export function flows({ keys, clock }: Pick<Deps, 'keys' | 'clock'>) {
  return {
    /** @param header the `Cookie` header */
    read(header: string | undefined): Flow[] {
      const sealed = readCookie(header, NAME);
      const parsed = Flows.safeParse(JSON.parse(keys.unseal(NAME, sealed) ?? '[]'));
      const now = clock.now().getTime();
      return (parsed.data ?? []).filter(({ startedAt }) => startedAt + LIFETIME > now);
    },

    /** @returns a `Set-Cookie` header that keeps the newest of them */
    write(all: Flow[]): string {
      const value = keys.seal(NAME, JSON.stringify(all.slice(-AT_ONCE)));
      const seconds = all.length > 0 ? LIFETIME / 1_000 : 0;
      return `${NAME}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;
    },
  };
}
