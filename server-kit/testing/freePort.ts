import { localServer } from './localServer';

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const { port, stop } = await localServer(() => {});
  await stop();
  return port;
}
