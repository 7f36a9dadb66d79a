import { setTimeout as sleep } from 'node:timers/promises';

import type { DatabaseNode } from '../setup/ports';
import { queryPrimary } from '../setup/queryPrimary';
import type { ReadyCluster } from '../setup/withCluster';

interface Member {
  name: string;
  role: string;
  state: string;
}

const FIND_FOLLOWERS = "select application_name from pg_stat_replication where state = 'streaming'";
const RUNNING_STATES = ['running', 'streaming'];
const RECOVERY_TIMEOUT_MS = 90_000;

export class Databases {
  constructor(private readonly ready: ReadyCluster) {}

  leader = () => this.find('leader');
  /** The synchronous replica, which has every acknowledged write. */
  synchronous = () => this.find('sync_standby');
  asynchronous = () => this.find('replica');

  /** Waits until all of them run and one is a synchronous replica. @returns whether that happened in time */
  async untilWhole(withinMs = RECOVERY_TIMEOUT_MS): Promise<boolean> {
    const end = Date.now() + withinMs;
    while (!(await this.isWhole())) {
      if (Date.now() > end) return false;
      await sleep(200);
    }
    return true;
  }

  /** Switches the primary to a server, which must have every write. */
  async makeLeader(name: string): Promise<void> {
    if ((await this.leader()) === name) return;
    const other = (await this.synchronous())!;
    if (other !== name) {
      const lost = this.ready.cluster.find(other);
      await lost.lose();
      while ((await this.synchronous()) !== name) await sleep(200);
      await this.handOver(name);
      lost.comeBack();
    } else await this.handOver(name);
    await this.untilWhole();
  }

  private async handOver(candidate: string): Promise<void> {
    const leader = (await this.leader())!;
    const { host, rest } = this.ready.ports.databases.find(({ name }) => name === leader)!;
    await fetch(`http://${host}:${rest}/switchover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ leader, candidate }),
    });
    while ((await this.leader()) !== candidate) await sleep(200);
  }

  private async isWhole(): Promise<boolean> {
    const members = await this.members();
    // Patroni reports a server as running for some seconds after it died.
    const followers = await queryPrimary(this.ready, FIND_FOLLOWERS).catch(() => []);
    const roles = members.map(({ role }) => role);
    return (
      members.length === this.ready.ports.databases.length &&
      followers.length === members.length - 1 &&
      members.every(({ state }) => RUNNING_STATES.includes(state)) &&
      ['leader', 'sync_standby'].every((role) => roles.includes(role))
    );
  }

  private async find(role: string): Promise<string | undefined> {
    return (await this.members()).find(
      (one) => one.role === role && RUNNING_STATES.includes(one.state),
    )?.name;
  }

  private async members(): Promise<Member[]> {
    for (const node of this.ready.ports.databases) {
      const members = await ask(node);
      if (members) return members;
    }
    return [];
  }
}

async function ask({ host, rest }: DatabaseNode): Promise<Member[] | undefined> {
  try {
    const signal = AbortSignal.timeout(1_000);
    const answer = await fetch(`http://${host}:${rest}/cluster`, { signal });
    return ((await answer.json()) as { members: Member[] }).members;
  } catch {
    return undefined;
  }
}
