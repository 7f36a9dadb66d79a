import { publish } from '../publish/publish';
import { revisionKey } from '../store/revisionKeys';
import { openStore } from '../store/store';
import { checkpointAt } from '../trust/trust';
import { temporaryFolder } from './temporaryFolder';
import { trustedTeams } from './trustedTeams';

/** A store in which these releases were published before there were keys, and who has one now. */
export async function trustedStore<Name extends string>(
  releases: Parameters<typeof publish>[1],
  people: readonly Name[],
  signatures?: number,
) {
  const folder = temporaryFolder('store');
  const open = openStore(folder);
  await publish(open, releases, { by: 'whoever', reason: 'test' });
  const teams = trustedTeams(people, signatures);
  teams.trust.checkpoint = checkpointAt(1, (await open.read(revisionKey(1)))!);
  return { folder, open, teams };
}
