import { refuseContradictions } from 'server-kit/deployment';
import { stopOnSignal } from 'server-kit/draining';
import { logCrashes } from 'server-kit/log';
import { startTracing } from 'server-kit/tracing';

import { readEdgeSettings } from '../env';
import { buildEdge } from './app';
import { edgeLogger } from './log';
import { openEdgeStore } from './openEdgeStore';
import { refuseUnsigned } from './unsigned';

/** Time limit for running responses after visitors were sent to another edge. */
const STOP_GRACE_MS = 5_000;

/** The edge process: runs until it gets a signal or its parent exits. */
async function main() {
  refuseContradictions();
  const settings = readEdgeSettings();
  refuseUnsigned(settings);
  const log = edgeLogger(settings);
  logCrashes(log);
  const stopTracing = startTracing('quest-edge', (error) =>
    log.warn(
      { err: error },
      'Traces cannot be sent and are lost. Check the OpenTelemetry collector.',
    ),
  );
  const edge = await buildEdge(settings, openEdgeStore(settings, log), undefined, log);

  const stop = async () => {
    await edge.close();
    await stopTracing?.();
  };
  stopOnSignal({ drain: edge.drain, stop, graceMs: STOP_GRACE_MS, lateCode: 0 });

  await edge.listen({ port: settings.port, host: settings.host });
}

main().catch((error: NodeJS.ErrnoException & { port?: number }) => {
  const taken = error.code === 'EADDRINUSE';
  console.error(
    taken
      ? `Port ${error.port} is taken. Stop what uses it, or set PORT to another port.`
      : error.message,
  );
  process.exit(1);
});
