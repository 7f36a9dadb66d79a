import { KEYS_MANUAL } from './manualOfKeys';

/** The text of `mfe help <command>`: when to use the command, with examples. */
export const MANUAL: Record<string, { about: string; examples: string[] }> = {
  publish: {
    about:
      'Builds what changed, puts the release into the store, reads every byte back, and lets it pass ' +
      'the publish checks: requirements, addresses, sizes, types (a remote against the deployed shell and its ' +
      'canary, a shell against every deployed remote), and a headless browser that opens its pages beside the ' +
      'current releases of the others. A failure names the check, what was expected and found, and ' +
      'how to mend it; nothing becomes visible then. The same bytes again are nothing to do. What was ' +
      'rolled back, blocked or withdrawn is refused, and --force with a --reason overrules that.',
    examples: [
      'publish remote-founder --canary 10 --reason "clearer empty feed"',
      'publish shell --canary 10                the shell, too, can go to some visitors first',
      'publish shell remote-public              both in one revision, or none',
      'publish remote-founder --no-smoke --reason "typo in a link; no browser on this machine"',
    ],
  },
  promote: {
    about:
      'A visitor who has the canary keeps it as its share grows. At 100 % it becomes the stable ' +
      'release, and the stable one the last good. It is checked again, by requirements, addresses and ' +
      'types, beside what was deployed since; --force overrules that, with a --reason.',
    examples: ['promote remote-founder 50', 'promote remote-founder          to everybody'],
  },
  rollback: {
    about:
      'A canary is withdrawn; without one the release before becomes stable. The next page load has ' +
      'it; open tabs keep what they have loaded. What is gone back from is not offered again, by no ' +
      'command. A release of which that was said before, and one that does not suit what was deployed ' +
      'since, is refused; --force with a --reason overrules that. Withdrawing a canary is never refused.',
    examples: [
      'rollback remote-founder',
      'rollback remote-founder --to 1.0.0-41fd5c18',
      'rollback --revision 41           all parts as they were, but for what was blocked since',
      'rollback remote-founder --force --reason "the shell follows in a minute"',
    ],
  },
  block: {
    about:
      'Browsers that have the release drop it at their next look at the registry. It is never ' +
      'refused: nothing the checks could find is worse than what somebody wants to stop.',
    examples: ['block remote-founder 1.0.1-9c1d77aa --reason "deletes drafts"'],
  },
  'min-shell': {
    about: 'Tabs with an older shell load anew at their next change of page.',
    examples: ['min-shell 1.4.0 --reason "older ones cannot read the new session"'],
  },
  owners: {
    about:
      'Each package owns the addresses that begin with its prefixes, and publishes no page elsewhere; ' +
      '/ is the front page alone. A change is proposed by one person and takes effect when another one ' +
      'approves it. A prefix that a deployed release still uses cannot be taken from its owner.',
    examples: [
      'owners',
      'owners propose /my/office-hours remote-mentor --reason "hours have a page of their own"',
      'owners approve /my/office-hours --by bojan',
    ],
  },
  status: {
    about:
      'What browsers told is read from the api: over the socket in DATA_DIR, or with REPORT_KEY from ' +
      'API_URL_INTERNAL. Without an api only what is deployed is shown.',
    examples: ['status', 'status --minutes 1440 --json'],
  },
  errors: {
    about:
      'Puts failures in browsers together by the line of our sources they come from, whatever release they ' +
      'were seen in, with how many pages and people they met. With what a failure card says (VQ-…) it shows ' +
      'that failure and its stack. Positions are mapped here, with the source maps in the store; who cannot ' +
      'read the store sees positions in scripts. Nothing of it names a visitor. Single failures are known ' +
      'for 30 days, counts for 400.',
    examples: [
      'errors',
      'errors VQ-7F3A-0314',
      'errors --package remote-founder --minutes 60 --json',
    ],
  },
  dashboard: {
    about:
      'Serves a page on the loopback of this machine, at an address with a random word: what is deployed, to ' +
      'which share of visitors, how it fares, what failed and where, and the history. It rolls back and ' +
      'blocks as `rollback` and `block` do, with your key, for parts that your key may change.',
    examples: ['dashboard', 'dashboard --port 4300'],
  },
  log: { about: 'Revisions are kept for ever.', examples: ['log', 'log --count 100 --json'] },
  diff: {
    about: 'Part by part, what one revision deploys and the other does not.',
    examples: ['diff 41 42'],
  },
  verify: {
    about: 'Ends with 1 when anything is missing or is not what was published.',
    examples: ['verify', 'verify --depth 50'],
  },
  gc: {
    about:
      'Open tabs may ask for files of releases that are no longer deployed, and somebody may want to ' +
      'go back to one, so what was live or last good within 60 days stays. A ' +
      'release that somebody is publishing at that moment stays too. Notes older than ten minutes and ' +
      'half-written files older than a day are those of dead processes, and go.',
    examples: ['gc --dry-run', 'gc --keep 10 --days 60'],
  },
  watch: {
    about:
      'Compares what browsers tell of a canary and of the stable release in the same time: failures, ' +
      'time to interactive, LCP, INP and CLS. A canary that is worse is withdrawn, and the command ends ' +
      'with 1; of those that are as good not one in a hundred is. With --ramp a canary that is as good ' +
      'after some 300 visits goes to 1, 10, 50 and 100 % of visitors; each step is checked as `promote` ' +
      'is. Of several watches one decides, and another takes over when it dies. Where there are keys it ' +
      'needs one of its own: keys add <remote> watch … --only canary.',
    examples: ['watch remote-founder --for 10m', 'watch remote-founder --for 24h --ramp'],
  },
  api: {
    about:
      'Every release knows the calls it makes and the fields it reads of the answers; they are derived ' +
      'from its types when it is built. An api that drops one of them, answers another kind of value, ' +
      'or takes less than before is refused while a release that browsers may run depends on it: ' +
      'stable, canary, last good, or deployed within a day. A release is refused, as it is published, ' +
      'promoted or brought back, when its calls are not deployed.',
    examples: [
      'api publish https://quest.example.org/api/docs',
      'api publish openapi.json --force --reason "the call was never used"',
    ],
  },
  site: {
    about:
      'Writes index.html and what belongs to it, with the settings of this environment (PUBLIC_URL, ' +
      'API_URL, …). Without an edge nothing is prerendered, and each browser finds out by itself ' +
      'whether it is among the visitors of a canary.',
    examples: ['site --store s3://key:secret@s3.example.org/bucket?region=eu-central-1'],
  },
  ...KEYS_MANUAL,
};
