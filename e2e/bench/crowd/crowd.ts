import { setTimeout as after } from 'node:timers/promises';

import { type Figure, median } from '../figure';

const READER_COUNT = 500;
const GUESSER_COUNT = 64;
const PAGE_INTERVAL_MS = 20_000;
const GUESS_INTERVAL_MS = 2_000;
const MEMBER = { email: 'member@demo.example', password: 'Demo-pass-2025' };

/** Number of responses by status; 0 is a connection that ended without a response. */
type Statuses = Map<number, number>;

/**
 * 500 readers at one address each open a page with all its requests every 20 s. One member signs in once a minute. 64
 * clients guess passwords (rules 8.30 to 8.36).
 */
export async function crowd(site: string, minutes: number): Promise<Figure[]> {
  const end = Date.now() + minutes * 60_000;
  const pages = await startupPages(site);
  const [read, guessed, signedIn] = [new Map(), new Map(), new Map()] as [
    Statuses,
    Statuses,
    Statuses,
  ];
  const times: number[] = [];

  async function reader(index: number) {
    await after((index / READER_COUNT) * PAGE_INTERVAL_MS);
    for (let page = index; Date.now() < end; page += 1) {
      const begun = performance.now();
      for (const status of await open(site, pages[page % pages.length]!)) count(read, status);
      times.push(performance.now() - begun);
      await after(PAGE_INTERVAL_MS - Math.min(PAGE_INTERVAL_MS, performance.now() - begun));
    }
  }
  async function guesser(index: number) {
    await after((index / GUESSER_COUNT) * GUESS_INTERVAL_MS);
    for (let guess = 0; Date.now() < end; guess += 1) {
      const email = `m${index}@people.example`;
      count(guessed, await post(site, '/api/login', { email, password: `guess ${guess}` }));
      await after(GUESS_INTERVAL_MS);
    }
  }
  async function member() {
    for (; Date.now() < end; await after(60_000)) {
      count(signedIn, await post(site, '/api/login', MEMBER));
    }
  }

  await Promise.all([
    ...Array.from({ length: READER_COUNT }, (_, index) => reader(index)),
    ...Array.from({ length: GUESSER_COUNT }, (_, index) => guesser(index)),
    member(),
  ]);
  const name = `${minutes} min, ${READER_COUNT} readers of one address`;
  return [
    { name: `${name}: answers they got`, value: total(read) },
    {
      name: 'the same: answers that were none of 200',
      value: total(read) - of(read, 200),
      goal: '0',
    },
    { name: 'the same: 429 among them', value: of(read, 429), goal: '0' },
    { name: 'the same: seconds for a page and its calls, median', value: median(times) / 1000 },
    {
      name: `${GUESSER_COUNT} that guess: tries that were checked, a minute`,
      value: (total(guessed) - of(guessed, 429)) / minutes,
      goal: '≤ 32: 20, and what is under way',
    },
    { name: 'the same: tries that were held', value: of(guessed, 429) },
    {
      name: 'a member who signs in beside them: refused',
      value: total(signedIn) - of(signedIn, 200),
      goal: '0',
    },
  ];
}

interface StartupPage {
  id: number;
  slug: string;
}

async function startupPages(site: string): Promise<StartupPage[]> {
  const answer = await fetch(`${site}/api/startups?page=1`);
  const { data } = (await answer.json()) as { data: StartupPage[] };
  return data;
}

/** Requests a startup's page and the api calls of that page. Returns the statuses. */
async function open(site: string, { id, slug }: StartupPage): Promise<number[]> {
  const first = await get(site, `/startups/${slug}`);
  const calls = await Promise.all([
    post(site, '/api/page-views', { path: `/startups/${slug}` }),
    get(site, `/api/public/startups/${slug}`),
    get(site, `/api/public/startups/${id}/team`),
    get(site, `/api/startups/${id}/followers`),
    get(site, `/api/startups/${id}/updates?page=1`),
    post(site, '/api/profile-view', { profile_type: 'startup', startup_id: id }),
  ]);
  return [first, ...calls];
}

const get = (site: string, path: string) => statusOf(fetch(site + path));

const post = (site: string, path: string, body: unknown) =>
  statusOf(
    fetch(site + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

async function statusOf(asked: Promise<Response>): Promise<number> {
  try {
    const answer = await asked;
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0; // the connection ended; it is not counted as a 200
  }
}

const count = (statuses: Statuses, status: number) =>
  statuses.set(status, of(statuses, status) + 1);
const of = (statuses: Statuses, status: number) => statuses.get(status) ?? 0;
const total = (statuses: Statuses) => [...statuses.values()].reduce((sum, one) => sum + one, 0);
