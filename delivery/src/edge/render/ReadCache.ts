import { ABOUT_HEADER, EVERYTHING, isOfProgramme, readTags } from 'contract/cache-tags';
import { LRUCache } from 'lru-cache';
import { ChangeTimes } from '../cache/ChangeTimes';
import { withTimeout } from './Deferred';
import type { PublicRead } from './publicReads';
import type { ReadAnswer } from './sandbox/messages';

/**
 * As many as there are combinations of programme topics on pages. Reads of other addresses cannot evict more than
 * these.
 */
const MAX_ANSWERS = 40;

/** How long an unchanged response is reused, in milliseconds: pages are cached for longer. */
const FRESH_MS = 5_000;

interface Remembered {
  answer: ReadAnswer;
  /** Position in `moment`, and the clock time. */
  askedAt: number;
  since: number;
}

/**
 * Caches the last api responses about the programme for all pages. Every page shows some of the programme, so a page
 * need not repeat the read of the previous one. While the api is down, pages that show nothing else can still be
 * rendered.
 */
export class ReadCache {
  private readonly last = new LRUCache<string, Remembered>({ max: MAX_ANSWERS });
  /** Counts events here, because one clock reading may cover both a read and a change. */
  private moment = 0;
  private readonly changeTimes = new ChangeTimes(() => ++this.moment);

  /** @param timeoutMs how long a page waits for the api when there is a cached response, in milliseconds */
  constructor(
    private readonly ask: PublicRead,
    private readonly timeoutMs: number,
    private readonly freshMs = FRESH_MS,
  ) {}

  readonly read: PublicRead = async (request) => {
    const { address } = request;
    const last = this.last.get(address);
    // An outdated response is a fallback; it is not used to save time.
    const isOutdated =
      last !== undefined && last.askedAt < this.changeTimes.lastChange(tagsOf(last.answer));
    if (last && !isOutdated && performance.now() - last.since < this.freshMs) return last.answer;
    const when = { askedAt: ++this.moment, since: performance.now() };
    const asked = this.ask(request).then((answer) => this.remember(address, { answer, ...when }));
    if (!last) return asked;
    const inTime = isOutdated ? asked : withTimeout(asked, this.timeoutMs);
    const answer = await inTime.catch(() => undefined);
    return answer && !isTrouble(answer) ? answer : asOld(last.answer);
  };

  outdate(tags: readonly string[]): void {
    this.changeTimes.note(tags);
  }

  /** The response to an earlier request may arrive after that to a later one. */
  private remember(address: string, latest: Remembered): ReadAnswer {
    const { answer, askedAt } = latest;
    const about = tagsOf(answer);
    const isKnown = answer.status === 200 && about.length > 0 && about.every(isOfProgramme);
    const isNewest = askedAt > (this.last.get(address)?.askedAt ?? 0);
    if (isKnown && isNewest) this.last.set(address, latest);
    return answer;
  }
}

const tagsOf = ({ headers }: ReadAnswer) =>
  readTags(headers.find(([name]) => name === ABOUT_HEADER)?.[1]);

/** Too many requests, and failures of the api itself. */
const isTrouble = ({ status }: ReadAnswer) => status === 429 || status >= 500;

/** Marks a response so that any next change outdates pages rendered from it. */
const asOld = ({ headers, ...answer }: ReadAnswer): ReadAnswer => ({
  ...answer,
  headers: headers.map(([name, value]) => [name, name === ABOUT_HEADER ? EVERYTHING : value]),
});
