import { THIS_VERSION } from '../setup/version';
import { runIn } from './runIn';

/** `npm run mfe` of this version. @param variables of the cluster @returns its output */
export const mfe = (variables: NodeJS.ProcessEnv, ...args: string[]) =>
  runIn(THIS_VERSION.root, 'tooling/mfe/main.ts', args, { ...process.env, ...variables });
