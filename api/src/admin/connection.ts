import { type Config, readConfig } from '../app/env';
import { openDatabase } from '../db/openDatabase';
import type { DemoAccount } from '../db/seed/demoAccounts';
import { createDeps } from '../server/createDeps';
import { hasDatabase, requireDatabase } from '../server/requireDatabase';
import type { Answer } from '../staff/act/act';
import { perform, readCall, type StaffCall } from './perform';
import { askSocket } from './running-api/askApi';
import type { LaunchNeed } from './tools/doctor';

/**
 * Runs a call inside the running api when that owns the database, else here. A call that only reads creates no
 * database.
 */
export async function work(call: StaffCall, migrates = true): Promise<Answer> {
  const config = readConfig();
  const answer = config.databaseUrl ? undefined : await askSocket(config.dataDir, call);
  return answer ?? workHere(config, call, migrates);
}

/**
 * The demo accounts of the configured database, read only.
 * @returns undefined when there is no database yet
 */
export const findAccounts = () => ask<DemoAccount>('demo', 'find');

/** What a launch still needs, by the configured database, read only. */
export const findMissing = () => ask<LaunchNeed>('programme', 'launch');

async function ask<Found>(...argv: string[]): Promise<Found[] | undefined> {
  if (!hasDatabase(readConfig())) return undefined;
  try {
    return (await work({ argv }, false)) as unknown as Found[];
  } catch (error) {
    if (isUndefinedTable(error)) return undefined;
    throw error;
  }
}

async function workHere(config: Config, call: StaffCall, migrates: boolean): Promise<Answer> {
  if (readCall(call).act.effect === 'reads') requireDatabase(config);
  const database = await openDatabase(config, migrates);
  try {
    return await perform(createDeps(config, database), call);
  } finally {
    await database.close();
  }
}

const isUndefinedTable = (error: unknown) =>
  (error as { cause?: { code?: string } }).cause?.code === '42P01';
