import { eq } from 'drizzle-orm';
import { invitations } from '../../db/schema';
import { type TestStartup, testApp } from '../../testing';
import { mergeFixture } from './accounts/testing/mergeFixture';
import { mergeStartupsFixture } from './startups/testing/mergeStartupsFixture';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
const accounts = mergeFixture(kit);
const entries = mergeStartupsFixture(kit);
let count = 0;

/** Invites an address into a team; with `lapsed`, so long ago that the link has expired. */
async function ask({ id: startupId }: TestStartup, email: string, more: object = {}) {
  const { kind = 'member', lapsed = false } = more as {
    kind?: 'founder' | 'member';
    lapsed?: boolean;
  };
  const day = (n: number) => new Date(Date.UTC(2025, 2, n));
  const [row] = await kit.db
    .insert(invitations)
    .values({
      startupId,
      email,
      kind,
      position: 'Sales',
      tokenHash: `asked ${++count}`,
      createdAt: lapsed ? day(1) : day(10),
      expiresAt: lapsed ? day(8) : day(17),
    })
    .returning();
  return row!.id;
}
const find = async (id: number) =>
  (await kit.db.select().from(invitations).where(eq(invitations.id, id)))[0];

describe('of two accounts', () => {
  const two = async () => [await kit.person(), await kit.person()] as const;

  it('the remaining account is not invited into a team of the other one', async () => {
    const [goes, stays] = await two();
    const startup = await kit.startup();
    await kit.alsoJoins(startup, goes, 'founder');
    const id = await ask(startup, stays.email);
    await accounts.merge(goes, stays);

    expect(await find(id)).toMatchObject({ status: 'revoked' });
  });

  it.each(['goes', 'stays'] as const)(
    'a member keeps an invitation of %s to become founder',
    async (whom) => {
      const [goes, stays] = await two();
      const startup = await kit.startup();
      await kit.joins(startup);
      await kit.alsoJoins(startup, whom === 'goes' ? stays : goes, 'member');
      const id = await ask(startup, (whom === 'goes' ? goes : stays).email, { kind: 'founder' });
      await accounts.merge(goes, stays);

      expect(await find(id)).toMatchObject({ status: 'pending', email: stays.email });
    },
  );

  it('an expired invitation of the remaining account ends no invitation of the other', async () => {
    const [goes, stays] = await two();
    const startup = await kit.startup();
    await ask(startup, stays.email, { lapsed: true });
    const id = await ask(startup, goes.email);
    await accounts.merge(goes, stays);

    expect(await find(id)).toMatchObject({ status: 'pending', email: stays.email });
  });
});

describe('of two startups', () => {
  const two = async () => [await kit.startup(), await kit.startup()] as const;

  it('a member of one keeps the invitation of the other to become founder', async () => {
    const [goes, stays] = await two();
    const { email } = await kit.joins(stays, 'member');
    const id = await ask(goes, email, { kind: 'founder' });
    await entries.merge(goes, stays);

    expect(await find(id)).toMatchObject({ status: 'pending', startupId: stays.id });
  });

  it('an expired invitation of one ends no invitation of the other', async () => {
    const [goes, stays] = await two();
    const email = `asked.${goes.id}@people.example`;
    await ask(stays, email, { lapsed: true });
    const id = await ask(goes, email);
    await entries.merge(goes, stays);

    expect(await find(id)).toMatchObject({ status: 'pending', startupId: stays.id });
  });
});
