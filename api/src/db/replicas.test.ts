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

/** Port of the server that answers public reads now. */
async function readsFrom(): Promise<string> {
  const asked = sql`select inet_server_port()::text as port`;
  const { rows } = (await database.readDb!.execute(asked)) as unknown as {
    rows: { port: string }[];
  };
  return rows[0]!.port;
}

/** Until so many replicas are read from; each look is a read, which is what brings them back. */
async function untilUsed(count: number): Promise<void> {
  for (let attempt = 0; attempt < 600 && database.replicas!() !== count; attempt += 1) {
    await readsFrom();
    await sleep(20);
  }
  expect(database.replicas!()).toBe(count);
}

const portOf = ({ url }: { url: string }) => new URL(url).port;
const seenFrom = async () => new Set(await Promise.all(Array.from({ length: 20 }, readsFrom)));

it('public reads come from the replicas, in turns', async () => {
  await untilUsed(2);
  // A busy machine may let replicas fall behind for a moment; then the primary answers. The time limit of
  // the test ends this when they never do.
  const isRead = (ports: Set<string>) => [...ports].some((port) => port !== portOf(primary));
  let ports = await seenFrom();
  for (; !isRead(ports); ports = await seenFrom()) await untilUsed(2);
  for (const port of ports) expect([...replicas, primary].map(portOf)).toContain(port);
});

it('what was written is read by everybody at once, however often', async () => {
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
    // The edge renders the page anew, because of the write and as a guest.
    const other = await kit.startup();
    expect(await kit.get(`/public/startups/${other.slug}`)).toMatchObject({ status: 200 });
  }
});

it('every public read is one that a replica can answer', async () => {
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

it('one that lags is left out, and comes back by itself', async () => {
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

it('one that ends costs no answer', async () => {
  await untilUsed(2);
  const { slug } = await kit.startup();
  const asking = Array.from({ length: 40 }, () => kit.get(`/public/startups/${slug}`));
  await replicas.shift()!.stop();
  const after = Array.from({ length: 40 }, () => kit.get(`/public/startups/${slug}`));
  const answers = await Promise.all([...asking, ...after]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await untilUsed(1);
});

it('a server that does not follow this one is never read', async () => {
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
