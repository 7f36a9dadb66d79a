import { and, eq, inArray, isNotNull, isNull, like, or, sql } from 'drizzle-orm';
import { Contradiction } from 'server-kit/deployment';

import type { Deps } from '../../deps/deps';
import type { Database } from '../database';
import { users } from '../schema';
import { DEMO_PASSWORD } from './programme/accounts';

/** An account that opens with the password in the README. */
export interface DemoAccount {
  id: number;
  email: string;
  isAdmin: boolean;
}

/** @throws Contradiction when the database of a public site has accounts with the README's password */
export async function refuseDemoAccounts(deps: Pick<Deps, 'db' | 'passwords'>): Promise<void> {
  const sentence = demoAccountsSentence(await findDemoAccounts(deps));
  if (sentence) throw new Contradiction(sentence);
}

/** @returns undefined when there are none */
export function demoAccountsSentence(accounts: DemoAccount[]): string | undefined {
  if (accounts.length === 0) return undefined;
  const staff = accounts.find(({ isAdmin }) => isAdmin);
  return (
    `The site is public, but its database has ${accounts.length} accounts with the ` +
    `password of the README, such as ${(staff ?? accounts[0]!).email}. Use another database or ` +
    'DATA_DIR, or disable these accounts: npm run admin -- demo disable'
  );
}

/** Accounts that open with the README's password, staff first. */
export async function findDemoAccounts({
  db,
  passwords,
}: Pick<Deps, 'db' | 'passwords'>): Promise<DemoAccount[]> {
  const hashes: string[] = [];
  for (const hash of await suspiciousHashes(db)) {
    if (await passwords.matches(hash, DEMO_PASSWORD)) hashes.push(hash);
  }
  if (hashes.length === 0) return [];
  const { id, email, isAdmin } = users;
  return db
    .select({ id, email, isAdmin })
    .from(users)
    .where(and(isNull(users.disabledAt), inArray(users.passwordHash, hashes)))
    .orderBy(sql`${isAdmin} desc`, id);
}

/**
 * Checking a password takes about 30 ms of a core, so only some hashes are checked. The demo programme gives all its
 * people one hash, whatever their addresses are now; a hash that only one account has comes from a login that rehashed
 * it.
 */
async function suspiciousHashes(db: Database): Promise<string[]> {
  const ofSeveral = db
    .select({ hash: users.passwordHash })
    .from(users)
    .groupBy(users.passwordHash)
    .having(sql`count(*) > 1`);
  const rows = await db
    .selectDistinct({ hash: users.passwordHash })
    .from(users)
    .where(
      and(
        isNull(users.disabledAt),
        isNotNull(users.passwordHash),
        or(
          eq(users.isAdmin, true),
          like(users.email, '%@demo.example'),
          inArray(users.passwordHash, ofSeveral),
        ),
      ),
    )
    .limit(500);
  return rows.map(({ hash }) => hash!);
}
