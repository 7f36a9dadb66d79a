import { join, resolve } from 'node:path';
import { defaultHost } from 'server-kit/deployment';
import {
  address,
  flag,
  given,
  integer,
  keys,
  like,
  list,
  network,
  oneOf,
  port,
  readVariables,
  text,
  url,
  WrongVariable,
} from 'server-kit/environment';

import { openSharedCache } from './edge/cdn/openSharedCache';
import { PUBLIC_VARIABLES, publicSettings } from './publicSettings';
import { keyFileIn, trustFileIn } from './trust/files';
import { readGuard } from './trust/readGuard';

export type EdgeSettings = ReturnType<typeof readEdgeSettings>;

/** @throws Error with one sentence for the operator when a variable is invalid */
export function readEdgeSettings(env: NodeJS.ProcessEnv = process.env) {
  const variables = readVariables(env, EDGE);
  const production = env.NODE_ENV === 'production';
  const dataDir = readDataDir(env);
  const config = publicSettings(variables);
  return {
    port: variables.PORT,
    host: variables.HOST ?? defaultHost(config.publicUrl),
    apiUrl: apiUrlOf(variables),
    storeUrl: readStoreUrl(env),
    /** The keys that are trusted in that store; undefined when everybody who can write there is trusted. */
    guard: readStoreGuard(undefined, env),
    /** The local copy of a store that is a bucket. */
    mirrorDir: join(dataDir, 'edge-store'),
    /** The local folder of pictures; undefined when the api stores them elsewhere. */
    mediaDir: given(env, 'MEDIA_URL') ? undefined : join(dataDir, 'media'),
    /** Contains the installation's key, unless the key is given. */
    dataDir,
    appKeys: variables.APP_SECRET,
    /** The cache in front of the edges; undefined when there is none. */
    cdn: openSharedCache(variables.CDN_URL),
    /** Longest time that a visitor waits for a page to be rendered, in milliseconds. */
    renderLimit: variables.RENDER_LIMIT_MS,
    trustProxy: variables.TRUST_PROXY,
    /** Off in tests. */
    rateLimits: variables.RATE_LIMITS,
    logLevel: variables.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    underEdit: readUnderEdit(variables.DEV_REMOTES, production),
    /** True when an address may select a development server on this machine. */
    localOverrides: !production,
    config,
  };
}

const API = {
  PORT: port().default(3000),
  API_PORT: port().optional(),
  API_URL_INTERNAL: address().optional(),
};

const EDGE = {
  ...API,
  ...PUBLIC_VARIABLES,
  HOST: text().optional(),
  APP_SECRET: keys().optional(),
  CDN_URL: url('fastly', 'nginx').optional(),
  RENDER_LIMIT_MS: integer(100, 60_000).default(1000),
  TRUST_PROXY: list(network()),
  RATE_LIMITS: flag().default(true),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  DEV_REMOTES: list(
    like(
      /^[\w-]+=http:\/\/(?:127\.0\.0\.1|localhost):\d+$/,
      'remote-founder=http://127.0.0.1:3103',
    ),
  ),
};

/** The store of releases and revisions: a URL, or a folder in DATA_DIR. */
export function readStoreUrl(env: NodeJS.ProcessEnv = process.env): string {
  return given(env, 'STORE_URL') ?? join(readDataDir(env), 'store');
}

/**
 * The trusted keys of a store, and this process's key.
 * @param store another store than that of the variables; they do not apply to it then
 */
export function readStoreGuard(store?: string, env: NodeJS.ProcessEnv = process.env) {
  const seenDir = join(readDataDir(env), 'seen');
  return readGuard(env, seenDir, store === undefined ? readOwnDir(env) : undefined);
}

/** The data folder when it contains the store; for a store elsewhere, only the variables apply. */
export function readOwnDir(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return given(env, 'STORE_URL') === undefined ? readDataDir(env) : undefined;
}

/** The files that `mfe keys` writes. @throws Error when the trust is not a file */
export function readKeyFiles(env: NodeJS.ProcessEnv = process.env) {
  const [dataDir, trust] = [readDataDir(env), given(env, 'MFE_TRUST')];
  if (trust?.startsWith('{')) {
    throw new Error('MFE_TRUST holds the keys themselves: change them where it is set.');
  }
  return {
    trust: trust ?? trustFileIn(dataDir),
    key: given(env, 'MFE_KEY_FILE') ?? keyFileIn(dataDir),
  };
}

export type ReportSource = ReturnType<typeof readReportSource>;

/** @throws Error with one sentence when a variable is invalid */
export function readReportSource(env: NodeJS.ProcessEnv = process.env) {
  const variables = readVariables(env, { ...API, REPORT_KEY: keys().optional() });
  return {
    apiUrl: apiUrlOf(variables),
    /** With a key, requests use HTTP; without one, the socket in the data folder. */
    key: variables.REPORT_KEY?.current.secret,
    dataDir: readDataDir(env),
  };
}

function readDataDir(env: NodeJS.ProcessEnv): string {
  return resolve(given(env, 'DATA_DIR') ?? './var');
}

function apiUrlOf({
  PORT,
  API_PORT = PORT + 1,
  API_URL_INTERNAL = `http://127.0.0.1:${API_PORT}`,
}: ReturnType<typeof readVariables<typeof API>>): string {
  return API_URL_INTERNAL;
}

/** Remotes that `npm run dev` serves from memory, with their addresses. */
function readUnderEdit(pairs: string[], production: boolean): Record<string, string> {
  if (production && pairs.length > 0)
    throw new WrongVariable('DEV_REMOTES must be left out when NODE_ENV is production.');
  return Object.fromEntries(pairs.map((pair) => pair.split('=', 2)));
}
