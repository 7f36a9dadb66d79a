import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { Pool } from 'pg';

import type { Database } from '../db/database';
import * as schema from '../db/schema';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

/** How the database executes a read: the indexes it uses, and the tables it scans. */
export interface Reading {
  indexes: string[];
  scanned: string[];
}

/** Records every statement of queries, and asks the database for its plan. */
export function planReader() {
  const statements: { text: string; values: unknown[] }[] = [];
  const logger = {
    logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }),
  };
  const options = { schema, casing: 'snake_case', logger } as const;
  const { embedded, url } = globalThis.workerDatabase;
  const pool = embedded ? undefined : new Pool({ connectionString: url, max: 2 });
  const db: Database = embedded
    ? drizzleEmbedded(embedded, options)
    : drizzleServer(pool!, options);

  async function explain(text: string, values: unknown[]): Promise<PlanNode[]> {
    const asked = `explain (format json) ${text}`;
    const { rows } = await (embedded
      ? embedded.query<Record<string, unknown>>(asked, values)
      : pool!.query(asked, values));
    const plans = rows[0]!['QUERY PLAN'] as { Plan: PlanNode }[];
    return nodesOf(plans[0]!.Plan);
  }

  return {
    /** @param read runs the statements on the database it gets */
    async of(read: (db: Database) => PromiseLike<unknown>): Promise<Reading> {
      statements.length = 0;
      await read(db);
      const nodes: PlanNode[] = [];
      for (const { text, values } of [...statements]) nodes.push(...(await explain(text, values)));
      return {
        indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
        scanned: nodes.flatMap((node) =>
          node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : [],
        ),
      };
    },
    close: async () => pool?.end(),
  };
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
