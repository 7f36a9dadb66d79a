import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/rows';
import { forgetOldMail } from '../../../mail/forgetOldMail';
import { testApp } from '../../../testing';
import { mailbox } from '../../../testing/mailbox';
import { noDeadlocks } from '../../../testing/noDeadlocks';
import { staffMember } from '../../../testing/staffMember';
import { eraseUser } from '../../privacy/eraseUser';
import { fullAccount } from './testing/fullAccount';
import { mergeFixture } from './testing/mergeFixture';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
noDeadlocks(kit);
const mail = mailbox(kit);
const { look, agree, merge } = mergeFixture(kit);

/** Tables with a row that contains a text. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await rowsOf(
    kit.db,
    sql`select tablename from pg_tables where schemaname = 'public' order by 1`,
  );
  const found = [];
  for (const { tablename } of tables as { tablename: string }[]) {
    const rows = await rowsOf(
      kit.db,
      sql`select 1 from ${sql.identifier(tablename)} t where t.*::text like ${`%${text}%`}`,
    );
    if (rows.length > 0) found.push(tablename);
  }
  return found;
}

it('traces of the duplicate are in the record and its last mail only, and are deleted with the remaining account', async () => {
  const mark = 'canaryduplicate';
  const named = { name: mark, surname: mark, email: `${mark}@people.example` };
  const [goes, stays] = [await kit.person({ ...named, username: mark }), await kit.person()];
  await fullAccount(kit, goes);
  await kit.post('/contact', { name: mark, email: named.email, message: 'Hello there' });
  expect(await merge(goes, stays)).toMatchObject({ status: 200 });

  const after = ['act_details', 'contact_messages', 'former_usernames', 'outbox'];
  expect(await tablesWith(mark)).toEqual(expect.arrayContaining(['act_details', 'outbox']));
  expect(after).toEqual(expect.arrayContaining(await tablesWith(mark)));
  await mail.collect();
  await kit.db.transaction((db) => eraseUser({ ...kit.deps, db }, stays.id));
  kit.clock.advance(31 * 86_400_000);
  await forgetOldMail(kit.deps);
  expect(await tablesWith(mark)).toEqual([]);
});

it.each([1, 2, 3])(
  'concurrent calls succeed or are refused, and counters stay correct (round %i)',
  async () => {
    const [goes, stays] = [await kit.person(), await kit.person()];
    const staff = await staffMember(kit, 'people');
    const startups = [];
    for (let at = 0; at < 6; at += 1) {
      const startup = await kit.startup();
      startups.push({ ...startup, founder: await kit.joins(startup) });
      await kit.alsoJoins(startup, goes, 'founder');
      await kit.alsoJoins(startup, stays, 'member');
    }
    const each = startups.flatMap(({ id, founder }, at) => [
      () => kit.post(`/startups/${id}/follow`, {}, { as: goes }),
      () => kit.post(`/startups/${id}/follow`, {}, { as: stays }),
      () => kit.post(`/users/${founder.id}/follow`, {}, { as: at % 2 ? goes : stays }),
      () => kit.post(`/users/${at % 2 ? goes.id : stays.id}/follow`, {}, { as: founder }),
      () => kit.post(`/users/${goes.id}/follow`, {}, { as: stays }),
      () => kit.post(`/startups/${id}/updates`, { update: 'We ship.' }, { as: goes }),
      () => kit.del(`/my/startups/${id}/founders/${goes.id}`, { as: founder }),
      () => kit.post(`/startups/${id}/unfollow`, {}, { as: stays }),
    ]);
    const [first, second] = [each.filter((_, at) => at % 2), each.filter((_, at) => at % 2 === 0)];
    const { seen } = (await look(goes, stays, staff)).body;
    const before = first.map((call) => call());
    const merging = agree(goes, stays, { seen }, staff);
    const answers = await Promise.all([...before, ...second.map((call) => call())]);

    const { status, body } = await merging;
    expect([status, body.message]).toEqual([200, expect.any(String)]);
    expect(answers.filter((answer) => answer.status >= 500 && answer.status !== 503)).toEqual([]);
    const wrong = await rowsOf(
      kit.db,
      sql`select kind, target_id, total from tallies t where total <> case kind
      when 'startup_follows' then (select count(*) from startup_follows where startup_id = target_id)
      when 'user_follows' then (select count(*) from user_follows where user_id = target_id)
      else (select count(*) from update_likes where update_id = target_id) end`,
    );
    expect(wrong).toEqual([]);
    const alone = await rowsOf(
      kit.db,
      sql`select startup_id from team_members group by 1 having count(*) filter (where kind = 'founder') = 0`,
    );
    expect(alone).toEqual([]);
  },
);
