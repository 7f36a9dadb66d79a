import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { publish } from '../publish/publish';
import { revisionKey } from '../store/revisionKeys';
import { openStore } from '../store/store';
import { checkpointAt } from '../trust/trust';
import { fakeRelease, fakeShell } from './fakeReleases';
import { trustedTeams } from './trustedTeams';

/** A store with a shell, remote-x and remote-y from before keys were introduced, and the people who have keys now. */
export async function trustedStore<Name extends string>(
  people: readonly Name[],
  signatures?: number,
) {
  const folder = temporaryFolder('store');
  const open = openStore(folder);
  const remotes = ['remote-x', 'remote-y'].map((name) =>
    fakeRelease({ name, id: '1.0.0-aaaaaaaa' }),
  );
  await publish(open, [fakeShell(), ...remotes], { by: 'whoever', reason: 'test' });
  const teams = trustedTeams(people, signatures);
  teams.trust.checkpoint = checkpointAt(1, (await open.read(revisionKey(1)))!);
  return { folder, open, teams };
}
