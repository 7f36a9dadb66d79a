import { join } from 'node:path';
import { ROOT } from 'server-kit/repository';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/** A process that serves one remote in development: DEV_REMOTE is its name, DEV_PORT its port. */
async function main() {
  const { DEV_REMOTE = '', DEV_PORT = '' } = process.env;
  const { remoteHot } = require('../webpack/index.cjs') as {
    remoteHot(dir: string, port: number): Configuration & { devServer: object };
  };
  const configuration = remoteHot(join(ROOT, DEV_REMOTE), Number(DEV_PORT));
  const server = new WebpackDevServer(configuration.devServer, webpack(configuration));
  await server.start();
  const stop = () => void server.stop().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(signal, stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
