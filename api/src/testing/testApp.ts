import { DEMO_PROGRAMME } from 'contract/demo-programme';
import type { Programme } from 'contract/wire/programme.contract';
import { oneKey } from 'server-kit/keyring';
import { type Config, readConfig } from '../app/env';
import { keysFrom } from '../app/keys';
import { noLimits } from '../app/limiter';
import type { OpenDatabase } from '../db/database';
import { programmeVersions } from '../db/schema';
import type { Deps } from '../deps/deps';
import { passwordHasher } from '../deps/passwords';
import { pictureEncoder } from '../media/encoding/pictureEncoder';
import { pictureMedia } from '../media/media';
import type { MediaStore } from '../media/mediaStore';
import { calendarWork } from '../modules/busy-calendar/reader/readText';
import { type App, buildApp } from '../server/app';
import { type Caller, caller } from './caller';
import { memoryStore } from './memoryStore';
import { type People, people } from './people';
import { type TestClock, testClock } from './testClock';
import { openTestDatabase } from './testDatabase';

export interface TestKit extends Caller, People {
  app: App;
  deps: Deps;
  db: Deps['db'];
  clock: TestClock;
  store: ReturnType<typeof memoryStore>;
}

interface Options extends Partial<Omit<Deps, 'db' | 'dump' | 'config' | 'clock'>> {
  config?: Partial<Config>;
  /** The store of pictures; in memory when left out. */
  store?: MediaStore;
  /** The published programme; the demo's when left out, none for null. */
  programme?: Programme | null;
  /** The clock's first time. */
  now?: string;
}

/** Passwords of tests need no protection, so hashing is fast. */
const QUICK = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** The real app on an empty database, for the tests of one file. Its fields are set before the first test. */
export function testApp(options: Options = {}): TestKit {
  const kit = {} as TestKit;
  let close: () => Promise<unknown>;

  beforeAll(async () => {
    const opened = await openKit(await openTestDatabase(), options);
    Object.assign(kit, opened);
    close = opened.close;
  });
  afterAll(() => close());
  return kit;
}

/** The real app on a database of its own. */
export async function openKit(
  { db, readDb, readAge, dump, close }: OpenDatabase,
  { config, now, store: place, programme = DEMO_PROGRAMME, ...others }: Options = {},
): Promise<TestKit & { close(): Promise<void> }> {
  const clock = testClock(now);
  const store = memoryStore(clock.now);
  const deps: Deps = {
    db,
    readDb,
    readAge,
    dump,
    clock,
    config: {
      ...readConfig({ DATA_DIR: '/tmp', PUBLIC_URL: 'http://localhost:3000' }),
      ...config,
    },
    media: pictureMedia({ store: place ?? store, encoder: pictureEncoder(), db, clock }),
    limiter: noLimits,
    passwords: passwordHasher(QUICK),
    calendars: calendarWork,
    keys: keysFrom(oneKey('a key for tests')),
    ...others,
  };
  if (programme)
    await db.insert(programmeVersions).values({ content: programme, publishedAt: clock.now() });
  const app = await buildApp(deps);
  return {
    app,
    deps,
    db,
    clock,
    store,
    ...caller(app),
    ...people(deps),
    async close() {
      await app.close();
      await close();
    },
  };
}
