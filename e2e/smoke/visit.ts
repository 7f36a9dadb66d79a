import type { Browser, BrowserContext, ConsoleMessage, Page } from '@playwright/test';

import { pretendedApi } from './pretendedApi';

/** One address to open, and what has to come to life there. */
export interface Visit {
  path: string;
  /** The remote that owns the address; undefined when the shell does. */
  remote?: string;
  /** The release that is to draw it. */
  id?: string;
  /** True when only people who are signed in get there. */
  member: boolean;
}

/** What went wrong at an address; empty when nothing did. */
export interface Visited {
  path: string;
  faults: string[];
}

/** Longest time a page may take on a busy machine, milliseconds. */
const PATIENCE = 20_000;
/** A page is given this long to ask for its data and to fail of it, milliseconds. */
const SETTLING = 5_000;

/** Opens addresses in a fresh browser profile, some at a time. */
export async function visitAll(browser: Browser, origin: string, visits: Visit[]) {
  const [guest, member] = [await browser.newContext(), await browser.newContext()];
  await pretendedApi(member);
  const waiting = [...visits];
  const visited: Visited[] = [];
  const tab = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      visited.push(await visit(next.member ? member : guest, origin, next));
    }
  };
  await Promise.all([tab(), tab(), tab()]);
  return visited;
}

async function visit(context: BrowserContext, origin: string, wanted: Visit): Promise<Visited> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`the page threw: ${firstLine(String(error))}`));
  page.on('console', (line) => {
    if (line.type() === 'error' && !isFailedCall(line)) {
      faults.push(`the console says: ${firstLine(line.text())}`);
    }
  });
  try {
    await page.goto(origin + wanted.path, { timeout: PATIENCE });
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2); // some pages rest until somebody does something
    await arrived(page, wanted);
    await page.waitForLoadState('networkidle', { timeout: SETTLING }).catch(() => {}); // it may poll
    faults.push(...(await faultsOf(page, wanted)));
  } catch (error) {
    faults.push(`it did not come to life: ${firstLine(String(error))}`);
  } finally {
    await page.close();
  }
  return { path: wanted.path, faults: [...new Set(faults)] };
}

/** Waits for the page, or for the card that takes its place. */
async function arrived(page: Page, { remote }: Visit): Promise<void> {
  const isHere = (name: string | undefined) => {
    const drawn = (document.getElementById('root')?.textContent ?? '').trim() !== '';
    const failed = document.querySelector('main [role="alert"]') !== null;
    return drawn && (name === undefined || failed || Boolean(window.__MFE__?.loaded[name]));
  };
  await page.waitForFunction(isHere, remote, { timeout: PATIENCE });
}

/** A release that failed may have been replaced so well that nothing is to be seen but its id. */
async function faultsOf(page: Page, { remote, id }: Visit): Promise<string[]> {
  if (!remote || !id) return [];
  const drawn = await page.evaluate((name) => window.__MFE__?.loaded[name], remote);
  return drawn === id ? [] : [`expected ${remote} ${id} on screen, found ${drawn ?? 'nothing'}`];
}

/** The api may be away where releases are tried; that is no fault of theirs. */
const isFailedCall = (line: ConsoleMessage) =>
  /^Failed to load resource/.test(line.text()) && /\/(api|media)\//.test(line.location().url);

const firstLine = (text: string) => text.split('\n', 1)[0]!.slice(0, 300);

declare global {
  interface Window {
    /** What the page is made of; the shell keeps it up to date. */
    __MFE__?: { loaded: Record<string, string> };
  }
}
