import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';

import { sessions } from '../db/schema';
import type { DbDeps } from '../deps/deps';

/** Waits until the api has recorded that sessions are used now, which it does after the response. */
export async function untilUseIsNoted({ db, clock }: DbDeps, ofSessions = 1): Promise<void> {
  const usedNow = eq(sessions.lastUsedAt, clock.now());
  while ((await db.$count(sessions, usedNow)) < ofSessions) await sleep(5);
}
