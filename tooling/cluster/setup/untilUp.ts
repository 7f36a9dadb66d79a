import { waitUntil } from '../../start/waitUntilReady';
import type { Ports } from './ports';

/** Columns of HAProxy's statistics. */
const [SERVER, STATUS] = [1, 17];

/** Waits until every HAProxy sends visitors to a process. @throws Error when one does not within a minute */
export async function untilUp({ balancers }: Ports, name: string): Promise<void> {
  const areAll = async () =>
    (await Promise.all(balancers.map((stats) => isUp(stats, name)))).every(Boolean);
  await waitUntil(areAll, `HAProxy does not send anybody to ${name}.`);
}

async function isUp(stats: number, name: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${stats}/;csv`);
    return statusOf(await answer.text(), name)?.startsWith('UP') ?? false;
  } catch {
    return false;
  }
}

/** @param table as CSV @returns e.g. `UP` or `DOWN 1/2`; undefined for an unknown server */
export function statusOf(table: string, name: string): string | undefined {
  const rows = table.split('\n').map((row) => row.split(','));
  return rows.find((row) => row[SERVER] === name)?.[STATUS];
}
