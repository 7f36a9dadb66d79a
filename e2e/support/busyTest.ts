import { type BusyStartup, busyStartup } from './busyStartup';
import { test as base } from './test';

/** For tests that change nothing: all tests of a worker share the same people, whose pages are full. */
export const test = base.extend<object, { busy: BusyStartup }>({
  busy: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
      await use(await busyStartup(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});
