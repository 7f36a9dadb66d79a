import { readEdgeSettings } from '../env';
import { beginSite } from '../site/writeSite';
import type { Command } from './commands';
import { print, readOptions, storeOf } from './options';

export const siteCommand: Command = {
  usage: '',
  does: 'make the store a site that any static host can serve; later changes keep it up to date',
  about:
    'Writes index.html and its files, with the settings of this environment (PUBLIC_URL, ' +
    'API_URL, …). Without an edge nothing is prerendered, and each browser decides by itself ' +
    'whether it gets a canary.',
  examples: ['site --store s3://key:secret@s3.example.org/bucket?region=eu-central-1'],
  async run(args) {
    const { values } = readOptions(args, {});
    const revision = await beginSite(storeOf(values), readEdgeSettings().config);
    const text = revision
      ? `index.html shows revision ${revision}. Configure the host to serve it for unknown addresses, and not to serve maps/.`
      : 'There is no site yet: publish a shell first.';
    print(values.json, { revision }, text);
  },
};
