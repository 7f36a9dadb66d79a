import { isAbsolute, join } from 'node:path';

import { port, readVariables, text, WrongVariable } from 'server-kit/environment';

/** The settings of `npm start` itself; the api and the edge read and check the rest. */
export interface Settings {
  port: number;
  apiPort: number;
  /** Absolute folder of all data of the embedded default. */
  dataDir: string;
}

/**
 * Reads the variables of `npm start` itself; README.md lists all of them.
 * @throws WrongVariable with a sentence for the operator
 */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  const {
    PORT,
    API_PORT = PORT + 1,
    DATA_DIR,
  } = readVariables(env, {
    PORT: port().default(3000),
    API_PORT: port().optional(),
    DATA_DIR: text().default('var'),
  });
  if (PORT === API_PORT)
    throw new WrongVariable(`API_PORT and PORT are both ${PORT}; they must differ.`);
  const dataDir = isAbsolute(DATA_DIR) ? DATA_DIR : join(root, DATA_DIR);
  return { port: PORT, apiPort: API_PORT, dataDir };
}
