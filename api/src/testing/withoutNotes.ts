import { sql } from 'drizzle-orm';

import type { TestKit } from './testApp';

/** Runs something while no response can be stored under its Idempotency-Key, as if the process crashed there. */
export async function withoutNotes<Result>(
  { db }: Pick<TestKit, 'db'>,
  act: () => Promise<Result>,
): Promise<Result> {
  await db.execute(sql`create function no_note() returns trigger language plpgsql as
    'begin raise exception ''the process ends here''; end'`);
  await db.execute(sql`create trigger no_note before update on idempotency_keys
    for each row when (new.status is not null) execute function no_note()`);
  return act().finally(() => db.execute(sql`drop function no_note cascade`));
}
