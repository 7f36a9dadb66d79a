import { refuseContradictions } from 'server-kit/deployment';
import { logCrashes } from 'server-kit/log';
import { startTracing } from 'server-kit/tracing';

import { readEdgeSettings } from '../env';
import { buildEdge } from './app';
import { edgeLogger } from './log';
import { openEdgeStore } from './openEdgeStore';
import { refuseUnsigned } from './unsigned';

/** Longest time running answers may take to end once visitors are sent elsewhere, milliseconds. */
const GRACE = 5000;

/** The edge process: listens until it is told to stop, or until its parent is gone. */
async function main() {
  refuseContradictions();
  const settings = readEdgeSettings();
  refuseUnsigned(settings);
  const log = edgeLogger(settings);
  logCrashes(log);
  const stopTracing = startTracing('quest-edge', (error) =>
    log.warn({ err: error }, 'Traces are lost.'),
  );
  const edge = await buildEdge(settings, openEdgeStore(settings, log), undefined, log);

  let stopping = false;
  const stop = async (isRenewed: boolean) => {
    if (!isRenewed) edge.drain.skip();
    if (stopping) return;
    stopping = true;
    if (isRenewed) await edge.drain.begin();
    setTimeout(() => process.exit(0), GRACE).unref();
    await edge.close();
    await stopTracing?.();
    process.exit(0);
  };
  // Ctrl-C is somebody who waits; a supervisor has balancers around it.
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'])
    process.on(signal, () => void stop(signal === 'SIGTERM'));

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
