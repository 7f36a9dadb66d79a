import { sql } from 'drizzle-orm';
import { perform } from '../admin/perform';
import { rowsOf } from '../db/rows';
import type { TestKit, TestUser } from '.';
import { staffMember } from './staffMember';

/** Commands that fill the record of an installation, and an owner who reads it. Call it inside `describe`. */
export function recordFixture(kit: TestKit) {
  let owner: TestUser;
  beforeAll(async () => {
    owner = await staffMember(kit, 'owner', 'programme', 'people');
  });
  return {
    owner: () => owner,
    cli: (command: string, more: { by?: string; why?: string; secret?: string } = {}) =>
      perform(kit.deps, { argv: command.split(' '), ...more }),
    record: async (query = '', as = owner) =>
      (await kit.get(`/staff/record${query}`, { as })).body.data,
    /** The texts of all acts, with their details. */
    async everything(): Promise<string> {
      const rows = await rowsOf(
        kit.db,
        sql`select a::text, d::text as details from acts a
        left join act_details d on d.act_id = a.id`,
      );
      return JSON.stringify(rows);
    },
  };
}
