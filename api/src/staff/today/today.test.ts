import { eq } from 'drizzle-orm';
import { DAY, HOUR } from '../../app/clock';
import { contactMessages, invitations, outbox, releaseVisits } from '../../db/schema';
import { type TestUser, testApp } from '../../testing';
import { staffMember } from '../../testing/staffMember';

const kit = testApp();
const today = async (as?: TestUser) => (await kit.get('/staff/today', { as })).body;
const inDays = (days: number) => new Date(kit.clock.now().getTime() + days * DAY);

it('lists open tasks by scope, with the act that handles each', async () => {
  const { slug, id } = await kit.startup({ published: false, name: 'Zrno' });
  const pending = {
    startupId: id,
    kind: 'founder',
    position: 'CTO',
    createdAt: inDays(-5),
  } as const;
  await kit.db.insert(invitations).values([
    { ...pending, email: 'soon@b.example', tokenHash: 'a', expiresAt: inDays(1) },
    { ...pending, email: 'later@b.example', tokenHash: 'b', expiresAt: inDays(5) },
    { ...pending, email: 'over@b.example', tokenHash: 'c', expiresAt: inDays(-1) },
  ]);

  const { data } = await today(await staffMember(kit, 'programme'));
  expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(['invitations', 'drafts']);
  const [lapsing, drafts] = data;
  expect(lapsing).toMatchObject({
    total: 1,
    items: [
      {
        name: 'soon@b.example',
        text: 'Invited to Zrno, not accepted',
        act: { name: 'founders.invite', fields: { startup: slug, position: 'CTO', member: false } },
      },
    ],
  });
  expect(drafts.items).toContainEqual(
    expect.objectContaining({
      name: 'Zrno',
      act: expect.objectContaining({ fields: { startup: slug } }),
    }),
  );
});

it('lists a draft of the programme before startups, as long as it differs', async () => {
  const as = await staffMember(kit, 'programme');
  const waiting = async () => {
    const { data } = await today(as);
    return data.find(({ kind }: { kind: string }) => kind === 'drafts').items[0];
  };
  const edit = (programme: object) =>
    kit.post('/staff/acts/programme.edit', { file: JSON.stringify(programme) }, { as });
  const { published } = (await kit.get('/staff/programme', { as })).body;
  expect((await edit(published)).status).toBe(200);
  expect((await waiting())?.name).not.toBe('Programme');
  const site = { ...published.site, city: 'Skopje' };
  expect((await edit({ ...published, site })).status).toBe(200);
  expect(await waiting()).toMatchObject({
    name: 'Programme',
    text: 'Draft with changes in 1 place',
    to: '/staff/programme',
  });
});

it('lists unanswered messages and undelivered mails for staff who handle mail', async () => {
  const mail = { toName: '', body: null, createdAt: inDays(-1), dueAt: inDays(-1) };
  await kit.db.delete(contactMessages);
  await kit.post('/contact', { name: 'Ђурђица', email: 'a@b.example', message: 'Is there a bus?' });
  const [made] = await kit.db.select().from(outbox).limit(1);
  expect(made).toBeDefined();
  await kit.db
    .update(outbox)
    .set({ ...mail, body: made!.body, droppedAt: inDays(-1), dropReason: 'undeliverable' as never })
    .where(eq(outbox.id, made!.id));

  const { data } = await today(await staffMember(kit, 'letters'));
  expect(data).toMatchObject([
    { kind: 'messages', total: 1, items: [{ name: 'Ђурђица', text: 'Is there a bus?' }] },
    {
      kind: 'mails',
      total: 1,
      items: [{ act: { name: 'mail.resend', fields: { id: made!.id } } }],
    },
  ]);
});

it('lists remotes with two releases in browsers', async () => {
  const visit = {
    network: 'n',
    slow: false,
    revision: 1,
    renderFailed: false,
    runtimeFailed: false,
  };
  const at = (ticket: string, remote: string, releaseId: string, hours: number) => ({
    ...visit,
    ticket,
    remote,
    releaseId,
    createdAt: new Date(kit.clock.now().getTime() - hours * HOUR),
  });
  await kit.db
    .insert(releaseVisits)
    .values([
      at('1', 'remote-founder', '1.0.0-aa', 0.5),
      at('2', 'remote-founder', '1.1.0-bb', 0.1),
      at('3', 'remote-public', '1.0.0-aa', 0.5),
      at('4', 'remote-public', '0.9.0-aa', 3),
    ]);

  const { data } = await today(await staffMember(kit, 'releases'));
  expect(data).toMatchObject([{ kind: 'releases', total: 1, items: [{ name: 'remote-founder' }] }]);
});

it('counts up to a hundred, lists five, and is for staff only', async () => {
  for (let count = 0; count < 6; count += 1) await kit.startup({ published: false });
  const { data } = await today(await staffMember(kit, 'programme'));
  const drafts = data.find(({ kind }: { kind: string }) => kind === 'drafts');
  expect(drafts.total).toBeGreaterThanOrEqual(6);
  expect(drafts.items).toHaveLength(5);
  for (const as of [undefined, await kit.person()])
    expect(await kit.get('/staff/today', { as })).toMatchObject({ status: 404 });
});
