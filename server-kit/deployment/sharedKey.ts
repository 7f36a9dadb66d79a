import { BadKeyring, keysIn } from '../keyring';

/** Variables that hold keys, each for a purpose of its own. */
const KEYRINGS = ['APP_SECRET', 'REPORT_KEY', 'MAIL_REPORT_KEY'];

/** Finds two variables that contain the same secret, including secrets that are only read with. */
export function findSharedKey(env: NodeJS.ProcessEnv): [string, string] | undefined {
  const owners = new Map<string, string>();
  for (const name of KEYRINGS) {
    for (const secret of secretsIn(env, name)) {
      const owner = owners.get(secret);
      if (owner) return [owner, name];
      owners.set(secret, name);
    }
  }
  return undefined;
}

/** Empty for a variable that is invalid by itself: the code that reads it reports that. */
function secretsIn(env: NodeJS.ProcessEnv, name: string): string[] {
  try {
    return keysIn(env, name)?.all.map(({ secret }) => secret) ?? [];
  } catch (error) {
    if (error instanceof BadKeyring) return [];
    throw error;
  }
}
