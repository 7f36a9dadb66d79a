import { sql } from 'drizzle-orm';

import { acts, securityEvents } from '../db/schema';
import type { TestKit } from '.';

const RECORDS = [acts, securityEvents];

/** A record that accepts no rows until it is repaired, like one with a full disk. */
export function brokenRecord(kit: Pick<TestKit, 'db'>) {
  return {
    async breaks() {
      await kit.db.execute(sql`create or replace function refuse_row() returns trigger
        language plpgsql as $$ begin raise exception 'no room'; end $$`);
      for (const table of RECORDS)
        await kit.db.execute(
          sql`create trigger refuse_rows before insert on ${table} execute function refuse_row()`,
        );
    },
    async mends() {
      for (const table of RECORDS)
        await kit.db.execute(sql`drop trigger if exists refuse_rows on ${table}`);
    },
  };
}
