import { readEdgeSettings } from '../env';
import { beginSite } from '../site/writeSite';
import type { Command } from './commands';
import { print, readOptions, storeOf } from './options';

/** Writes the site for a bucket behind a static host, without an edge. */
export const siteCommand: Command = {
  usage: '',
  does: 'make the store a site that any static host can serve; later changes keep it up to date',
  about:
    'Writes index.html and what belongs to it, with the settings of this environment (PUBLIC_URL, ' +
    'API_URL, …). Without an edge nothing is prerendered, and each browser finds out by itself ' +
    'whether it is among the visitors of a canary.',
  examples: ['site --store s3://key:secret@s3.example.org/bucket?region=eu-central-1'],
  async run(args) {
    const { values } = readOptions(args, {});
    const revision = await beginSite(storeOf(values), readEdgeSettings().config);
    const text = revision
      ? `index.html shows revision ${revision}. Let the host answer unknown addresses with it, and keep maps/ to itself.`
      : 'The site begins with the first publish of a shell.';
    print(values.json, { revision }, text);
  },
};
