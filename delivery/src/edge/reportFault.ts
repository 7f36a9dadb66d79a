import type { ReleaseFault } from './render/Renderer';

/** Longer texts of errors say nothing new. */
const MESSAGE = 200;

/** Tells the api, as browsers do, what a release's server build did wrong where it is prerendered. */
export async function reportFault(
  apiUrl: string,
  { part, id, error, kind }: ReleaseFault,
  stamp: { ticket: string; revision: number },
): Promise<void> {
  const phase = kind === 'broken' ? 'load' : 'runtime';
  const beacon = { remote: part, id, ...stamp, phase, ok: false, errorClass: 'server' };
  const message = error.replace(/\s+/g, ' ').slice(0, MESSAGE);
  await fetch(`${apiUrl}/api/beacons`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...beacon, message }),
    signal: AbortSignal.timeout(5_000),
  });
}
