import { ROOT } from 'server-kit/repository';
import { freePort } from 'server-kit/testing/freePort';

import { requireFreePort } from '../../start/ports';
import { readSettings } from '../../start/settings';

export interface Ports {
  /** Ports of the site, and of the balanced apis: PORT and API_PORT, as of `npm start`. */
  site: number;
  api: number;
  edges: number[];
  apis: number[];
  /** Ports of the current primary, and of the poolers in front of it. */
  primary: number;
  pooler: number;
  poolers: number[];
  databases: DatabaseNode[];
  etcds: EtcdNode[];
  redis: number;
  store: number;
  balancers: number[];
}

/** A PostgreSQL under Patroni. */
export interface DatabaseNode {
  name: string;
  host: string;
  port: number;
  /** Port of Patroni. */
  rest: number;
}

export interface EtcdNode {
  name: string;
  client: number;
  peer: number;
}

/** The address at which the processes on this machine reach each other. */
export const LOOPBACK = '127.0.0.1';

const EDGE_COUNT = 2;
const API_COUNT = 3;
/** Two of three are a majority, and a primary that died leaves a synchronous replica. */
const DATABASE_COUNT = 3;
const ETCD_COUNT = 3;
const POOLER_COUNT = 2;
/** All with the same addresses, so that one may fail. */
const BALANCER_COUNT = 2;

/** @throws Error with a sentence when PORT or API_PORT is taken */
export async function choosePorts(env: NodeJS.ProcessEnv): Promise<Ports> {
  const { port: site, apiPort: api } = readSettings(env, ROOT);
  await requireFreePort(site, 'PORT');
  await requireFreePort(api, 'API_PORT');
  const count =
    EDGE_COUNT +
    API_COUNT +
    POOLER_COUNT +
    BALANCER_COUNT +
    2 * DATABASE_COUNT +
    2 * ETCD_COUNT +
    4;
  const free = await Promise.all(Array.from({ length: count }, freePort));
  const take = (many: number) => free.splice(0, many);
  const one = () => free.pop()!;
  return {
    site,
    api,
    edges: take(EDGE_COUNT),
    apis: take(API_COUNT),
    poolers: take(POOLER_COUNT),
    balancers: take(BALANCER_COUNT),
    databases: numbered(DATABASE_COUNT, 'database').map((name) => ({
      name,
      host: LOOPBACK,
      port: one(),
      rest: one(),
    })),
    etcds: numbered(ETCD_COUNT, 'etcd').map((name) => ({ name, client: one(), peer: one() })),
    primary: one(),
    pooler: one(),
    redis: one(),
    store: one(),
  };
}

export const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => `${name}-${at + 1}`);
