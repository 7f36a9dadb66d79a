import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { reportStep } from 'server-kit/bin/progress.mjs';
import { findVersionBefore, unpackVersion } from 'server-kit/testing/versionBefore';
import { impactOf, impactText } from '../load/Impact';
import { KINDS } from '../load/Load';
import { startLoad } from '../load/startLoad';
import { failuresOf } from '../setup/failures';
import { queryPrimary } from '../setup/queryPrimary';
import { THIS_VERSION, type Version } from '../setup/version';
import { type ReadyCluster, withCluster } from '../setup/withCluster';
import { upgradeSteps } from './steps';
import { versionAt } from './versionAt';

/** How long visits continue after each step, long enough for their responses. */
const STEP_DURATION_MS = 5_000;
const COUNT_MIGRATIONS = 'select count(*) from drizzle.__drizzle_migrations';

/**
 * `npm run cluster -- rolling-upgrade [commit or folder]`: upgrades from an earlier version to this one under load,
 * process by process, and back. The earlier version is a commit or another checkout; by default the last commit without
 * the newest migration.
 */
export async function rollingUpgrade(before = findVersionBefore()): Promise<number> {
  if (before === undefined)
    throw new Error(
      'This clone has no earlier version in its history. Fetch the history, or name a commit.',
    );
  if (existsSync(before)) return upgradeFrom(resolve(before));
  reportStep(`Unpacking ${before.slice(0, 8)}`);
  const root = unpackVersion(before);
  try {
    return await upgradeFrom(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

async function upgradeFrom(root: string): Promise<number> {
  const version = versionAt(root);
  await THIS_VERSION.checkout.build(reportStep); // so that the build does not slow down the measured calls
  let failed: number | undefined; // the number in an interrupted run
  const code = await withCluster({ version }, async (ready) => {
    failed = await upgrade(ready, version);
  });
  return code === 0 && failed === 0 ? 0 : 1;
}

/** @returns the number of failures: calls that failed, and writes that were lost */
async function upgrade(ready: ReadyCluster, before: Version): Promise<number> {
  const { load, ledger, lost } = await startLoad(ready, false);
  const revision = await currentRevision(ready.ports.site);
  const migrations = async () => (await queryPrimary(ready, COUNT_MIGRATIONS))[0]!;
  const haproxyOutput = failuresOf(ready);
  const rows: string[] = [];
  let failed = 0;
  load.calls.length = 0;
  try {
    for (const { name, run } of upgradeSteps(ready, before, revision)) {
      const since = performance.now();
      await run();
      await sleep(STEP_DURATION_MS);
      const seen = impactOf(load.calls.splice(0), since);
      const wrong = KINDS.reduce((sum, kind) => sum + seen[kind].underWay + seen[kind].later, 0);
      failed += wrong;
      const cells = [name, ...KINDS.map((kind) => impactText(seen[kind])), await migrations()];
      rows.push(`| ${cells.join(' | ')} |`);
      console.log(rows.at(-1));
      const output = haproxyOutput();
      if (wrong > 0) for (const line of output) console.log(`  ${line}`);
    }
  } finally {
    load.stop();
  }
  const missing = await lost();
  console.log(`\n| step | ${KINDS.join(' | ')} | migrations |\n| --- | --- | --- | --- | --- |`);
  console.log(rows.join('\n'));
  console.log(`Acknowledged writes lost: ${missing} of ${ledger.acknowledged}. Failed: ${failed}.`);
  return failed + missing;
}

async function currentRevision(site: number): Promise<number> {
  const answer = await fetch(`http://localhost:${site}/registry.json`);
  return ((await answer.json()) as { revision: number }).revision;
}
