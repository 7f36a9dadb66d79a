import { DAY, HOUR } from '../app/clock';
import { HttpError } from '../app/httpError';
import type { Limiter } from '../app/limiter';
import type { MailKind } from './stored/letter';

/** The cause of a mail: a member, a person who typed an address, or the product. */
export type Cause = { account: number; startup?: number } | 'stranger' | 'product';

/** Scopes that a single causer uses up. */
type OwnScope = 'account' | 'startup' | 'pair';
type Scope = OwnScope | 'recipient';

/** Mails of a kind per day, by scope; a missing scope has no limit. */
interface Budget extends Partial<Record<Scope, number>> {
  /** Total of all causers and recipients. Mails beyond it wait, so that no act of another account is refused. */
  all?: number;
  /**
   * After the daily limit an address still gets one an hour, so that somebody who requests mails for a stranger cannot
   * lock that person out.
   */
  thenHourly?: true;
  /**
   * When a budget is used up, the member's act is refused, or happens without the mail. It is never refused because of
   * the recipient's budget, and strangers get the usual response, because an error could reveal who has an account.
   */
  beyond: 'refuse' | 'skip';
}

/**
 * All mails that a stranger or a member can cause, by kind. `pair` is one causer to one address, `recipient` everybody
 * to one address.
 */
export const MAIL_BUDGETS: Record<MailKind, Budget> = {
  verify: { account: 10, recipient: 5, all: 5_000, beyond: 'refuse' },
  reset: { recipient: 10, thenHourly: true, all: 5_000, beyond: 'refuse' },
  'password-changed': { account: 20, beyond: 'refuse' },
  'email-changed': { account: 20, beyond: 'refuse' }, // strangers cannot use up an owner's notice
  invitation: { account: 20, startup: 20, pair: 3, all: 2_000, beyond: 'refuse' },
  meeting: { account: 300, startup: 300, beyond: 'refuse' },
  reminder: { beyond: 'skip' }, // as many as there are meetings
  newsletter: { recipient: 6, all: 2_000, beyond: 'refuse' },
  contact: { all: 500, beyond: 'refuse' },
  letter: { account: 50, beyond: 'refuse' }, // test mails; letters to many have their own rate
  answer: { account: 300, pair: 20, beyond: 'refuse' },
  notification: { account: 200, pair: 20, beyond: 'skip' },
  // The owner has had fifty of these mails by then; signing in is not refused because of it.
  'new-device': { account: 50, beyond: 'skip' },
  'second-factor': { account: 50, beyond: 'skip' },
  account: { account: 10, beyond: 'refuse' },
};

const OVER_BUDGET_MESSAGES: Record<OwnScope, string> = {
  account: 'Your account has reached today’s limit for emails. Please try again tomorrow.',
  startup: 'This startup has reached today’s limit for emails. Please try again tomorrow.',
  pair: 'You have reached today’s limit for emails to this address. Please try again tomorrow.',
};

/** An act would exceed the day's mail budget. */
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

/** @returns whether the address had no mail beyond its daily limit in this hour */
const spendHour = async (limiter: Limiter, kind: MailKind, email: string) =>
  (await limiter.hit(keyOf(kind, 'hour', email), 1, HOUR / 1_000)).allowed;

/**
 * Counts a due mail against the total budget.
 * @returns milliseconds to wait; 0 when it may be sent
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
