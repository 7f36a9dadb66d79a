import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';

import { sessions } from '../db/schema';
import type { DbDeps } from '../deps/deps';

/** Until the api has noted that a session is used at this moment: it does so beside the answer. */
export async function untilUseIsNoted({ db, clock }: DbDeps): Promise<void> {
  while ((await db.$count(sessions, eq(sessions.lastUsedAt, clock.now()))) === 0) await sleep(5);
}
