import { parentPort, workerData } from 'node:worker_threads';

import { evaluate, nodeOnly, sharedOnly } from './evaluate';
import type { FromWorker, RenderJob, ShellServer, ToWorker, WorkerParts } from './messages';

const { shell, remotes, apiBase } = workerData as WorkerParts;
const say = (message: FromWorker) => parentPort!.postMessage(message);

/** A render worker: one shell, one release of each remote, pages on demand. */
async function main() {
  say({ loading: 'shell' });
  const frame = evaluate<ShellServer>(shell, `shell@${shell.id}/server.cjs`, nodeOnly(require));
  await frame.configure({ baseURL: apiBase });

  const loaded = new Map<string, { id: string; routes: unknown[] }>();
  for (const [name, source] of Object.entries(remotes)) {
    say({ loading: name });
    try {
      const require = sharedOnly(name, frame.shared);
      const file = `${name}@${source.id}/server.cjs`;
      const { routes } = evaluate<{ routes: unknown[] }>(source, file, require);
      if (!Array.isArray(routes)) throw new Error(`${file} exports no routes.`);
      loaded.set(name, { id: source.id, routes });
    } catch (error) {
      say({ broken: name, error: textOf(error) });
    }
  }

  const load = (remote: string) => {
    const release = loaded.get(remote);
    if (!release) throw new Error(`${remote} has no server build here.`);
    return release;
  };
  const render = async (id: number, job: RenderJob) => {
    try {
      say({ id, page: await frame.render({ ...job, load }) });
    } catch (error) {
      say({ id, error: textOf(error) });
    }
  };
  parentPort!.on('message', (message: ToWorker) => {
    if ('ping' in message) say({ pong: message.ping });
    else void render(message.id, message.job);
  });
  say({ ready: true, fonts: frame.fonts });
}

const textOf = (error: unknown) => String((error as Error)?.stack ?? error).slice(0, 2000);

void main();
