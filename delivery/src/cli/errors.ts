import { readReportSource } from '../env';
import { describeErrors, nothingKnownOf } from '../errors/describeErrors';
import { type ErrorGroup, groupErrors } from '../errors/groupErrors';
import { errorsReader, minutesFor } from '../errors/readErrors';
import { mapsReader } from '../errors/releaseMaps';
import type { Command } from './commands';
import { countOf, print, readOptions, storeOf, TEXT } from './options';

const DEFAULT_COUNT = 20;

export const errorsCommand: Command = {
  usage: '[VQ-…] [--package remote-x] [--minutes 1440]',
  does: 'failures in browsers, by place in the sources; VQ-… is the reference on a failure card',
  about:
    'Groups failures in browsers by the line of our sources they come from, over all releases, with the ' +
    'number of affected pages and people. With the reference of a failure card (VQ-…) it shows ' +
    'that failure and its stack. Positions are mapped with the source maps in the store; without access ' +
    'to the store they are positions in scripts. Nothing identifies a visitor. Single failures are stored ' +
    'for 30 days, counts for 400.',
  examples: [
    'errors',
    'errors VQ-7F3A-0314',
    'errors --package remote-founder --minutes 60 --json',
  ],
  async run(args) {
    // mfe 1.0 called --package --part.
    const options = { package: TEXT, part: TEXT, minutes: TEXT, count: TEXT };
    const { positionals, values } = readOptions(args, options, 1);
    const reference = positionals[0]?.toUpperCase();
    const minutes = countOf('--minutes', values.minutes ?? String(minutesFor(reference)));
    const count = countOf('--count', values.count ?? String(DEFAULT_COUNT));
    const read = errorsReader(readReportSource());
    const remote = values.package ?? values.part;
    const asked = { minutes, ...(remote && { remote }) };
    const errors = await read(reference ? { ...asked, reference } : asked);
    const groups = await groupErrors(errors, mapsReader(storeOf(values)));
    print(values.json, groups, textOf(groups, count, reference));
    if (reference && groups.length === 0) process.exitCode = 1;
  },
};

function textOf(groups: ErrorGroup[], count: number, reference: string | undefined): string {
  if (groups.length === 0)
    return reference ? nothingKnownOf(reference) : 'No browser has reported an error.';
  const more =
    groups.length > count ? `\n\n${groups.length - count} more: --count ${groups.length}` : '';
  return describeErrors(groups.slice(0, count), reference !== undefined) + more;
}
