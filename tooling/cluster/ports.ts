import { port, readVariables } from 'server-kit/environment';
import { freePort, requireFreePort } from '../start/ports';

/** Where everything listens on this machine. */
export interface Ports {
  /** Of the site, and of the apis behind one address: PORT and API_PORT, as of `npm start`. */
  site: number;
  api: number;
  edges: number[];
  apis: number[];
  postgres: number;
  pgbouncer: number;
  redis: number;
}

const EDGES = 2;
const APIS = 3;

/** @throws Error with a sentence when PORT or API_PORT is taken */
export async function choosePorts(env: NodeJS.ProcessEnv): Promise<Ports> {
  const { PORT: site, API_PORT: api = site + 1 } = readVariables(env, {
    PORT: port().default(3000),
    API_PORT: port().optional(),
  });
  await requireFreePort(site, 'PORT');
  await requireFreePort(api, 'API_PORT');
  const free = (count: number) => Promise.all(Array.from({ length: count }, freePort));
  const [[postgres, pgbouncer, redis], edges, apis] = await Promise.all([
    free(3),
    free(EDGES),
    free(APIS),
  ]);
  return { site, api, edges, apis, postgres: postgres!, pgbouncer: pgbouncer!, redis: redis! };
}
