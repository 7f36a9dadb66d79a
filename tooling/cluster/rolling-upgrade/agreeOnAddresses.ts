import { THIS_VERSION } from '../setup/version';
import { mfe } from './runIn';

/** Literal prefix of an address: `/newsletter/:letterId` is under `/newsletter`. */
const prefixOf = (path: string) => path.replace(/\/:.*$/, '');

const isUnder = (path: string, prefix: string) =>
  path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`));

/** Assigns owners to the new pages of this version, as two people do before a release with new addresses. */
export async function agreeOnAddresses(env: NodeJS.ProcessEnv): Promise<void> {
  const { owners } = JSON.parse(await mfe(env, 'owners', '--json')) as {
    owners: Record<string, string>;
  };
  const owned = Object.keys(owners);
  for (const name of THIS_VERSION.checkout.names)
    for (const { path } of THIS_VERSION.checkout.built(name)!.release.provides.routes) {
      if (owned.some((prefix) => isUnder(path, prefix))) continue;
      const prefix = prefixOf(path);
      await mfe(env, 'owners', 'propose', prefix, name, '--by', 'one', '--reason', 'new pages');
      await mfe(env, 'owners', 'approve', prefix, '--by', 'another');
      owned.push(prefix);
    }
}
