import { localServer } from './localServer';

/** A port of this machine on which no process listens. */
export async function freePort(): Promise<number> {
  const { port, stop } = await localServer(() => {});
  await stop();
  return port;
}
