import { block, goTo, promote, requireShell, rollBack } from '../deploy/changes';
import { earlierReleases, findRevision, revisionsOf } from '../deploy/history';
import { withLease } from '../deploy/leases';
import { restoreDeployment } from '../deploy/restoreDeployment';
import { readPassed } from '../releases/passed';
import { readStoredRelease } from '../releases/readRelease';
import { releasePrefix } from '../releases/releaseKeys';
import { releasesOf, slotOf, toRelease } from '../store/slots';
import type { Store } from '../store/store';
import type { Command } from './commands';
import { FORCE, make, makeChecked } from './make';
import { percentOf, readOptions, storeOf, TEXT, WrongUse } from './options';

const RELEASE_ID = /^\d+\.\d+\.\d+-[0-9a-f]{8}$/;

export const promoteCommand: Command = {
  usage: '<package> [50] [--force]',
  does: 'show the canary to 50 % of visitors; without a number, to everybody',
  about:
    'A visitor who has the canary keeps it as its share grows. At 100 % it becomes the stable ' +
    'release, and the stable release becomes the last good one. Requirements, addresses and types are checked ' +
    'again with what was deployed since; --force with a --reason overrules the checks.',
  examples: ['promote remote-founder 50', 'promote remote-founder          to everybody'],
  async run(args) {
    const { positionals, values } = readOptions(args, FORCE, 2);
    const [name, share = '100'] = positionals;
    const percent = percentOf(share);
    const summary = `promote ${named(name)} to ${percent} %`;
    await makeChecked(values, summary, promote(named(name), percent));
  },
};

export const rollbackCommand: Command = {
  usage: '<package> [--to id] | --revision 41 [--force]',
  does: 'go back to the previous release, to any release, or with all packages to a revision',
  about:
    'A canary is withdrawn; without one the previous release becomes stable. The next page load uses ' +
    'it; open tabs keep what they have loaded. No command uses the release that was rolled back ' +
    'again. Going back to such a release, or to one that does not work with what was deployed ' +
    'since, is refused; --force with a --reason overrules that. Withdrawing a canary is never refused.',
  examples: [
    'rollback remote-founder',
    'rollback remote-founder --to 1.0.0-41fd5c18',
    'rollback --revision 41           all packages as they were, except what was blocked since',
    'rollback remote-founder --force --reason "the shell follows in a minute"',
  ],
  async run(args) {
    const options = { to: TEXT, revision: TEXT, ...FORCE };
    const { positionals, values } = readOptions(args, options, 1);
    const store = storeOf(values);
    if (values.revision !== undefined) {
      const earlier = await findRevision(store, Number(values.revision));
      if (!earlier) throw new Error(`There is no revision ${values.revision}.`);
      const change = restoreDeployment(earlier, values.force);
      return makeChecked(values, `roll back to revision ${values.revision}`, change);
    }
    const name = named(positionals[0]);
    if (values.to === undefined) {
      const change = rollBack(name, await earlierReleases(store, name));
      return makeChecked(values, `roll back ${name}`, change);
    }
    const { to } = values;
    await withLease(store, [releasePrefix(name, to)], async () => {
      const release = await mustRelease(store, name, to);
      const change = goTo(name, toRelease(release.file, release.manifest), values.force);
      await makeChecked(values, `roll back ${name} to ${to}`, change);
    });
  },
};

export const blockCommand: Command = {
  usage: '<package> <id>',
  does: 'never use a release again; the last good one replaces it if it is stable',
  about:
    'Browsers that have loaded the release drop it when they next read the registry. Blocking is never ' +
    'refused and runs no checks.',
  examples: ['block remote-founder 1.0.1-9c1d77aa --reason "deletes drafts"'],
  async run(args) {
    const { positionals, values } = readOptions(args, {}, 2);
    const [name, id] = positionals;
    if (!id) throw new WrongUse('Name the release to block. `mfe status` lists the releases.');
    if (!RELEASE_ID.test(id)) throw new WrongUse(`'${id}' is no release such as 1.0.1-9c1d77aa.`);
    const store = storeOf(values);
    const earlier = await earlierReleases(store, named(name));
    await make(values, `block ${named(name)} ${id}`, block(named(name), id, earlier));
    if (!(await readStoredRelease(store, named(name), id)))
      console.error(
        `The store has no ${name} ${id}: check the id. \`mfe status\` lists the releases.`,
      );
  },
};

export const minShellCommand: Command = {
  usage: '<version>',
  does: 'make open pages with an older shell reload',
  about: 'Tabs with an older shell reload at their next change of page.',
  examples: ['min-shell 1.4.0 --reason "older ones cannot read the new session"'],
  async run(args) {
    const { positionals, values } = readOptions(args, {}, 1);
    const [version] = positionals;
    if (!version) throw new WrongUse('Name the oldest shell that may stay open, e.g. 1.4.0.');
    await make(values, `require shell ${version}`, requireShell(version));
  },
};

function named(name: string | undefined): string {
  if (name) return name;
  throw new WrongUse('Name a package, e.g. remote-founder.');
}

/**
 * Whether a release passed its checks, or was live. When a store gets its first keys or others, statements of earlier
 * checks are not trusted any more, and the releases from then must stay ways back.
 */
async function mayReturn(store: Store, name: string, id: string): Promise<boolean> {
  if (await readPassed(store, name, id)) return true;
  for await (const revision of revisionsOf(store)) {
    const slot = slotOf(revision, name);
    if (slot && releasesOf(slot).some((release) => release.id === id)) return true;
  }
  return false;
}

async function mustRelease(store: Store, name: string, id: string) {
  const release = await readStoredRelease(store, name, id);
  if (release && (await mayReturn(store, name, id))) return release;
  if (release) throw new Error(`${name} ${id} never passed its checks: publish it.`);
  const keys = await store.list(`releases/${name}/`);
  const ids = [...new Set(keys.map((key) => key.split('/')[2]))].join(', ');
  throw new Error(`${name} ${id} was never published. There are: ${ids || 'none'}.`);
}
