import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, errors, type Page } from '@playwright/test';
import type { Trial, Visit } from 'contract/trial';

import { arrived } from './arrived';
import { frameFaults } from './frame';
import { type GuardState, guardFaults, installGuards } from './guards';
import type { TakeTurn } from './limitConcurrency';
import { settle } from './settle';
import { firstLine, watch } from './watch';

/** Triggers the timers that a page has left running. */
const TIMER_ADVANCE_MS = 120_000;

/** When a page needs longer, the next one starts to load beside it. */
const MAX_TURN_MS = 3_000;

/** These entries belong to none of the opened pages: a page that changes them modifies the data of others. */
const GUARDED_STATE: GuardState = {
  localStorage: {
    updateDraft_startup_90001: '{"text":"Not posted yet","key":"k"}',
    keptBySomebodyElse: 'kept',
  },
  sessionStorage: { keptBySomebodyElse: 'kept' },
};

/** Result of one visit of a page. */
export interface Found {
  found: ReadonlySet<string>;
  /** False if the page is the same for all responses of the api. */
  hasData: boolean;
  /** True if it was not drawn, or did not load, in time. */
  isLate: boolean;
  /** True if the machine was busy: a call took seconds, so the page's complaint about it is no fault of the page. */
  isHeldUp: boolean;
}

/** The embedded state of a page that was rendered with responses of the api. */
const WITH_ANSWERS = /"queries":\{"/;

/** Some public pages redirect guests to sign in: the member's page is tried then. */
const SIGN_IN = /^\/(login|register)$/;

/** Where a page is opened. */
export interface Surroundings {
  browser: Browser;
  trial: Trial;
  /** Pages take turns to load: loading uses the CPU, and the rest is mostly waiting. */
  takeTurn: TakeTurn;
}

/**
 * Opens one address in a new browser profile.
 * @param origin of the trial's product
 * @param timeout for the page to load, milliseconds
 */
export async function visit(
  surroundings: Surroundings,
  origin: string,
  wanted: Visit,
  timeout: number,
): Promise<Found> {
  const { browser, trial, takeTurn } = surroundings;
  const { reader, cookie } = trial;
  const context = await browser.newContext();
  if (wanted.member && cookie) {
    // Browsers send secure cookies to this machine over HTTP, but accept them only over HTTPS.
    const url = origin.replace(/^http:/, 'https:');
    await context.addCookies([{ ...cookie, url, httpOnly: true, secure: true }]);
  }
  const signedIn = { ACCESS_TOKEN: 'trial', userData: JSON.stringify(reader) };
  await context.clock.install();
  await installGuards(context, {
    ...GUARDED_STATE,
    localStorage: { ...GUARDED_STATE.localStorage, ...(wanted.member && signedIn) },
  });
  const page = await context.newPage();
  const { faults, loaded, calls, underWay, hadSlowCall } = watch(page, origin);
  const settled = () => settle(page, underWay);
  let hasData = false;
  let isLate = false;
  let isHeldUp = false;
  const load = async () => {
    const answer = await page.goto(origin + wanted.path, { timeout });
    const rendered = answer?.headers()['x-rendered'];
    hasData = WITH_ANSWERS.test((await answer?.text()) ?? '');
    if (wanted.prerendered && rendered !== 'prerendered') {
      isLate = true;
      faults.push(`the edge could not draw it (x-rendered: ${rendered})`);
    }
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2); // with deferred hydration a page hydrates at the first interaction
    await arrived(page, wanted, timeout);
  };
  try {
    let arrival: Promise<void> | undefined;
    await takeTurn(() => {
      arrival = load();
      return Promise.race([arrival, sleep(MAX_TURN_MS)]);
    });
    await arrival;
    await settled();
    const isSentToSignIn = () =>
      !wanted.member && wanted.remote && SIGN_IN.test(new URL(page.url()).pathname);
    if (isSentToSignIn()) {
      return await visit(surroundings, origin, { ...wanted, member: true }, timeout);
    }
    faults.push(...(await faultsOf(page, wanted)), ...(await frameFaults(page)));
    await settled();
    isHeldUp = hadSlowCall();
    await page.clock.fastForward(TIMER_ADVANCE_MS);
    await settled();
    faults.push(...(await guardFaults(page, [...loaded])));
    const { pathname } = new URL(page.url());
    if (
      wanted.remote &&
      !trial.visits.some((one) => one.remote === wanted.remote && one.path === pathname)
    ) {
      faults.push(`it goes to ${pathname} by itself`);
      // A guest may have been redirected late because the machine was busy; the second visit, with nothing beside it,
      // shows whether a timer redirects.
      isHeldUp ||= Boolean(isSentToSignIn());
    }
  } catch (error) {
    isLate ||= error instanceof errors.TimeoutError;
    faults.push(`it did not become interactive: ${firstLine(String(error))}`);
  } finally {
    await context.close();
  }
  return { found: new Set(faults), hasData: hasData || calls.size > 0, isLate, isHeldUp };
}

/** A failed release may have been replaced so well that only the release id shows it. */
async function faultsOf(page: Page, { remote, id }: Visit): Promise<string[]> {
  if (!remote || !id) return [];
  const drawn = await page.evaluate((name) => window.__MFE__?.loaded[name], remote);
  return drawn === id ? [] : [`expected ${remote} ${id} on screen, found ${drawn ?? 'nothing'}`];
}

declare global {
  interface Window {
    /** The releases of the page; the shell keeps it up to date. */
    __MFE__?: { loaded: Record<string, string>; starting?: boolean };
  }
}
