import { readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';

import { testApp } from '../testing';
import { linked } from '../testing/namedTests';
import { MIGRATIONS } from './migrationsFolder';

const kit = testApp();

it('docs/growth.md has the figures of the schema', async () => {
  const { rows } = (await kit.db.execute(sql`
    select (select count(*)::int from pg_tables where schemaname = 'public') as "tables",
      (select count(*)::int from pg_constraint where contype = 'f') as "foreign keys in the schema",
      (select count(*)::int from pg_trigger where not tgisinternal) as "triggers",
      (select count(*)::int from pg_constraint where contype = 'x') as "exclusion constraints",
      (select count(*)::int from pg_indexes where indexdef like '%USING gin %') as "GIN indexes",
      (select count(*)::int from pg_extension where extname <> 'plpgsql') as "extensions"`)) as unknown as {
    rows: Record<string, number>[];
  };
  const migrations = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql')).length;
  const counted = Object.entries(rows[0]!).map(([what, count]) => `${count} ${what}`);
  const page = linked('growth.md').replaceAll('\n', ' ');

  expect(page).toContain(`Counted in the ${migrations} migrations of today: `);
  for (const count of counted) expect(page).toMatch(new RegExp(`\\b${count}\\b`));
});
