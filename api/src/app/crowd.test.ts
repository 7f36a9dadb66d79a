import { PASSWORD, testApp } from '../testing';
import { testClock } from '../testing/testClock';
import { memoryLimiter } from './limiter';

/**
 * An event hall, or a mobile carrier: everybody shares one address. Five minutes pass on the api's clock. By default
 * each reader opens one page in that time; `CROWD_PAGES=15` is one every twenty seconds.
 */
const READERS = 500;
const PAGES = Number(process.env.CROWD_PAGES ?? 1);
const GUESSERS = 64;
const HALL = '192.0.2.200';
const MINUTES = 5;

const clock = testClock();
const kit = testApp({ limiter: memoryLimiter(clock) });

let slug: string;
let id: number;

/** The api calls of one page of a startup. */
const page = () => [
  kit.post('/page-views', { path: `/startups/${slug}` }, { ip: HALL }),
  kit.get(`/public/startups/${slug}`, { ip: HALL }),
  kit.get(`/public/startups/${id}/team`, { ip: HALL }),
  kit.get(`/startups/${id}/followers`, { ip: HALL }),
  kit.get(`/startups/${id}/updates?page=1`, { ip: HALL }),
  kit.post('/profile-view', { profile_type: 'startup', startup_id: id }, { ip: HALL }),
];

it('500 readers behind one address read for five minutes while 64 guess beside them', async () => {
  ({ slug, id } = await kit.startup());
  const member = await kit.person();
  const signIn = () =>
    kit.post('/login', { email: member.email, password: PASSWORD }, { ip: HALL });
  expect((await signIn()).status).toBe(200);

  const read = new Map<number, number>();
  const guessed: number[] = [];
  for (let minute = 0; minute < MINUTES; minute += 1) {
    for (let guesser = 0; guesser < GUESSERS; guesser += 1) {
      const guess = { email: `m${guesser}@people.example`, password: `guess ${minute}` };
      guessed.push((await kit.post('/login', guess, { ip: HALL })).status);
    }
    for (let attempt = 0; attempt < (READERS * PAGES) / MINUTES; attempt += 1)
      for (const { status } of await Promise.all(page()))
        read.set(status, (read.get(status) ?? 0) + 1);
    expect((await signIn()).status).toBe(200); // a person who signed in from here before
    clock.advance(60_000);
  }

  expect([...read]).toEqual([[200, READERS * PAGES * page().length]]);
  const tried = guessed.filter((status) => status === 422);
  expect(guessed.length - tried.length).toBe(guessed.filter((status) => status === 429).length);
  expect(tried).toHaveLength(20 * MINUTES); // twenty a minute, however many guess
}, 600_000);
