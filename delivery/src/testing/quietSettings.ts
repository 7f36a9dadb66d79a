import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { readEdgeSettings } from '../env';

/** Of an edge that logs nothing. @param env besides a folder that nobody else has */
export const quietSettings = (env: NodeJS.ProcessEnv = {}) =>
  readEdgeSettings({ DATA_DIR: temporaryFolder('edge'), LOG_LEVEL: 'silent', ...env });
