import { type BusyStartup, busyStartup } from './busyStartup';
import { test as base } from './test';

/** For what changes nothing: all tests of a worker are about the same people, who have a lot to do. */
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
