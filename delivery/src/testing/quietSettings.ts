import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { readEdgeSettings } from '../env';

/** Settings of an edge that logs nothing. @param env variables in addition to its own data folder */
export const quietSettings = (env: NodeJS.ProcessEnv = {}) =>
  readEdgeSettings({ DATA_DIR: temporaryFolder('edge'), LOG_LEVEL: 'silent', ...env });
