import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';

import { sessions } from '../db/schema';
import type { DbDeps } from '../deps/deps';

/** Waits until the api has recorded the last use of a session, which it does after the response. */
export async function untilUseIsNoted({ db, clock }: DbDeps): Promise<void> {
  while ((await db.$count(sessions, eq(sessions.lastUsedAt, clock.now()))) === 0) await sleep(5);
}
