import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { delayBefore, KEY_HEADER, REPEAT_HEADER } from 'contract/repeats';

import type { Ledger } from './Ledger';
import type { Person } from './people';

export const KINDS = ['browse', 'member', 'write'] as const;
export type Kind = (typeof KINDS)[number];

/** A call and its result. Times in milliseconds of `performance.now()`. */
export interface Call {
  kind: Kind;
  path: string;
  start: number;
  end: number;
  /** Why it failed; undefined when it succeeded. */
  failure: string | undefined;
}

const CALLS_PER_SECOND = 40;
/** Of twenty calls, 16 are of guests who browse, 3 of members who read, and one is a write. */
const CALL_MIX: Kind[] = Array.from({ length: 20 }, (_, at) =>
  at % 20 === 19 ? 'write' : at % 6 === 5 ? 'member' : 'browse',
);
const MEMBER_READS = ['/api/user', '/api/notifications/unread', '/api/my/startups'];
/** A browser would wait longer, but a person would not. */
const CALL_TIMEOUT_MS = 20_000;

interface Visitors {
  site: string;
  pages: readonly string[];
  people: readonly Person[];
  ledger: Ledger;
  /** True when they repeat a write as pages do (rule 9.12); otherwise the first response counts. */
  arePatient: boolean;
}

/** Visitors who arrive at a fixed rate, whether or not earlier ones have been served. */
export class Load {
  readonly calls: Call[] = [];
  private turn = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly visitors: Visitors) {
    this.timer = setInterval(() => void this.callNext(), 1_000 / CALLS_PER_SECOND);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async callNext(): Promise<void> {
    const { pages, people, ledger } = this.visitors;
    this.turn += 1;
    const kind = CALL_MIX[this.turn % CALL_MIX.length]!;
    if (kind === 'write') {
      const { path, person, settle } = ledger.write();
      const headers = { ...person.headers, [KEY_HEADER]: randomUUID() };
      const failure = await this.call(kind, path, { method: 'POST', headers, body: '{}' });
      settle(failure === undefined);
    } else if (kind === 'member') {
      const { headers } = people[this.turn % people.length]!;
      await this.call(kind, MEMBER_READS[this.turn % MEMBER_READS.length]!, { headers });
    } else await this.call(kind, pages[this.turn % pages.length]!, {});
  }

  private async call(kind: Kind, path: string, init: CallInit): Promise<string | undefined> {
    const start = performance.now();
    const failure = await this.failureOf(this.visitors.site + path, init, start);
    this.calls.push({ kind, path, start, end: performance.now(), failure });
    return failure;
  }

  /** The final result for the caller. */
  private async failureOf(url: string, init: CallInit, start: number) {
    for (let repeat = 1; ; repeat += 1) {
      const answer = await send(url, init);
      const isAttempt = this.visitors.arePatient && init.method === 'POST';
      const waited = performance.now() - start;
      const delay = isAttempt ? delayBefore(repeat, answer, waited, Math.random()) : undefined;
      if (delay === undefined) return answer.failure;
      await sleep(delay);
      init.headers = { ...init.headers, [REPEAT_HEADER]: String(repeat) };
    }
  }
}

interface CallInit extends RequestInit {
  headers?: Record<string, string>;
}

async function send(url: string, init: CallInit) {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
    await answer.arrayBuffer();
    const stated = answer.headers.get('retry-after');
    return {
      status: answer.status,
      retryAfter: stated === null ? undefined : Number(stated),
      failure: answer.ok ? undefined : String(answer.status),
    };
  } catch (error) {
    const { cause, name } = error as Error;
    return { status: 0, failure: (cause as NodeJS.ErrnoException | undefined)?.code ?? name };
  }
}
