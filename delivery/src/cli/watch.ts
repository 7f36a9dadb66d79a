import { setTimeout as sleep } from 'node:timers/promises';
import { recheck } from '../checks/recheck';
import { readReportSource } from '../env';
import { writeSite } from '../site/writeSite';
import { deciderIn, type Guard } from '../trust/guard';
import { evidenceReader } from '../watch/askApi';
import { describeVerdict } from '../watch/describeHealth';
import { type Outcome, watchCanary } from '../watch/watchCanary';
import type { Command } from './commands';
import { authorOf, FLAG, print, readOptions, storeOf, TEXT, WrongUse } from './options';

const POLL_INTERVAL_MS = 10_000;
const UNITS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000 };

export const watchCommand: Command = {
  usage: '<package> [--for 10m] [--ramp]',
  does: 'withdraw a canary that is worse than the stable release; --ramp promotes a good one',
  about:
    'Compares the browser reports of a canary with those of the stable release in the same period: failures, ' +
    'time to interactive, LCP, INP and CLS. A canary that is worse is withdrawn, and the command exits ' +
    'with 1; fewer than one in a hundred equally good canaries is withdrawn by mistake. With --ramp a canary ' +
    'that is as good goes to 1, 10, 50 and 100 % of visitors, after about 300 visits each; each step is checked ' +
    'like `promote`. If several watches run, one decides, and another takes over when it stops. Where keys are ' +
    'used, it needs its own key: keys add <remote> watch … --only canary.',
  examples: ['watch remote-founder --for 10m', 'watch remote-founder --for 24h --ramp'],
  async run(args) {
    const { positionals, values } = readOptions(args, { for: TEXT, ramp: FLAG, every: TEXT }, 1);
    const [remote] = positionals;
    if (!remote) throw new WrongUse('Name the package to watch, e.g. remote-founder.');
    const store = storeOf(values);
    if (store.guard) requireRight(store.guard, remote, values.ramp === true);
    const { by } = authorOf(values, '');
    const outcome = await watchCanary({
      store,
      remote,
      readEvidence: evidenceReader(readReportSource()),
      author: { by: store.guard || values.by ? by : `mfe watch (${by})` },
      ramp: values.ramp === true,
      recheck: (now, next) => recheck(store, now, next),
      lasts: timeOf(values.for ?? '10m'),
      every: values.every ? timeOf(values.every) : POLL_INTERVAL_MS,
      now: Date.now,
      passed: () => performance.now(),
      sleep,
      onPoll: (text) => {
        if (!values.json) console.log(`  ${remote}: ${text}`);
      },
    });
    print(values.json, outcome, textOf(remote, outcome));
    if (outcome.end !== 'gone') await writeSite(store);
    if (outcome.end === 'withdrawn') process.exitCode = 1;
  },
};

/** Checked at the start, and not only when the canary has failed. @throws Error with a sentence */
function requireRight(guard: Guard, remote: string, ramp: boolean): void {
  deciderIn(guard, remote);
  const { signatures } = guard.trust;
  if (ramp && remote === 'shell' && signatures > 1)
    throw new Error(
      `A canary of the shell can only be promoted with the signatures of ${signatures} teams. Watch it without --ramp, which withdraws it if it is worse, and promote it by hand.`,
    );
}

function textOf(remote: string, outcome: Outcome): string {
  const release = `${remote} ${outcome.id}`;
  if (outcome.end === 'gone') return `${release} is no longer a canary. Nothing was done.`;
  const figures = describeVerdict(outcome.verdict);
  if (outcome.end === 'stands') return `${release} stays a canary: ${figures}. You can promote it.`;
  const what = outcome.end === 'withdrawn' ? 'withdrew canary' : 'everybody has';
  return `Revision ${outcome.revision}: ${what} ${release}. ${figures}.`;
}

/** @throws Error when it is not a time */
export function timeOf(text: string): number {
  const [, count, unit] = /^(\d+)(s|m|h)$/.exec(text) ?? [];
  if (count && unit) return Number(count) * UNITS[unit]!;
  throw new WrongUse(`A time is written like 90s, 10m or 1h, not '${text}'.`);
}
