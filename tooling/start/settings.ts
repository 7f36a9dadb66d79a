import { isAbsolute, join } from 'node:path';

/** What `npm start` itself needs to know; the api and the edge read and check the rest. */
export interface Settings {
  port: number;
  apiPort: number;
  /** Absolute folder of everything the embedded default keeps. */
  dataDir: string;
}

/**
 * Reads the variables that `npm start` itself needs; README.md lists all of them.
 * @throws Error with one sentence for the operator when a variable is wrong
 */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  const port = readPort('PORT', env.PORT, 3000);
  const apiPort = readPort('API_PORT', env.API_PORT, port + 1);
  if (port === apiPort) throw new Error(`API_PORT and PORT are both ${port}; they must differ.`);
  const folder = env.DATA_DIR || 'var';
  return { port, apiPort, dataDir: isAbsolute(folder) ? folder : join(root, folder) };
}

function readPort(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} must be a port from 1 to 65535, not '${text}'.`);
}
