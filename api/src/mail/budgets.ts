import { DAY, HOUR } from '../app/clock';
import { HttpError } from '../app/httpError';
import type { Limiter } from '../app/limiter';
import type { MailKind } from './stored/letter';

/** Who made a mail necessary: a member, somebody who typed an address, or the product by itself. */
export type Cause = { account: number; startup?: number } | 'stranger' | 'product';

/** What somebody uses up themselves. */
type OwnScope = 'account' | 'startup' | 'pair';
type Scope = OwnScope | 'recipient';

/** How many mails of a kind a day may have. What is not named has no end of its own. */
interface Budget extends Partial<Record<Scope, number>> {
  /** From everybody to everybody; what is more waits, so that nobody else's act is refused. */
  all?: number;
  /**
   * An address whose day is used up still gets one an hour: whoever asks for these mails in somebody's name
   * must not keep from them what they need to get in.
   */
  thenHourly?: true;
  /**
   * The act of a member that causes one mail too many is refused, or happens without the mail. It
   * always happens when others have used up what one address may get, and to a stranger nothing is
   * said: a refusal could tell who has an account.
   */
  beyond: 'refuse' | 'skip';
}

/**
 * All mail that a stranger or a member can cause, by kind. `pair` is one causer to one address,
 * `recipient` everybody to one address.
 */
export const MAIL_BUDGETS: Record<MailKind, Budget> = {
  verify: { account: 10, recipient: 5, all: 5_000, beyond: 'refuse' },
  reset: { recipient: 10, thenHourly: true, all: 5_000, beyond: 'refuse' },
  'password-changed': { account: 20, beyond: 'refuse' },
  'email-changed': { account: 20, beyond: 'refuse' }, // no stranger can use up an owner's notice
  invitation: { account: 20, startup: 20, pair: 3, all: 2_000, beyond: 'refuse' },
  meeting: { account: 300, startup: 300, beyond: 'refuse' },
  reminder: { beyond: 'skip' }, // as many as there are meetings
  newsletter: { recipient: 6, all: 2_000, beyond: 'refuse' },
  contact: { all: 500, beyond: 'refuse' },
  letter: { account: 50, beyond: 'refuse' }, // tests to oneself; all others have a rate of their own
  answer: { account: 300, pair: 20, beyond: 'refuse' },
  notification: { account: 200, pair: 20, beyond: 'skip' },
  // By then the owner has been told fifty times; signing in is not refused because of it.
  'new-device': { account: 50, beyond: 'skip' },
  'second-factor': { account: 50, beyond: 'skip' },
  account: { account: 10, beyond: 'refuse' },
};

const OVER_BUDGET_MESSAGES: Record<OwnScope, string> = {
  account: 'Your account has reached today’s limit for emails. Please try again tomorrow.',
  startup: 'This startup has reached today’s limit for emails. Please try again tomorrow.',
  pair: 'You have reached today’s limit for emails to this address. Please try again tomorrow.',
};

/** An act would cause more mail than its budget of the day has left. */
export class OverBudget extends HttpError {
  /** @param retryAfter seconds */
  constructor(
    readonly scope: OwnScope,
    retryAfter: number,
  ) {
    const seconds = Math.max(1, Math.ceil(retryAfter));
    super(429, OVER_BUDGET_MESSAGES[scope], { headers: { 'retry-after': String(seconds) } });
  }
}

/**
 * Counts a mail against the budgets of its kind.
 * @returns whether it may be posted
 * @throws OverBudget when the act is to be refused
 */
export async function spendBudget(
  limiter: Limiter,
  kind: MailKind,
  cause: Cause,
  email: string,
): Promise<boolean> {
  if (cause === 'product') return true;
  const budget = MAIL_BUDGETS[kind];
  for (const [scope, who] of countedAs(cause, email)) {
    const max = budget[scope];
    if (max === undefined) continue;
    const { allowed, retryAfter } = await limiter.hit(keyOf(kind, scope, who), max, DAY / 1_000);
    if (allowed) continue;
    if (scope === 'recipient') return budget.thenHourly === true && spendHour(limiter, kind, who);
    if (budget.beyond === 'skip') return false;
    throw new OverBudget(scope, retryAfter);
  }
  return true;
}

/** @returns whether the address had none in this hour beyond its day */
const spendHour = async (limiter: Limiter, kind: MailKind, email: string) =>
  (await limiter.hit(keyOf(kind, 'hour', email), 1, HOUR / 1_000)).allowed;

/**
 * Counts a mail that is due against the budget of all.
 * @returns milliseconds it has to wait; 0 when it may go
 */
export async function spendDay(limiter: Limiter, kind: MailKind): Promise<number> {
  const { all } = MAIL_BUDGETS[kind];
  if (all === undefined) return 0;
  const { allowed, retryAfter } = await limiter.hit(keyOf(kind, 'all', ''), all, DAY / 1_000);
  return allowed ? 0 : retryAfter * 1_000;
}

const keyOf = (kind: MailKind, scope: string, who: string) => `mail ${kind} ${scope} ${who}`;

function countedAs(cause: Exclude<Cause, 'product'>, email: string): [Scope, string][] {
  const recipient: [Scope, string] = ['recipient', email];
  if (cause === 'stranger') return [recipient];
  const { account, startup } = cause;
  const causer = startup === undefined ? `account ${account}` : `startup ${startup}`;
  return [
    ['account', String(account)],
    ...(startup === undefined ? [] : [['startup', String(startup)] as [Scope, string]]),
    ['pair', `${causer} ${email}`],
    recipient,
  ];
}
