import type { Slot, Verdict } from 'contract/registry';
import { verdictText } from '../deploy/verdicts';
import { readReportSource } from '../env';
import { readHead } from '../store/revisions';
import { slotsIn } from '../store/slots';
import { reportReader } from '../watch/askApi';
import { describeHealth } from '../watch/describeHealth';
import { orUnknown } from '../watch/known';
import type { Command } from './commands';
import { countOf, nothingIn, print, readOptions, storeOf, TEXT } from './options';

export const statusCommand: Command = {
  usage: '[--minutes 60]',
  does: 'what is deployed, and how its releases perform in browsers: failures, load time, bytes',
  about:
    'Browser reports are read from the api: through the socket in DATA_DIR, or with REPORT_KEY from ' +
    'API_URL_INTERNAL. Without an api, only what is deployed is shown.',
  examples: ['status', 'status --minutes 1440 --json'],
  async run(args) {
    const { values } = readOptions(args, { minutes: TEXT });
    const minutes = countOf('--minutes', values.minutes ?? '60');
    const store = storeOf(values);
    const head = await readHead(store);
    if (!head) return print(values.json, null, nothingIn(store));

    const known = await orUnknown(() => reportReader(readReportSource())(minutes));
    const health = 'value' in known ? { releases: known.value } : { releases: [], ...known };
    const { revision, at, by, reason, verdicts } = head;
    const lines = slotsIn(head).flatMap(([name, slot]) => [
      `  ${name.padEnd(15)} ${describeSlot(slot, verdicts?.[name])}`,
      ...health.releases
        .filter((one) => one.remote === name)
        .map((one) => `  ${''.padEnd(15)}   ${one.id}: ${describeHealth(one)}`),
    ]);
    for (const name of Object.keys(head.unread ?? {})) {
      lines.push(`  ${name.padEnd(15)} cannot be read: it was published by a newer mfe`);
    }
    const about =
      'unknown' in known
        ? `  Browser reports are not available: ${known.unknown}`
        : `  Browsers in the last ${minutes} minutes: ${known.value.length} releases reported`;
    const text = [`Revision ${revision}, ${at}, ${by}: ${reason}`, ...lines, about].join('\n');
    print(values.json, { ...head, health }, text);
  },
};

/** Older verdicts are in the registry; `mfe` shows them when somebody tries to offer such a release. */
const VERDICTS_SHOWN = 5;

/** One line per package. */
export function describeSlot(slot: Slot, verdicts: readonly Verdict[] = []): string {
  const { stable, canary, lastGood } = slot;
  const facts = [`stable ${stable.id}`];
  if (canary) facts.push(`canary ${canary.release.id} at ${canary.percent} %`);
  if (lastGood) facts.push(`last good ${lastGood.id}`);
  for (const one of verdicts.slice(-VERDICTS_SHOWN)) facts.push(`${verdictText(one)} ${one.id}`);
  return facts.join('; ');
}
