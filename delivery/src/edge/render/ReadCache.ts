import { ABOUT_HEADER, EVERYTHING, isOfProgramme, readTags } from 'contract/cache-tags';
import { LRUCache } from 'lru-cache';
import { ChangeTimes } from '../cache/ChangeTimes';
import { withTimeout } from './Deferred';
import type { PublicRead } from './publicReads';
import type { ReadAnswer } from './sandbox/messages';

/** As many sets of topics of the programme as pages show; whoever reads other addresses pushes out no more than these. */
const MAX_ANSWERS = 40;

/** What nothing has outdated is not asked again for so long, milliseconds: a page is kept for longer. */
const FRESH_MS = 5_000;

interface Remembered {
  answer: ReadAnswer;
  /** By `moment`, and by the clock. */
  askedAt: number;
  since: number;
}

/**
 * Reads of pages, which remember what the api said last of the programme. Every page shows some of it: a new one need
 * not ask for what the one before was told, and an api that is down takes away no page that shows nothing else.
 */
export class ReadCache {
  private readonly last = new LRUCache<string, Remembered>({ max: MAX_ANSWERS });
  /** Counts what happens here: one moment of a clock may see an ask and a change. */
  private moment = 0;
  private readonly changeTimes = new ChangeTimes(() => ++this.moment);

  /** @param timeoutMs how long a page waits for the api when there is an answer to fall back on, milliseconds */
  constructor(
    private readonly ask: PublicRead,
    private readonly timeoutMs: number,
    private readonly freshMs = FRESH_MS,
  ) {}

  readonly read: PublicRead = async (request) => {
    const { address } = request;
    const last = this.last.get(address);
    // What was changed since is used when nothing newer can be had, not to be quick.
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

  /** These were changed in the api. */
  outdate(tags: readonly string[]): void {
    this.changeTimes.note(tags);
  }

  /** The answer to an earlier ask may arrive after that to a later one. */
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

/** Whatever changes next outdates the page that is made of it. */
const asOld = ({ headers, ...answer }: ReadAnswer): ReadAnswer => ({
  ...answer,
  headers: headers.map(([name, value]) => [name, name === ABOUT_HEADER ? EVERYTHING : value]),
});
