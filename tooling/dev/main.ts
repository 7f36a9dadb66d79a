import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { openStore, publish } from 'delivery/publish';

import { reportStep } from 'server-kit/bin/progress.mjs';
import { ROOT } from 'server-kit/repository';
import { readManifest } from '../packages';
import { buildReleases, RELEASED } from '../release';
import { requireFreePort } from '../start/ports';
import { processes } from '../start/processes';
import { readSettings } from '../start/settings';
import { waitUntilReady } from '../start/waitUntilReady';
import { buildDevShell } from './devShell';

/** `npm run dev [-- remote-founder …]`: hot reload for these, the other remotes as released. */
async function main() {
  const { port, apiPort, dataDir } = readSettings(process.env, ROOT);
  const edited = remotesUnderEdit(process.argv.slice(2));
  const storeUrl = join(dataDir, 'dev-store');
  for (const one of [port, apiPort, ...edited.map((remote) => remote.port)]) {
    await requireFreePort(one, 'PORT');
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });

  let stopping = false;
  const stop = async (code: number) => {
    stopping = true;
    await children.stop();
    process.exit(code);
  };
  const children = processes({
    onStep: reportStep,
    onExit(name, code) {
      console.error(`The ${name} stopped with code ${code}; stopping the rest.`);
      void stop(1);
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void (stopping || stop(0)));
  }

  const env = {
    ...process.env,
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    STORE_URL: storeUrl,
    DEV_REMOTES: edited.map(({ name, port: at }) => `${name}=http://localhost:${at}`).join(','),
  };
  children.start('api', join(ROOT, 'api/src/main.ts'), env);
  for (const { name, port: at } of edited) {
    const own = { ...env, DEV_REMOTE: name, DEV_PORT: String(at) };
    children.start(name, join(__dirname, 'serveRemote.ts'), own);
  }
  const names = RELEASED.filter((name) => name !== 'shell');
  const remotes = await buildReleases(names, {
    onBuild: (name, position) => reportStep(`Building ${position} of ${names.length}: ${name}`),
  });
  const author = { by: 'npm run dev', reason: 'dev' };
  await publish(openStore(storeUrl), [await buildDevShell(), ...remotes], author);
  children.start('edge', join(ROOT, 'delivery/src/edge/main.ts'), env);

  await waitUntilReady(`http://127.0.0.1:${apiPort}/api/health`);
  await waitUntilReady(`http://127.0.0.1:${port}/edge/health`);
  for (const { port: at } of edited) {
    await waitUntilReady(`http://127.0.0.1:${at}/remoteEntry.js`);
  }
  const hot = edited.map(({ name }) => name).join(', ');
  if (!stopping) console.log(`Ready: http://localhost:${port} (hot reload: ${hot})`);
}

/** All remotes when none is named. @throws Error when a name is no remote's */
function remotesUnderEdit(names: string[]) {
  const remotes = RELEASED.filter((name) => name !== 'shell');
  const unknown = names.find((name) => !remotes.includes(name));
  if (unknown) throw new Error(`There is no remote '${unknown}'. Known: ${remotes.join(', ')}.`);
  return (names.length > 0 ? names : remotes).map((name) => {
    const { config } = readManifest(join(ROOT, name));
    return { name, port: config?.port ?? 0 };
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
