import { setTimeout as sleep } from 'node:timers/promises';

import { readReportSource } from '../env';
import { writeSite } from '../site/writeSite';
import { reportReader } from '../watch/readReport';
import { type Outcome, watchCanary } from '../watch/watchCanary';
import type { Command } from './commands';
import { authorOf, print, readOptions, storeOf } from './options';

const EVERY = 10_000; // milliseconds between two looks
const UNITS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000 };

/** Nobody has to look at a canary by hand. */
export const watchCommand: Command = {
  usage: '<remote> [--for 10m] [--max-fail 1%] [--at-least 20]',
  does: 'withdraw a canary by itself when it fails too often; never promotes',

  async run(args) {
    const { positionals, values } = readOptions(args, {
      for: { type: 'string' },
      'max-fail': { type: 'string' },
      'at-least': { type: 'string' },
      every: { type: 'string' },
    });
    const [remote] = positionals;
    if (!remote) throw new Error('Say which remote to watch, e.g. remote-founder.');
    const bounds = {
      maxFail: shareOf(values['max-fail'] ?? '1%'),
      atLeast: Number(values['at-least'] ?? 20),
    };
    const store = storeOf(values);
    const outcome = await watchCanary({
      store,
      remote,
      readReport: reportReader(readReportSource()),
      bounds,
      author: { by: values.by ?? `mfe watch (${authorOf(values, '').by})` },
      lasts: timeOf(values.for ?? '10m'),
      every: values.every ? timeOf(values.every) : EVERY,
      now: () => performance.now(),
      sleep,
      onLook: ({ words }) => {
        if (!values.json) console.log(`  ${remote}: ${words}`);
      },
    });
    print(values.json, outcome, wordsOf(remote, outcome));
    if (outcome.end !== 'withdrawn') return;
    await writeSite(store);
    process.exitCode = 1;
  },
};

function wordsOf(remote: string, outcome: Outcome): string {
  const release = `${remote} ${outcome.id}`;
  if (outcome.end === 'gone') return `${release} is no canary any more; nothing was done.`;
  const { tries, failed } = outcome.verdict;
  const figures = `${failed} failures in ${tries} tries`;
  if (outcome.end === 'stands') return `${release} stands: ${figures}. Promote it when you like.`;
  return `Revision ${outcome.revision}: withdrew canary ${release} after ${figures}.`;
}

/** @throws Error when it is no time */
export function timeOf(text: string): number {
  const [, count, unit] = /^(\d+)(s|m|h)$/.exec(text) ?? [];
  if (count && unit) return Number(count) * UNITS[unit]!;
  throw new Error(`A time is written like 90s, 10m or 1h, not '${text}'.`);
}

function shareOf(text: string): number {
  const percent = Number(text.replace(/%$/, ''));
  if (percent >= 0 && percent <= 100) return percent / 100;
  throw new Error(`A share of failures is written like 1% or 0.5%, not '${text}'.`);
}
