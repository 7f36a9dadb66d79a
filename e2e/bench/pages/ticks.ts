import type { Browser } from '@playwright/test';

const TICK_COUNT = 1000;
/** A time at which the countdown runs. */
const APPLICATIONS_OPEN_AT = new Date('2024-11-20T10:00:00Z');

/** The number of renders of components outside the countdown during a thousand ticks. */
export async function rendersOutside(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  await page.clock.install({ time: APPLICATIONS_OPEN_AT });
  // The TypeScript loader wraps functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watchRenders);
  await page.goto(url);
  await page.getByRole('timer').waitFor();
  await page.clock.runFor(5000);
  await page.evaluate(() => {
    window.renders = { inside: 0, outside: 0 };
  });
  for (let ticks = 0; ticks < TICK_COUNT; ticks += 1) await page.clock.runFor(1000);
  const { inside, outside } = await page.evaluate(() => window.renders);
  await page.close();
  if (inside < TICK_COUNT * 0.9) throw new Error(`The countdown ticked ${inside} times only.`);
  return outside;
}

declare global {
  interface Window {
    renders: { inside: number; outside: number };
  }
}

/** Runs in the page. Counts the commits that React reports to its developer tools. */
function watchRenders(): void {
  interface Fiber {
    tag: number;
    flags: number;
    child: Fiber | null;
    sibling: Fiber | null;
    alternate: Fiber | null;
    stateNode: unknown;
  }
  window.renders = { inside: 0, outside: 0 };
  const PERFORMED_WORK = 1;
  const COMPONENTS = [0, 1, 11, 14, 15];

  const fibers = {
    hostOf(fiber: Fiber | null): Element | undefined {
      for (let one = fiber; one; one = one.child) {
        if (one.stateNode instanceof Element) return one.stateNode;
      }
      return undefined;
    },
    count(fiber: Fiber): void {
      const before = fiber.alternate;
      if (!before) return;
      const rendered = COMPONENTS.includes(fiber.tag) && fiber.flags & PERFORMED_WORK;
      const clock = document.querySelector('[role=timer]')?.parentElement;
      const host = fibers.hostOf(fiber);
      if (rendered && host === clock) window.renders.inside += 1;
      else if (rendered && !clock?.contains(host ?? null)) window.renders.outside += 1;
      if (fiber.child === before.child) return;
      for (let child = fiber.child; child; child = child.sibling) fibers.count(child);
    },
  };
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => fibers.count(current),
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      checkDCE() {},
    },
  });
}
