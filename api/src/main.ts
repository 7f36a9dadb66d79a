import { refuseContradictions } from 'server-kit/deployment';
import { stopOnSignal } from 'server-kit/draining';
import type { Keyring } from 'server-kit/keyring';
import { createLogger, logCrashes } from 'server-kit/log';
import { startTracing } from 'server-kit/tracing';

import { openAdminSocket } from './admin/socket';
import { type Config, readConfig } from './app/env';
import { keyringOf } from './app/keys';
import { openDatabase } from './db/openDatabase';
import { seedDemo } from './db/seed';
import { refuseDemoAccounts } from './db/seed/demoAccounts';
import { jobs } from './jobs/jobs';
import { startJobs } from './jobs/startJobs';
import { createTransport } from './mail/createTransport';
import { fingerprintsOf } from './processes/fingerprints';
import { joinProcesses } from './processes/joinProcesses';
import { buildApp } from './server/app';
import { createDeps } from './server/createDeps';
import { startProblem } from './server/startProblem';

start().catch((error) => {
  process.stderr.write(`${startProblem(error)}\n`);
  process.exit(1);
});

/** The process: database, demo data on request, then the port. */
async function start() {
  refuseContradictions();
  const config = readConfig();
  const logger = createLogger({ app: 'api', level: config.logLevel });
  logCrashes(logger);
  const stopTracing = startTracing('quest-api', (error) =>
    logger.warn(
      { err: error },
      'Traces cannot be sent and are lost. Check the OpenTelemetry collector.',
    ),
  );
  reportStep('Opening and migrating the database');
  const database = await openDatabase(config);
  const keys = keyringOf(config);
  const leave = await joinOthers(config, keys);
  const deps = createDeps({ ...config, appKeys: keys }, database, logger);
  if (config.isPublic) await refuseDemoAccounts(deps);
  if (config.demo) await seedDemo(deps, reportStep);
  const app = await buildApp(deps, logger);
  const closeSocket = config.databaseUrl ? undefined : await openAdminSocket(deps, logger);
  const transport = await createTransport(config);
  const stopJobs = startJobs(jobs(deps, transport, logger), logger);
  const stop = async () => {
    await app.close();
    // Pictures not encoded yet wait in the database.
    await Promise.all([deps.media.close(), deps.passwords.close?.(), deps.calendars.close?.()]);
    // Counters are written before anything that may take long, such as a hanging mail server.
    await Promise.all([stopJobs(), deps.limiter.close?.()]);
    transport.close();
    await closeSocket?.();
    await leave();
    await database.close();
    await stopTracing?.();
  };
  stopOnSignal({ drain: app.drain, stop, graceMs: config.stopGraceMs, lateCode: 1 });
  await app.listen({ host: config.host, port: config.apiPort });
  logger.info({ port: config.apiPort }, 'The api is listening.');
}

/** Joins other processes over one database; the embedded one has a single owner. */
async function joinOthers(config: Config, keys: Keyring): Promise<() => Promise<void>> {
  const { databaseUrl, databaseDirectUrl = databaseUrl } = config;
  if (databaseDirectUrl === undefined) return async () => undefined;
  return joinProcesses(databaseDirectUrl, fingerprintsOf(config, keys));
}

/** Reports the current step to the parent process, if it listens. */
function reportStep(step: string): void {
  if (process.connected) process.send?.({ step });
}
