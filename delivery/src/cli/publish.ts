import { publish } from '../publish/publish';
import { writeSite } from '../site/writeSite';
import type { Command } from './commands';
import { FORCE, forcingAuthor } from './make';
import {
  edgeSettingsOf,
  FLAG,
  percentOf,
  print,
  readOptions,
  storeOf,
  TEXT,
  WrongUse,
} from './options';

const REASON_NEEDED =
  '--no-smoke needs a --reason why the smoke test is skipped. It is stored with the revision.';

const NOT_CLEAN =
  'In production, and where teams sign, only committed code can be published. Here files differ from the ' +
  'commit, or there is no repository: commit first.';

const NO_BUILDER =
  'This installation cannot build, because it has only what runs in production. Publish from a checkout.';

export const publishCommand: Command = {
  usage: '<package …> [--canary 10] [--no-smoke] [--force]',
  does: 'build, check and publish shell or remotes, all or none',
  about:
    'Builds what changed, puts the release into the store, reads every byte back, and lets it pass ' +
    'the publish checks: requirements, addresses, sizes, types (a remote against the deployed shell and its ' +
    'canary, a shell against every deployed remote), and a headless browser that opens its pages beside the ' +
    'current releases of the others. A failure names the check, what was expected and found, and ' +
    'how to fix it, and nothing is published. The same bytes are not published twice. A release that was ' +
    'rolled back, blocked or withdrawn is refused; --force with a --reason overrules that.',
  examples: [
    'publish remote-founder --canary 10 --reason "clearer empty feed"',
    'publish shell --canary 10                the shell, too, can go to some visitors first',
    'publish shell remote-public              both in one revision, or none',
    'publish remote-founder --no-smoke --reason "typo in a link; no browser on this machine"',
  ],
  async run(args, builder) {
    const options = { canary: TEXT, 'no-smoke': FLAG, ...FORCE };
    const { positionals: packages, values } = readOptions(args, options, Infinity);
    const untried = values['no-smoke'] === true;
    if (untried && !values.reason) throw new Error(REASON_NEEDED);
    if (packages.length === 0) throw new WrongUse('Name what to publish, e.g. remote-founder.');
    const canary = values.canary === undefined ? undefined : percentOf(values.canary);

    const settings = edgeSettingsOf(values);
    if (!builder) throw new Error(NO_BUILDER);
    const provenance = await builder.provenance();
    const isForOthers = !settings.localOverrides || (settings.guard?.trust.signatures ?? 1) > 1;
    if (provenance.dirty && isForOthers) throw new Error(NOT_CLEAN);
    const [folders, { smokeTest }] = await Promise.all([
      builder.build(packages),
      import('../checks/smoke/smoke'), // loads a whole edge: other commands do not need it
    ]);
    const named = folders.map(({ release }) => `${release.name} ${release.id}`).join(', ');
    const share = canary === undefined ? '' : ` as canary ${canary} %`;
    const { by, reason } = forcingAuthor(values, `publish ${named}${share}`);
    const author = { by, reason: untried ? `${reason} (without a smoke test)` : reason };
    const store = storeOf(values);
    const smoke = untried ? undefined : smokeTest(settings);
    const { registry, changed } = await publish(store, folders, author, {
      canary,
      smoke,
      raised: true,
      force: values.force,
      provenance,
    });

    await writeSite(store);
    const { revision } = registry;
    const what = changed.map(({ name, id }) => `${name} ${id}`);
    const text =
      what.length > 0
        ? `Revision ${revision}: ${what.join(', ')}${share}`
        : `Nothing to do: revision ${revision} already serves ${named}${share}.`;
    print(values.json, { revision, changed: what }, text);
  },
};
