import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, errors, type Page } from '@playwright/test';
import type { Trial, Visit } from 'contract/trial';

import { arrived } from './arrived';
import { frameFaults } from './frame';
import { type GuardState, guardFaults, installGuards } from './guards';
import type { TakeTurn } from './limitConcurrency';
import { settle } from './settle';
import { firstLine, watch } from './watch';

/** For timers that a page leaves behind. */
const TIMER_ADVANCE_MS = 120_000;

/** A page that needs longer lets the next one load beside it. */
const MAX_TURN_MS = 3_000;

/** It belongs to no page that is opened: a page that changes it reaches into the data of others. */
const GUARDED_STATE: GuardState = {
  localStorage: {
    updateDraft_startup_90001: '{"text":"Not posted yet","key":"k"}',
    keptBySomebodyElse: 'kept',
  },
  sessionStorage: { keptBySomebodyElse: 'kept' },
};

/** What one visit of a page found. */
export interface Found {
  found: ReadonlySet<string>;
  /** False for a page that says the same whatever the api answers. */
  hasData: boolean;
  /** True when it was not drawn, or did not come, in time. */
  isLate: boolean;
  /** True when it met a busy machine: a call took seconds, and what it says of that is no fault of it. */
  isHeldUp: boolean;
}

/** The state of a page that was drawn with answers of the api in it. */
const WITH_ANSWERS = /"queries":\{"/;

/** Some pages for everybody send guests to sign in: then it is the member's page that is tried. */
const SIGN_IN = /^\/(login|register)$/;

/** Where a page is opened. */
export interface Surroundings {
  browser: Browser;
  trial: Trial;
  /** Pages load in turns: loading takes a processor, and what comes after it mostly waits. */
  takeTurn: TakeTurn;
}

/**
 * Opens one address in a browser profile of its own.
 * @param origin of the trial's product that is asked
 * @param timeout the page may take to arrive, milliseconds
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
    // Browsers send secure cookies to this machine over HTTP, but take them for HTTPS only.
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
      // A busy machine may have sent a guest late; alone it shows whether a timer does.
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

/** A release that failed may have been replaced so well that nothing is to be seen but its id. */
async function faultsOf(page: Page, { remote, id }: Visit): Promise<string[]> {
  if (!remote || !id) return [];
  const drawn = await page.evaluate((name) => window.__MFE__?.loaded[name], remote);
  return drawn === id ? [] : [`expected ${remote} ${id} on screen, found ${drawn ?? 'nothing'}`];
}

declare global {
  interface Window {
    /** What the page is made of; the shell keeps it up to date. */
    __MFE__?: { loaded: Record<string, string>; starting?: boolean };
  }
}
