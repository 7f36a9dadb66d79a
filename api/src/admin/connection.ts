import { type Config, readConfig } from '../app/env';
import { openDatabase } from '../db/openDatabase';
import type { DemoAccount } from '../db/seed/demoAccounts';
import type { Deps } from '../deps/deps';
import { createDeps } from '../server/createDeps';
import { hasDatabase, requireDatabase } from '../server/requireDatabase';
import type { Answer } from '../staff/act/act';
import { type Preview, perform, preview, readCall, type StaffCall } from './perform';
import { askSocket } from './running-api/askApi';
import type { SocketRequest } from './socket';
import type { LaunchNeed } from './tools/doctor';

/**
 * Runs a call inside the running api when that owns the database, else here. A call that only reads creates no
 * database.
 */
export async function work(call: StaffCall, migrates = true): Promise<Answer> {
  const config = readConfig();
  const reads = readCall(call).act.effect === 'reads';
  return (
    (await askApi(config, call)) ??
    (await inDatabase(config, { reads, migrates }, (deps) => perform(deps, call)))
  );
}

/** Finds out in the same place what a call would do. */
export async function previewWork(call: StaffCall): Promise<Preview> {
  const config = readConfig();
  const answer = await askApi(config, { preview: call });
  return (
    (answer as Preview | undefined) ??
    inDatabase(config, { reads: true, migrates: true }, (deps) => preview(deps, call))
  );
}

const askApi = async (config: Config, request: SocketRequest) =>
  config.databaseUrl ? undefined : askSocket(config.dataDir, request);

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

async function inDatabase<Found>(
  config: Config,
  { reads, migrates }: { reads: boolean; migrates: boolean },
  run: (deps: Deps) => Promise<Found>,
): Promise<Found> {
  if (reads) requireDatabase(config);
  const database = await openDatabase(config, migrates);
  try {
    return await run(createDeps(config, database));
  } finally {
    await database.close();
  }
}

const isUndefinedTable = (error: unknown) =>
  (error as { cause?: { code?: string } }).cause?.code === '42P01';
