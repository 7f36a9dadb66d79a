import { conflict, notFound, unprocessable } from '../../../app/httpError';
import type { DbDeps, Deps } from '../../../deps/deps';
import { scopesQueries } from '../../../staff/scopes/scopes.queries';
import { formerEmailsQueries } from '../../email-addresses/formerEmails.queries';
import { holdTurnOfMerging } from '../../merging-turn/turnOfMerging';
import type { Pair } from '../moveRows';
import { type AccountRow, mergingQueries } from './merging.queries';

/** Two accounts, locked until the transaction ends. */
interface Both {
  goes: AccountRow;
  stays: AccountRow;
  /** Confirmed addresses of the removed account, and former ones it still owns. Others may belong to other people. */
  emails: string[];
  /** Their teams, and those that invited the removed account. */
  startups: number[];
}

/**
 * Locks teams first and accounts then, as accepting an invitation does, each by id.
 * @throws 404, 409, 422 with the reason why these two cannot be merged
 */
export async function holdBoth(deps: DbDeps, pair: Pair): Promise<Both> {
  const { db } = deps;
  if (pair.from === pair.to) throw unprocessable('These are the same account.');
  await holdTurnOfMerging(db);
  const merging = mergingQueries(db);
  const before = await read(deps, pair, await merging.find(pair));
  const startups = await merging.startupsAround(pair, before.emails);
  await merging.holdStartups(startups);
  const { goes, stays, emails } = await read(deps, pair, await merging.hold(pair));
  const around = await merging.startupsAround(pair, emails);
  if (around.some((id) => !startups.includes(id)))
    throw conflict(
      'One of the two accounts joined a team a moment ago. Please look at them again.',
    );
  await requireMergeable(db, goes, stays);
  return { goes, stays, emails, startups };
}

async function read({ db, clock }: DbDeps, pair: Pair, rows: Map<number, AccountRow>) {
  const [goes, stays] = [rows.get(pair.from), rows.get(pair.to)];
  if (!goes || !stays) throw notFound();
  const left = await formerEmailsQueries(db).list(goes.id, clock.now());
  const former = left.map(({ email }) => email);
  return { goes, stays, emails: goes.emailVerifiedAt ? [...former, goes.email] : former };
}

/** A merge must not grant rights, and must not ignore a requested deletion. */
async function requireMergeable(db: Deps['db'], goes: AccountRow, stays: AccountRow) {
  if ((await scopesQueries(db).of(goes.id)).length > 0 || goes.isAdmin)
    throw conflict(
      `${goes.email} is a staff account, and a merge does not move scopes. Revoke its scopes first, or keep this account and merge the other one into it.`,
    );
  if (stays.disabledAt)
    throw conflict(`${stays.email} is disabled. Enable it first, or keep the other account.`);
  if (!stays.emailVerifiedAt)
    throw conflict(`${stays.email} is not verified, so it cannot get the data of another account.`);
  for (const { email, deletionAskedAt } of [goes, stays])
    if (deletionAskedAt)
      throw conflict(
        `${email} has requested deletion of the account. Only that member can cancel it.`,
      );
}
