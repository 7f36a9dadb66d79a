import { getTableName } from 'drizzle-orm';

import { RETENTION, TABLES } from '.';

/** The table of docs/privacy.md: data, retention and limits. */
export function privacyTable(): string {
  const rows = Object.entries(RETENTION).map(([name, { holds, kept: stored, quota }]) => {
    const table = getTableName(TABLES.get(name)!);
    return `| ${table} | ${holds} | ${stored} | ${quota} |`;
  });
  return ['| table | what it holds | kept | how many |', '|---|---|---|---|', ...rows].join('\n');
}
