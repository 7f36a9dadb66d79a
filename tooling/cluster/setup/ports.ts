import { port, readVariables } from 'server-kit/environment';
import { freePort } from 'server-kit/testing/freePort';

import { requireFreePort } from '../../start/ports';

/** Where everything listens on this machine. */
export interface Ports {
  /** Of the site, and of the apis behind one address: PORT and API_PORT, as of `npm start`. */
  site: number;
  api: number;
  edges: number[];
  apis: number[];
  /** Of the server that takes the writes, whichever it is, and of the poolers before it. */
  primary: number;
  pooler: number;
  poolers: number[];
  databases: DatabaseNode[];
  etcds: EtcdNode[];
  redis: number;
  store: number;
  /** Where each HAProxy says what it thinks of whom. */
  balancers: number[];
}

/** A PostgreSQL under Patroni. */
export interface DatabaseNode {
  name: string;
  host: string;
  port: number;
  /** Of Patroni. */
  rest: number;
}

export interface EtcdNode {
  name: string;
  client: number;
  peer: number;
}

/** This machine, as its processes name it to each other. */
export const LOOPBACK = '127.0.0.1';

const EDGE_COUNT = 2;
const API_COUNT = 3;
/** With two of three a majority is left, and a primary that died leaves one that follows synchronously. */
const DATABASE_COUNT = 3;
const ETCD_COUNT = 3;
const POOLER_COUNT = 2;
/** All at the same addresses, so that one may die. */
const BALANCER_COUNT = 2;

/** @throws Error with a sentence when PORT or API_PORT is taken */
export async function choosePorts(env: NodeJS.ProcessEnv): Promise<Ports> {
  const { PORT: site, API_PORT: api = site + 1 } = readVariables(env, {
    PORT: port().default(3000),
    API_PORT: port().optional(),
  });
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

/** Names of processes of one kind. */
export const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => `${name}-${at + 1}`);
