import { freePort } from 'server-kit/testing/freePort';

import { productUnderTest } from './environment';
import { endProcess, startProgram, untilAnswers } from './processes';

/** A second edge for the running product, with another configuration. */
export interface Deployment {
  url: string;
  stop(): Promise<void>;
}

/** @param env variables of this deployment, e.g. ANALYTICS_SCRIPT */
export async function deploy(env: Record<string, string>): Promise<Deployment> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { apiPort, dataDir } = productUnderTest();
  const edge = startProgram('delivery/src/edge/main.ts', {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    API_URL_INTERNAL: `http://127.0.0.1:${apiPort}`,
    ...env,
  });
  await untilAnswers(edge, `${url}/edge/health`);
  return { url, stop: () => endProcess(edge) };
}
