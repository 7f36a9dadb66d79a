import { packageFolder } from 'server-kit/repository';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/** `npm run catalogue`: every component in every state, reloaded when a file changes. */
async function main() {
  const preset = require('../webpack/index.cjs') as {
    catalogue(dir: string): Configuration & { devServer: { port: number } };
  };
  const configuration = preset.catalogue(packageFolder('shared-ui'));
  const server = new WebpackDevServer(configuration.devServer, webpack(configuration));
  const stop = () => void server.stop().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  await server.start();
  console.log(`Ready: http://localhost:${configuration.devServer.port}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
