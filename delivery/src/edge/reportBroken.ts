import type { BrokenRelease } from './render/Renderer';

/** Longer texts of errors say nothing new. */
const MESSAGE = 200;

/** Tells the api, as browsers do, that a release's server build throws or hangs while it is loaded. */
export async function reportBroken(
  apiUrl: string,
  { part, id, error }: BrokenRelease,
  stamp: { ticket: string; revision: number },
): Promise<void> {
  const beacon = { remote: part, id, ...stamp, phase: 'load', ok: false, errorClass: 'server' };
  const message = error.replace(/\s+/g, ' ').slice(0, MESSAGE);
  await fetch(`${apiUrl}/api/beacons`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...beacon, message }),
    signal: AbortSignal.timeout(5_000),
  });
}
