import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type ReplicaServer, replicatedServer } from '../testing/replicaServer';
import { type ReplicatedKit, replicatedKit } from '../testing/replicatedKit';
import { openServer } from './server';

let { primary, replicas, database, kit, stop } = {} as ReplicatedKit;

beforeAll(async () => {
  ({ primary, replicas, database, kit, stop } = await replicatedKit());
});
afterAll(() => stop?.());

/** Port of the server that runs public reads now. */
async function readsFrom(): Promise<string> {
  const asked = sql`select inet_server_port()::text as port`;
  const { rows } = (await database.readDb!.execute(asked)) as unknown as {
    rows: { port: string }[];
  };
  return rows[0]!.port;
}

/** Waits until this many replicas are in use; each check is a read, which makes the pool use them again. */
async function untilUsed(count: number): Promise<void> {
  for (let attempt = 0; attempt < 600 && database.replicas!() !== count; attempt += 1) {
    await readsFrom();
    await sleep(20);
  }
  expect(database.replicas!()).toBe(count);
}

const portOf = ({ url }: { url: string }) => new URL(url).port;
const seenFrom = async () => new Set(await Promise.all(Array.from({ length: 20 }, readsFrom)));

it('public reads are distributed over the replicas', async () => {
  await untilUsed(2);
  // On a busy machine replicas may lag for a moment, and the primary is asked. The timeout of the test ends this if
  // they never catch up.
  const isRead = (ports: Set<string>) => [...ports].some((port) => port !== portOf(primary));
  let ports = await seenFrom();
  for (; !isRead(ports); ports = await seenFrom()) await untilUsed(2);
  for (const port of ports) expect([...replicas, primary].map(portOf)).toContain(port);
});

it('a write is visible to every reader at once, however often', async () => {
  await untilUsed(2);
  const startup = await kit.startup();
  const founder = await kit.joins(startup);
  const reader = await kit.person();
  for (let turn = 1; turn <= 25; turn += 1) {
    const text = { title: `Update ${turn}`, update: 'We sold sensors.' };
    const path = `/startups/${startup.id}/updates`;
    expect(await kit.post(path, text, { as: founder })).toMatchObject({ status: 201 });
    const read = await kit.get(path, { as: reader });
    expect(read.body.data[0].title).toBe(text.title);
    // The edge renders the page again, because of the write and as a guest.
    const other = await kit.startup();
    expect(await kit.get(`/public/startups/${other.slug}`)).toMatchObject({ status: 200 });
  }
});

it('every public read can run on a replica', async () => {
  await untilUsed(2);
  const startup = await kit.startup();
  const founder = await kit.joins(startup);
  for (const path of [
    '/startups?search=startup',
    '/public/sitemap',
    `/public/startups/${startup.slug}`,
    `/public/startups/${startup.id}/team`,
    `/users/${founder.id}`,
    `/startups/${startup.id}/followers`,
    `/startups/${startup.id}/is-following`,
    `/users/${founder.id}/followers`,
    `/startups/${startup.id}/updates`,
    `/profile-view/${startup.id}/show`,
  ])
    expect([path, (await kit.get(path, { as: founder })).status]).toEqual([path, 200]);
});

it('a lagging replica is left out, and used again automatically', async () => {
  await untilUsed(2);
  const [lagging] = replicas as [ReplicaServer];
  await lagging.pause();
  for (let turn = 0; turn < 4; turn += 1) {
    const { slug } = await kit.startup();
    expect(await kit.get(`/public/startups/${slug}`)).toMatchObject({ status: 200 });
  }
  expect(await seenFrom()).not.toContain(portOf(lagging));
  await lagging.resume();
  await untilUsed(2);
});

it('a replica that stops causes no failed response', async () => {
  await untilUsed(2);
  const { slug } = await kit.startup();
  const asking = Array.from({ length: 40 }, () => kit.get(`/public/startups/${slug}`));
  await replicas.shift()!.stop();
  const after = Array.from({ length: 40 }, () => kit.get(`/public/startups/${slug}`));
  const answers = await Promise.all([...asking, ...after]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await untilUsed(1);
});

it('a server that does not follow this primary is never read', async () => {
  const stranger = await replicatedServer();
  const opened = await openServer(
    { url: `${primary.url}/postgres`, readUrls: [`${stranger.url}/postgres`] },
    false,
  );
  try {
    for (let turn = 0; turn < 5; turn += 1) await opened.readDb!.execute(sql`select 1`);
    expect(opened.replicas!()).toBe(0);
  } finally {
    await opened.close();
    await stranger.stop();
  }
});
