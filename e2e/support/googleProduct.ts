import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { OAuth2Server } from 'oauth2-mock-server';

import { productUnderTest } from './environment';

const ROOT = join(__dirname, '../..');

/** What the provider says of whoever signs in. */
interface Person {
  sub: string;
  email: string;
  given_name: string;
  family_name: string;
}

/** A product with Google sign-in, an OpenID provider on this machine playing Google. */
export interface GoogleProduct {
  url: string;
  dataDir: string;
  /** Who sits in front of the provider's page; null for somebody who says no there. */
  visitor: Person | null;
  stop(): Promise<void>;
}

/** Starts api and edge on data of their own; the releases are those of the product under test. */
export async function googleProduct(): Promise<GoogleProduct> {
  const { store } = productUnderTest();
  const provider = new OAuth2Server();
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, 'localhost');
  const port = 10_000 + 2 * Math.floor(Math.random() * 5_000); // below those of the suite itself
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'e2e-google-'));
  const env = {
    ...process.env,
    PORT: String(port),
    API_PORT: String(port + 1),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    STORE_URL: store,
    DEMO: '0',
    RATE_LIMITS: 'off',
    GOOGLE_CLIENT_ID: 'the-product',
    GOOGLE_CLIENT_SECRET: 'known to both',
    GOOGLE_ISSUER: provider.issuer.url!,
  };
  const running = [run('api/src/main.ts', env), run('delivery/src/edge/main.ts', env)];
  const stop = async () => {
    await Promise.all(running.map(end));
    await provider.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const ready = Promise.all([answers(`${url}/edge/health`), answers(`${url}/api/health`)]);
    await Promise.race([ready, ...running.map(ended)]);
  } catch (error) {
    await stop();
    throw error;
  }

  const product: GoogleProduct = { url, dataDir, visitor: null, stop };
  play(provider, product);
  return product;
}

/** The provider lets the visitor in, as who they are, or sends them back with their no. */
function play(provider: OAuth2Server, product: GoogleProduct): void {
  let nonce: unknown;
  provider.service.on('beforeAuthorizeRedirect', ({ url }: { url: URL }, { query }) => {
    nonce = (query as { nonce?: unknown }).nonce;
    if (product.visitor) return;
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });
  provider.service.on('beforeTokenSigning', ({ payload }: { payload: object }) => {
    Object.assign(payload, product.visitor, { email_verified: true, nonce });
  });
}

function run(file: string, env: NodeJS.ProcessEnv): ChildProcess {
  const args = ['--import', 'tsx', join(ROOT, file)];
  return spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** Rejects when a process ends by itself: on a port in use nothing would ever answer. */
async function ended(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`${child.spawnargs.at(-1)} ended with ${code}.`);
}

async function answers(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
