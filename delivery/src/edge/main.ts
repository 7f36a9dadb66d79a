import { refuseContradictions } from 'server-kit/deployment';
import { logCrashes } from 'server-kit/log';

import { readEdgeSettings } from '../env';
import { buildEdge } from './app';
import { edgeLogger } from './log';
import { openEdgeStore } from './openEdgeStore';
import { refuseUnsigned } from './unsigned';

/** Longest time running answers may take to end, milliseconds. */
const GRACE = 4000;

/** The edge process: listens until it is told to stop, or until its parent is gone. */
async function main() {
  refuseContradictions();
  const settings = readEdgeSettings();
  refuseUnsigned(settings);
  const log = edgeLogger(settings);
  logCrashes(log);
  const edge = await buildEdge(settings, openEdgeStore(settings, log), undefined, log);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), GRACE).unref();
    await edge.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(signal, () => void stop());

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
