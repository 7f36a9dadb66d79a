import { type App, buildApp } from '../app/app';
import { type Config, readConfig } from '../app/env';
import { keysFrom } from '../app/keys';
import { noLimits } from '../app/limiter';
import type { Parts } from '../app/parts';
import { passwordHasher } from '../app/passwords';
import { pictureMedia } from '../media/media';
import { type Caller, caller } from './caller';
import { memoryStore } from './memoryStore';
import { type People, people } from './people';
import { type TestClock, testClock } from './testClock';
import { openTestDatabase } from './testDatabase';

export interface TestKit extends Caller, People {
  app: App;
  parts: Parts;
  db: Parts['db'];
  clock: TestClock;
  store: ReturnType<typeof memoryStore>;
}

interface Options extends Partial<Omit<Parts, 'db' | 'config' | 'clock' | 'media'>> {
  config?: Partial<Config>;
  /** Where the clock stands at first. */
  now?: string;
}

/** Passwords of tests need no protection. */
const QUICK = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** The real app on an empty database, for the tests of one file. Filled in before the first test. */
export function testApp({ config, now, ...others }: Options = {}): TestKit {
  const kit = {} as TestKit;
  let close: () => Promise<unknown>;

  beforeAll(async () => {
    const { db, close: closeDatabase } = await openTestDatabase();
    const clock = testClock(now);
    const store = memoryStore();
    const parts: Parts = {
      db,
      clock,
      config: {
        ...readConfig({ DATA_DIR: '/tmp', PUBLIC_URL: 'http://localhost:3000' }),
        ...config,
      },
      media: pictureMedia(store),
      limiter: noLimits,
      passwords: passwordHasher(QUICK),
      keys: keysFrom('a key for tests'),
      ...others,
    };
    const app = await buildApp(parts);
    Object.assign(kit, { app, parts, db, clock, store, ...caller(app), ...people(parts) });
    close = async () => {
      await app.close();
      await parts.media.settled();
      await closeDatabase();
    };
  });
  afterAll(() => close());
  return kit;
}
