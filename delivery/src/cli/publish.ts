import { buildReleases } from 'tooling/release';

import { publish } from '../publish/publish';
import type { Command } from './commands';
import { authorOf, print, readOptions, storeOf } from './options';

/** Builds what changed and makes it the stable release; the next page load has it. */
export const publishCommand: Command = {
  usage: '<part …> [--reason text] [--by name]',
  does: 'builds, checks and publishes shell or remotes, all or none',

  async run(args) {
    const { positionals: parts, values } = readOptions(args, {});
    if (parts.length === 0) throw new Error('Say what to publish, e.g. remote-founder.');

    const folders = await buildReleases(parts);
    const named = folders.map(({ release }) => `${release.name} ${release.id}`);
    const author = authorOf(values, `publish ${named.join(', ')}`);
    const { registry, changed } = await publish(storeOf(values), folders, author);

    const { revision } = registry;
    const what = changed.map(({ name, id }) => `${name} ${id}`);
    const words =
      what.length > 0
        ? `Revision ${revision}: ${what.join(', ')}`
        : `Nothing to do: ${named.join(', ')} is what revision ${revision} serves.`;
    print(values.json, { revision, changed: what }, words);
  },
};
