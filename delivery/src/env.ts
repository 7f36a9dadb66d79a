import { join, resolve } from 'node:path';
import { defaultHost } from 'tooling/deployment';
import { keysIn } from 'tooling/keyring';

import { keyFileIn, trustFileIn } from './trust/files';
import { readGuard } from './trust/readGuard';
import { address, duration, flag, given, networks, oneOf, port, refuse } from './variables';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** Everything the edge is told from outside, read and checked once at start. */
export type EdgeSettings = ReturnType<typeof readEdgeSettings>;

/** Public configuration: what every document tells the page about this deployment. */
export type PublicSettings = ReturnType<typeof readPublicSettings>;

/** @throws Error with one sentence for the operator when a variable is wrong */
export function readEdgeSettings(env: NodeJS.ProcessEnv = process.env) {
  const own = port(env, 'PORT', 3000);
  const apiPort = port(env, 'API_PORT', own + 1);
  const production = env.NODE_ENV === 'production';
  const dataDir = readDataDir(env);
  const config = readPublicSettings(env, own);
  return {
    port: own,
    host: given(env, 'HOST') ?? defaultHost(config.publicUrl),
    apiUrl: address(env, 'API_URL_INTERNAL', `http://127.0.0.1:${apiPort}`),
    storeUrl: readStoreUrl(env),
    /** Who is believed in that store; undefined when everybody who can write there is. */
    guard: readStoreGuard(undefined, env),
    /** What the edge keeps of a store that is a bucket. */
    mirrorDir: join(dataDir, 'edge-store'),
    /** Where pictures lie on this machine; undefined when the api keeps them elsewhere. */
    mediaDir: given(env, 'MEDIA_URL') ? undefined : join(dataDir, 'media'),
    /** Where the key of the installation is kept, unless it is given. */
    dataDir,
    appKeys: keysIn(env, 'APP_SECRET'),
    /** Longest time a visitor waits for a page to be rendered, milliseconds. */
    renderLimit: duration(env, 'RENDER_LIMIT_MS', 1000),
    trustProxy: networks(env, 'TRUST_PROXY'),
    /** Off in tests. */
    rateLimits: flag(env, 'RATE_LIMITS', true),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, production ? 'info' : 'warn'),
    underEdit: readUnderEdit(env, production),
    /** True when an address may name a development server of this machine. */
    localOverrides: !production,
    config,
  };
}

/** The store of releases and revisions: an address, or a folder in DATA_DIR. */
export function readStoreUrl(env: NodeJS.ProcessEnv = process.env): string {
  return given(env, 'STORE_URL') ?? join(readDataDir(env), 'store');
}

/**
 * Who is believed in a store, and this process's key.
 * @param store another one than that of the variables: then they do not speak of it
 */
export function readStoreGuard(store?: string, env: NodeJS.ProcessEnv = process.env) {
  const seenDir = join(readDataDir(env), 'seen');
  return readGuard(env, seenDir, store === undefined ? readOwnDir(env) : undefined);
}

/** The data folder, when it holds the store; of a store elsewhere only the variables speak. */
export function readOwnDir(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return given(env, 'STORE_URL') === undefined ? readDataDir(env) : undefined;
}

/** Where `mfe keys` writes. @throws Error when the trust is no file */
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

/** Where the api can be asked how releases fare. */
export type ReportSource = ReturnType<typeof readReportSource>;

/** @throws Error with one sentence when a variable is wrong */
export function readReportSource(env: NodeJS.ProcessEnv = process.env) {
  const apiPort = port(env, 'API_PORT', port(env, 'PORT', 3000) + 1);
  return {
    apiUrl: address(env, 'API_URL_INTERNAL', `http://127.0.0.1:${apiPort}`),
    /** Asked over HTTP with it; without one over the socket in the data folder. */
    key: keysIn(env, 'REPORT_KEY')?.current.secret,
    dataDir: readDataDir(env),
  };
}

function readDataDir(env: NodeJS.ProcessEnv): string {
  return resolve(given(env, 'DATA_DIR') ?? './var');
}

/** Remotes that `npm run dev` serves from memory, with their addresses. */
function readUnderEdit(env: NodeJS.ProcessEnv, production: boolean): Record<string, string> {
  const value = given(env, 'DEV_REMOTES');
  if (value === undefined) return {};
  if (production) return refuse('DEV_REMOTES', 'left out in production', value);
  const pairs = value.split(',').map((pair) => {
    const [, name, server] =
      /^([\w-]+)=(http:\/\/(?:127\.0\.0\.1|localhost):\d+)$/.exec(pair) ?? [];
    const example = 'like remote-founder=http://127.0.0.1:3103';
    return name && server ? ([name, server] as const) : refuse('DEV_REMOTES', example, value);
  });
  return Object.fromEntries(pairs);
}

function readPublicSettings(env: NodeJS.ProcessEnv, ownPort: number) {
  const widget = address(env, 'FORM_WIDGET_SCRIPT', undefined);
  const analytics = address(env, 'ANALYTICS_SCRIPT', undefined);
  const pixel = address(env, 'ANALYTICS_PIXEL_URL', undefined);
  return {
    productName: given(env, 'PRODUCT_NAME') ?? 'Venture Quest',
    publicUrl: address(env, 'PUBLIC_URL', `http://localhost:${ownPort}`),
    apiBase: `${address(env, 'API_URL', '')}/api`,
    authBase: address(env, 'AUTH_URL', ''),
    mediaBase: address(env, 'MEDIA_PUBLIC_URL', '/media'),
    trailerUrl: address(env, 'TRAILER_URL', 'https://video.example/the-venture-quest-season-2'),
    blogUrl: address(env, 'BLOG_URL', 'https://blog.example/the-venture-quest'),
    googleEnabled: given(env, 'GOOGLE_CLIENT_ID') !== undefined,
    applicationsOpen: flag(env, 'APPLICATIONS_OPEN', false),
    formWidget: widget
      ? {
          script: widget,
          startupForm: given(env, 'FORM_WIDGET_STARTUP') ?? '',
          mentorForm: given(env, 'FORM_WIDGET_MENTOR') ?? '',
        }
      : null,
    analytics: analytics ? { script: analytics, tagId: given(env, 'ANALYTICS_TAG') ?? '' } : null,
    adPixel: pixel ? { url: pixel, id: given(env, 'ANALYTICS_PIXEL') ?? '' } : null,
  };
}
