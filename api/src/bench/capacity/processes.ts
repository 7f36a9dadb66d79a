import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { type ApiProcess, startApi } from '../../testing/apiProcess';
import { type EdgeProcess, startEdge } from '../../testing/edgeProcess';
import { installedPostgres, packagedPostgres } from '../../testing/postgresPrograms';
import { startPostgres } from '../../testing/postgresServer';

export type Processes = Awaited<ReturnType<typeof openProcesses>>;

/** Starts apis over an embedded database or a server, and edges in front of the first api. */
export async function openProcesses(dataDir: string) {
  const secret = { APP_SECRET: randomBytes(32).toString('hex') };
  const server = await startPostgres(installedPostgres() ?? packagedPostgres());
  const database = Number.parseInt(
    readFileSync(path.join(server.data, 'postmaster.pid'), 'utf8'),
    10,
  );
  const apis: ApiProcess[] = [];
  const edges: EdgeProcess[] = [];

  /** Starts processes until there are this many of each: the first api fills the database. */
  async function have(count: number): Promise<void> {
    while (apis.length < count) {
      // One shared folder: a picture uploaded to one api is served by all.
      const place = {
        DATABASE_URL: `${server.url}/postgres`,
        DATA_DIR: path.join(dataDir, 'apis'),
      };
      apis.push(await startApi({ ...secret, ...place, DEMO: 'on' }));
    }
    while (edges.length < count) edges.push(await edgeBefore(apis[0]!));
  }

  const edgeBefore = ({ url }: ApiProcess) =>
    startEdge(url, {
      ...secret,
      STORE_URL: path.join(dataDir, 'store'),
      TRUST_PROXY: '127.0.0.1', // the benchmark names the network of each request itself
    });

  return {
    apis,
    edges,
    database,
    have,
    /** An api with its own embedded database, and an edge in front of it, during a measurement. */
    async onEmbedded<T>(work: (api: ApiProcess, edge: EdgeProcess) => Promise<T>): Promise<T> {
      const api = await startApi({ ...secret, DATA_DIR: dataDir });
      const edge = await edgeBefore(api);
      try {
        return await work(api, edge);
      } finally {
        await edge.stop();
        api.kill('SIGTERM');
        await api.ended;
      }
    },
    async stop() {
      for (const edge of edges) await edge.stop();
      for (const api of apis) api.kill('SIGTERM');
      for (const api of apis) await api.ended;
      await server.stop();
    },
  };
}
