import { z } from 'zod';

import { MINUTE } from '../../app/clock';
import { readCookie } from '../../app/cookies';
import type { Deps } from '../../deps/deps';

/** What a sign-in in progress has to prove in its callback. */
export interface Flow {
  state: string;
  nonce: string;
  verifier: string; // PKCE
  startedAt: number; // ms epoch
}

const COOKIE_NAME = '__Host-google';
const SIGN_IN_LIFETIME_MS = 10 * MINUTE;
const MAX_OPEN_SIGN_INS = 4; // per browser
const Flows = z.array(
  z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), startedAt: z.number() }),
);

/**
 * Sign-ins in progress in one browser, in an encrypted cookie. Starting one writes no row, and a flow of one browser is
 * invalid in another (rule 2.19).
 */
export function flows({ keys, clock }: Pick<Deps, 'keys' | 'clock'>) {
  return {
    /** @param header the `Cookie` header */
    read(header: string | undefined): Flow[] {
      const sealed = readCookie(header, COOKIE_NAME);
      const parsed = Flows.safeParse(JSON.parse(keys.unseal(COOKIE_NAME, sealed) ?? '[]'));
      const now = clock.now().getTime();
      return (parsed.data ?? []).filter(({ startedAt }) => startedAt + SIGN_IN_LIFETIME_MS > now);
    },

    /** @returns a `Set-Cookie` header with the newest flows */
    write(all: Flow[]): string {
      const value = keys.seal(COOKIE_NAME, JSON.stringify(all.slice(-MAX_OPEN_SIGN_INS)));
      const seconds = all.length > 0 ? SIGN_IN_LIFETIME_MS / 1_000 : 0;
      return `${COOKIE_NAME}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;
    },
  };
}
