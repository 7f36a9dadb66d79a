import { asc, sql } from 'drizzle-orm';

import { takeRequests } from '../mail/mailRequests';
import { outboxQueries } from '../mail/outbox.queries';
import { picturesQueries } from '../media/pictures.queries';
import { testApp } from '../testing';
import type { Database } from './database';
import { mailRequests, outbox, pictures } from './schema';

const kit = testApp();
const OTHER_PLANS = ['hashjoin', 'mergejoin', 'material', 'hashagg', 'sort'];

/** Forces the plan that the database chooses after counting an empty table: one lookup per outer row. */
const withNestedLoops = <T>(run: (db: Database) => Promise<T>) =>
  kit.db.transaction(async (db) => {
    for (const plan of OTHER_PLANS) await db.execute(sql.raw(`set local enable_${plan} = off`));
    return run(db);
  });

const at = (ms: number) => new Date(kit.clock.now().getTime() + ms);

describe('a row that is leased, whatever plan the database chooses', () => {
  it('is one mail at a time', async () => {
    await kit.db.delete(outbox);
    const mail = { kind: 'reset', toName: '', toEmail: 'ana@b.example', body: null } as const;
    const times = { createdAt: at(0), dueAt: at(0) };
    const ids = ['a@x', 'b@x', 'c@x'];
    await kit.db.insert(outbox).values(ids.map((messageId) => ({ ...mail, ...times, messageId })));

    const claimed = await withNestedLoops((db) => outboxQueries(db).claim('me', at(0), at(1)));
    const rows = await kit.db.select().from(outbox).orderBy(asc(outbox.id));
    expect(claimed?.messageId).toBe('a@x');
    expect(rows.map(({ claimedBy }) => claimedBy)).toEqual(['me', null, null]);
  });

  it('is one picture at a time', async () => {
    const names = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];
    await kit.db
      .insert(pictures)
      .values(names.map((name) => ({ name, state: 'live', createdAt: at(0) }) as const));

    expect(await withNestedLoops((db) => picturesQueries(db).lease(at(0), at(1)))).toBe(names[0]);
    const rows = await kit.db.select().from(pictures).orderBy(asc(pictures.name));
    expect(rows.map(({ leasedUntil }) => leasedUntil)).toEqual([at(1), null, null]);
  });

  it('is every request for a mail, however many there are', async () => {
    await kit.db.delete(outbox);
    const requests = Array.from({ length: 250 }, (_, n) => ({
      kind: 'reset',
      createdAt: at(0),
      email: `ana${n}@people.example`,
    }));
    await kit.db.insert(mailRequests).values(requests as (typeof mailRequests.$inferInsert)[]);

    await withNestedLoops((db) => takeRequests({ ...kit.deps, db }));
    expect(await kit.db.$count(mailRequests)).toBe(0);
    expect(await kit.db.$count(outbox)).toBe(250);
  });
});
