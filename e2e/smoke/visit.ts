import type { Browser, Page } from '@playwright/test';

import { frameFaults } from './frame';
import { guardFaults, type Held, installGuards } from './guards';
import { ARRIVAL_TIMEOUT_MS, settle } from './settle';
import type { Trial, Visit, Visited } from './trial';
import { firstLine, watch } from './watch';

/** Timers that a page leaves behind are run this far ahead, milliseconds. */
const TIMERS_RUN_MS = 120_000;
/** A page mostly waits to become calm: more of them at a time than a machine has cores. */
const TABS = 8;

/** Opens addresses in fresh browser profiles, some at a time, once for each shape of the answers. */
export async function visitAll(browser: Browser, trial: Trial): Promise<Visited[]> {
  const faults = new Map<string, Set<string>>(trial.visits.map(({ path }) => [path, new Set()]));
  const withData = new Set<string>();
  for (const shape of trial.shapes) {
    const answer = await fetch(`${trial.origin}${trial.shapeCall}${shape}`, { method: 'POST' });
    if (!answer.ok) throw new Error(`The api of the trial answered ${answer.status}.`);
    const isFirst = shape === trial.shapes[0];
    const waiting = trial.visits.filter(({ path }) => {
      return isFirst || (faults.get(path)!.size === 0 && withData.has(path));
    });
    const tab = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { found, hasData } = await visit(browser, trial, next);
        if (hasData) withData.add(next.path);
        for (const fault of found) {
          faults.get(next.path)!.add(shape === 'ordinary' ? fault : `${fault} (${shape} answers)`);
        }
      }
    };
    await Promise.all(Array.from({ length: TABS }, tab));
  }
  return [...faults].map(([path, found]) => ({ path, faults: [...found] }));
}

/** What belongs to nobody who is tried: whoever changes it reaches into what others keep. */
const OF_OTHERS: Held = {
  localStorage: {
    updateDraft_startup_90001: '{"text":"Not posted yet","key":"k"}',
    keptBySomebodyElse: 'kept',
  },
  sessionStorage: { keptBySomebodyElse: 'kept' },
};

interface Found {
  found: ReadonlySet<string>;
  /** False for a page that says the same whatever the api answers. */
  hasData: boolean;
}

/** The state of a page that was drawn with answers of the api in it. */
const WITH_ANSWERS = /"queries":\{"/;

/** Some pages for everybody send guests to sign in: then it is the member's page that is tried. */
const SIGN_IN = /^\/(login|register)$/;

async function visit(browser: Browser, trial: Trial, wanted: Visit): Promise<Found> {
  const { origin, reader } = trial;
  const context = await browser.newContext();
  const signedIn = { ACCESS_TOKEN: 'trial', userData: JSON.stringify(reader) };
  await context.clock.install();
  await installGuards(context, {
    ...OF_OTHERS,
    localStorage: { ...OF_OTHERS.localStorage, ...(wanted.member && signedIn) },
  });
  const page = await context.newPage();
  const { faults, loaded, calls, underWay } = watch(page, origin);
  const settled = () => settle(page, underWay);
  let hasData = false;
  try {
    const answer = await page.goto(origin + wanted.path, { timeout: ARRIVAL_TIMEOUT_MS });
    const rendered = answer?.headers()['x-rendered'];
    hasData = WITH_ANSWERS.test((await answer?.text()) ?? '');
    if (wanted.ahead && rendered !== 'ahead') {
      faults.push(`the edge could not draw it (x-rendered: ${rendered})`);
    }
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2); // some pages rest until somebody does something
    await arrived(page, wanted);
    await settled();
    if (!wanted.member && wanted.remote && SIGN_IN.test(new URL(page.url()).pathname)) {
      return await visit(browser, trial, { ...wanted, member: true });
    }
    faults.push(...(await faultsOf(page, wanted)), ...(await frameFaults(page)));
    await settled();
    await page.clock.fastForward(TIMERS_RUN_MS);
    await settled();
    faults.push(...(await guardFaults(page, [...loaded])));
    const { pathname } = new URL(page.url());
    if (
      wanted.remote &&
      !trial.visits.some((one) => one.remote === wanted.remote && one.path === pathname)
    ) {
      faults.push(`it goes to ${pathname} by itself`);
    }
  } catch (error) {
    faults.push(`it did not come to life: ${firstLine(String(error))}`);
  } finally {
    await context.close();
  }
  return { found: new Set(faults), hasData: hasData || calls.size > 0 };
}

/** Waits for the page, or for the card that takes its place. */
async function arrived(page: Page, { remote }: Visit): Promise<void> {
  const isHere = (name: string | undefined) => {
    const drawn = (document.getElementById('root')?.textContent ?? '').trim() !== '';
    const failed = document.querySelector('main [role="alert"]') !== null;
    return drawn && (name === undefined || failed || Boolean(window.__MFE__?.loaded[name]));
  };
  await page.waitForFunction(isHere, remote, { timeout: ARRIVAL_TIMEOUT_MS });
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
    __MFE__?: { loaded: Record<string, string> };
  }
}
