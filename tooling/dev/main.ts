import { join } from 'node:path';

import { openStore, publish } from 'delivery/publish';

import { makeFolder } from 'server-kit/atomic-file';
import { reportStep } from 'server-kit/bin/progress.mjs';
import { ROOT } from 'server-kit/repository';
import { readManifest } from '../packages';
import { buildReleases, RELEASED_PACKAGES } from '../release';
import { requireFreePort } from '../start/ports';
import { superviseChildren } from '../start/processes';
import { readSettings } from '../start/settings';
import { waitUntilReady } from '../start/waitUntilReady';
import { buildDevShell } from './devShell';

/** `npm run dev [-- remote-founder …]`: hot reload for these, released versions of the other remotes. */
async function main() {
  const { port, apiPort, dataDir } = readSettings(process.env, ROOT);
  const edited = remotesUnderEdit(process.argv.slice(2));
  const storeUrl = join(dataDir, 'dev-store');
  for (const one of [port, apiPort, ...edited.map((remote) => remote.port)]) {
    await requireFreePort(one, 'PORT');
  }
  makeFolder(dataDir);

  const { start, isStopping } = superviseChildren();
  const env = {
    ...process.env,
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    STORE_URL: storeUrl,
    DEV_REMOTES: edited.map(({ name, port: at }) => `${name}=http://localhost:${at}`).join(','),
  };
  void start('api', join(ROOT, 'api/src/main.ts'), env);
  for (const { name, port: at } of edited) {
    const own = { ...env, DEV_REMOTE: name, DEV_PORT: String(at) };
    void start(name, join(__dirname, 'serveRemote.ts'), own);
  }
  const names = RELEASED_PACKAGES.filter((name) => name !== 'shell');
  const remotes = await buildReleases(names, {
    onBuild: (name, position) => reportStep(`Building ${position} of ${names.length}: ${name}`),
  });
  const author = { by: 'npm run dev', reason: 'dev' };
  await publish(openStore(storeUrl), [await buildDevShell(), ...remotes], author);
  void start('edge', join(ROOT, 'delivery/src/edge/main.ts'), env);

  await waitUntilReady(`http://127.0.0.1:${apiPort}/api/health`);
  await waitUntilReady(`http://127.0.0.1:${port}/edge/health`);
  for (const { port: at } of edited) {
    await waitUntilReady(`http://127.0.0.1:${at}/remoteEntry.js`);
  }
  const hot = edited.map(({ name }) => name).join(', ');
  if (!isStopping()) console.log(`Ready: http://localhost:${port} (hot reload: ${hot})`);
}

/** All remotes when none is named. @throws Error when a name is not that of a remote */
function remotesUnderEdit(names: string[]) {
  const remotes = RELEASED_PACKAGES.filter((name) => name !== 'shell');
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
