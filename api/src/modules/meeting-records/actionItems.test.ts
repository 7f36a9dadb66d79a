import { eq } from 'drizzle-orm';
import { meetingActions, occurrences, teamMembers } from '../../db/schema';
import { type TestUser, testApp } from '../../testing';
import { meetingFixture } from '../../testing/meetingFixture';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { fixture, book } = meetingFixture(kit, NOW);

type As = { token: string };
const path = (id: number, more: string) => `/meetings/${id}/${more}`;
const read = async (id: number, as: As) => (await kit.get(path(id, 'record'), { as })).body.data;
const booked = async () => (await book('2025-03-18 06:00:00')).body.data.id as number;
const anItem = (owner: TestUser, more = {}) => ({
  text: 'Send the numbers',
  owner_id: owner.id,
  due_on: '2025-03-25',
  ...more,
});
const add = (id: number, item: object, as: As, key?: string) =>
  kit.post(path(id, 'actions'), item, {
    as,
    headers: key ? { 'idempotency-key': key } : {},
  });

async function added(id: number) {
  expect(await add(id, anItem(fixture.founder), fixture.mentor)).toMatchObject({ status: 201 });
  return (await read(id, fixture.mentor)).actions.at(-1);
}

describe('an action item', () => {
  it('has an owner, who is notified of it, and a date; its owner finishes it', async () => {
    const id = await booked();
    const item = await added(id);
    const seen = await read(id, fixture.founder);
    expect(seen.people.map((one: { id: number }) => one.id)).toEqual([
      fixture.mentor.id,
      fixture.founder.id,
    ]);
    expect(item).toMatchObject({ owner: { id: fixture.founder.id }, due_on: '2025-03-25' });
    const { body } = await kit.get('/notifications', { as: fixture.founder });
    expect(body.data[0]).toMatchObject({
      text: 'You have a new action item: “Send the numbers”',
      url: `/my/startups/${fixture.startup.id}/meetings/${id}`,
    });
    const done = { ...anItem(fixture.founder), done: true, version: item.version };
    const changed = await kit.post(path(id, `actions/${item.id}`), done, { as: fixture.founder });
    expect(changed.body.data.actions).toMatchObject([{ done: true, version: 2 }]);
  });

  it('is created once, however often it is sent under one key', async () => {
    const id = await booked();
    const send = () => add(id, anItem(fixture.mentor), fixture.founder, 'press-0001');
    expect((await send()).body).toEqual((await send()).body);
    expect((await read(id, fixture.mentor)).actions).toHaveLength(1);
  });

  it('notifies its owner once, and each new owner', async () => {
    const id = await booked();
    const cto = await kit.joins(fixture.startup);
    const { id: itemId } = await added(id);
    const at = path(id, `actions/${itemId}`);
    const change = (owner: TestUser, text: string, version: number) =>
      kit.post(at, { ...anItem(owner, { text }), done: false, version }, { as: fixture.mentor });
    const noticesOf = async (as: As) =>
      (await kit.get('/notifications', { as })).body.data.filter(({ text }: { text: string }) =>
        text.startsWith('You have a new action item'),
      ).length;

    await change(fixture.founder, 'Send all numbers', 1);
    expect([await noticesOf(fixture.founder), await noticesOf(cto)]).toEqual([1, 0]);
    await change(cto, 'Send all numbers', 2);
    expect([await noticesOf(fixture.founder), await noticesOf(cto)]).toEqual([1, 1]);
  });

  it('is muted together with its meeting’s notifications', async () => {
    const id = await booked();
    const preferences = [{ type: 'meeting-booked', on_site: false, by_mail: false }];
    await kit.post('/notifications/preferences', { preferences }, { as: fixture.founder });
    const before = (await kit.get('/notifications', { as: fixture.founder })).body.data.length;
    await added(id);
    expect((await kit.get('/notifications', { as: fixture.founder })).body.data).toHaveLength(
      before,
    );
  });

  it('can be changed by one of two at once; the other gets 409, and nothing is lost', async () => {
    const id = await booked();
    const { id: itemId } = await added(id);
    const change = (text: string, as: As, version = 1) =>
      kit.post(
        path(id, `actions/${itemId}`),
        { ...anItem(fixture.founder, { text }), done: false, version },
        { as },
      );
    expect(await change('Z', fixture.founder, 2 ** 31 - 1)).toMatchObject({ status: 409 });
    const both = await Promise.all([change('A', fixture.mentor), change('B', fixture.founder)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const remove = (version: number) =>
      kit.del(path(id, `actions/${itemId}?version=${version}`), { as: fixture.mentor });
    expect(await remove(1)).toMatchObject({ status: 409 });
    expect(await remove(2)).toMatchObject({ status: 200 });
    expect(await remove(2)).toMatchObject({ status: 200 });
    expect(await change('C', fixture.founder)).toMatchObject({
      status: 404,
      body: { message: 'This action item no longer exists.' },
    });
  });

  it.each([
    [{ owner_id: 999_999 }, 'owner_id'],
    [{ due_on: '2025-02-30' }, 'due_on'],
    [{ text: ' \n ' }, 'text'],
    [{ text: 'x'.repeat(10_000) }, 'text'],
  ])('is refused with %j', async (wrong, field) => {
    const id = await booked();
    const { status, body } = await add(id, anItem(fixture.founder, wrong), fixture.mentor);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('can belong to participants only, and stays with an owner who leaves', async () => {
    const id = await booked();
    const [stranger, cto] = [await kit.person(), await kit.joins(fixture.startup)];
    expect(await add(id, anItem(stranger), fixture.mentor)).toMatchObject({ status: 422 });
    await add(id, anItem(cto), fixture.mentor);
    await kit.db.delete(teamMembers).where(eq(teamMembers.userId, cto.id));
    const [{ id: itemId, version }] = (await read(id, fixture.founder)).actions;
    const done = { ...anItem(cto), done: true, version };
    expect(
      await kit.post(path(id, `actions/${itemId}`), done, { as: fixture.founder }),
    ).toMatchObject({
      status: 200,
    });
  });

  it('is limited to thirty per session, also when many are added at once', async () => {
    const id = await booked();
    const all = Array.from({ length: 33 }, (_, at) => at);
    const answers = await Promise.all(
      all.map((at) => add(id, anItem(fixture.mentor, { text: `Item ${at}` }), fixture.mentor)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
    expect(await kit.db.$count(meetingActions, eq(meetingActions.occurrenceId, id))).toBe(30);
  });
});

describe('a user who takes no part in a session', () => {
  it('reads and writes nothing of it, whatever ids they try', async () => {
    const id = await booked();
    const { id: itemId } = await added(id);
    const [row] = await kit.db.select().from(occurrences).where(eq(occurrences.id, id));
    const elsewhere = await kit.startup();
    const removed = await kit.joins(fixture.startup);
    await kit.db.delete(teamMembers).where(eq(teamMembers.userId, removed.id));
    const others = [
      await kit.joins(elsewhere),
      await kit.mentorOf(elsewhere),
      await kit.mentorOf(fixture.startup), // of the same startup, but not of this session
      await kit.person({ isAdmin: true }),
      removed,
    ];
    for (const as of others) {
      const answers = await Promise.all([
        kit.get(path(id, 'record'), { as }),
        kit.post(path(id, 'notes/private'), { text: 'Hi', version: 0 }, { as }),
        kit.post(path(id, 'topics'), { text: 'Hi', version: 0 }, { as }),
        kit.del(path(id, `actions/${itemId}?version=1`), { as }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    expect(await kit.get(path(row!.scheduleId, 'record'), { as: fixture.mentor })).toMatchObject({
      status: 404,
    });
    expect((await read(id, fixture.mentor)).actions).toHaveLength(1);
  });

  it('cannot reach an item through another session', async () => {
    const [id, other] = [await booked(), (await book('2025-03-19 06:00:00')).body.data.id];
    const { id: itemId } = await added(id);
    const changed = { ...anItem(fixture.mentor), done: true, version: 1 };
    const as = fixture.mentor;
    expect(await kit.post(path(other, `actions/${itemId}`), changed, { as })).toMatchObject({
      status: 404,
    });
    await kit.del(path(other, `actions/${itemId}?version=1`), { as });
    expect((await read(id, as)).actions).toMatchObject([{ done: false }]);
  });
});
