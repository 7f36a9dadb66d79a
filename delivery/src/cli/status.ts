import { readReportSource } from '../env';
import type { Slot } from '../registry';
import { readHead } from '../store/revisions';
import { describeHealth } from '../watch/judgeHealth';
import { type ReleaseHealth, reportReader } from '../watch/readReport';
import type { Command } from './commands';
import { countOf, print, readOptions, storeOf } from './options';

/** What is deployed now, part by part, and how it fares in browsers. */
export const statusCommand: Command = {
  usage: '[--minutes 60]',
  does: 'what is deployed, and how its releases fared in browsers: failures, load time, bytes',

  async run(args) {
    const { values } = readOptions(args, { minutes: { type: 'string' } });
    const minutes = countOf('--minutes', values.minutes ?? '60');
    const head = await readHead(storeOf(values));
    if (!head) return print(values.json, null, 'Nothing was ever published.');

    const report = await healthIn(minutes);
    const { revision, at, by, reason, shell, remotes } = head;
    const parts = Object.entries({ ...(shell && { shell }), ...remotes });
    const lines = parts.flatMap(([name, slot]) => [
      `  ${name.padEnd(15)} ${describeSlot(slot)}`,
      ...report.releases
        .filter((one) => one.remote === name)
        .map((one) => `  ${''.padEnd(15)}   ${one.id}: ${describeHealth(one)}`),
    ]);
    const about = report.unknown
      ? `  How they fare is not known: ${report.unknown}`
      : `  Browsers in the last ${minutes} minutes: ${report.releases.length} releases heard of`;
    const words = [`Revision ${revision}, ${at}, ${by}: ${reason}`, ...lines, about].join('\n');
    print(values.json, { ...head, health: report }, words);
  },
};

/** What is deployed can be told without the api. */
async function healthIn(minutes: number): Promise<{ releases: ReleaseHealth[]; unknown?: string }> {
  try {
    return { releases: await reportReader(readReportSource())(minutes) };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const away = code === 'ENOENT' || code === 'ECONNREFUSED';
    return { releases: [], unknown: away ? 'the api is not running here.' : message };
  }
}

/** One part of a deployment in words. */
export function describeSlot({ stable, canary, lastGood, blocked = [] }: Slot): string {
  const parts = [`stable ${stable.id}`];
  if (canary) parts.push(`canary ${canary.release.id} at ${canary.percent} %`);
  if (lastGood) parts.push(`last good ${lastGood.id}`);
  if (blocked.length > 0) parts.push(`blocked ${blocked.join(', ')}`);
  return parts.join('; ');
}
