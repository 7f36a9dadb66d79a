import { publishApi } from '../checks/publishApi';
import type { Command } from './commands';
import { FORCE, forcingAuthor, report } from './make';
import { readOptions, storeOf, WrongUse } from './options';

const USAGE =
  'Give the OpenAPI description of the deployed api: `mfe api publish <file or address>`.';

export const apiCommand: Command = {
  usage: 'publish <file | https://…/api/docs> [--force]',
  does: 'record which api is deployed, unless a release would miss a call or a field',
  about:
    'Every release lists the calls it makes and the fields it reads of the responses; they are derived ' +
    'from its types when it is built. An api that drops one of them, responds with another type of value, ' +
    'or accepts less than before is refused while a release that browsers may run depends on it: ' +
    'stable, canary, last good, or deployed within a day. A release whose calls are not deployed cannot be ' +
    'published, promoted or rolled back to.',
  examples: [
    'api publish https://quest.example.org/api/docs',
    'api publish openapi.json --force --reason "the call was never used"',
  ],
  async run(args) {
    const { positionals, values } = readOptions(args, FORCE, 2);
    const [verb, from] = positionals;
    if (verb !== 'publish' || !from) throw new WrongUse(USAGE);

    const author = forcingAuthor(values, `api of ${from}`);
    const { registry, overruled } = await publishApi(storeOf(values), from, author, values.force);
    const { revision, api } = registry!;
    report(values, { revision, api }, `api ${api}`, overruled);
  },
};
