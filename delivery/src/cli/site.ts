import { readEdgeSettings } from '../env';
import { beginSite } from '../site/writeSite';
import type { Command } from './commands';
import { print, readOptions, storeOf } from './options';

/** Writes the site for a bucket behind a static host, without an edge. */
export const siteCommand: Command = {
  usage: '',
  does: 'make the store a site that any static host can serve; later changes keep it up to date',

  async run(args) {
    const { values } = readOptions(args, {});
    const revision = await beginSite(storeOf(values), readEdgeSettings().config);
    const text = revision
      ? `index.html shows revision ${revision}. Let the host answer unknown addresses with it, and keep maps/ to itself.`
      : 'The site begins with the first publish of a shell.';
    print(values.json, { revision }, text);
  },
};
