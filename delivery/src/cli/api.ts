import { publishApi } from '../checks/calls/publishApi';
import type { Command } from './commands';
import { FORCE, forcingAuthor, report } from './make';
import { readOptions, storeOf, WrongUse } from './options';

const USAGE = 'Say what is deployed: `mfe api publish <file or address of its OpenAPI>`.';

/** Records which api is deployed, if no release that browsers run depends on removed parts. */
export const apiCommand: Command = {
  usage: 'publish <file | https://…/api/docs> [--force]',
  does: 'record which api is deployed, unless a release would miss a call or a field',

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
