import { eq } from 'drizzle-orm';
import { perform } from '../../../admin/perform';
import { formerEmails, newsletterSubscriptions, users } from '../../../db/schema';
import { testApp } from '../../../testing';
import { staffMember } from '../../../testing/staffMember';
import { countRows } from './testing/countRows';
import { fullAccount } from './testing/fullAccount';
import { mergeFixture } from './testing/mergeFixture';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
const { fixture, look, agree, merge } = mergeFixture(kit);
const two = async () => [await kit.person(), await kit.person()] as const;

describe('a merge is previewed first', () => {
  it('shows what moves, needs the duplicate’s name typed and a reason, and is one row of the record for both', async () => {
    const [goes, stays] = await two();
    await kit.alsoJoins(await kit.startup(), goes, 'founder');
    const { body } = await look(goes, stays);
    expect(body).toMatchObject({
      confirm: goes.email,
      message: expect.stringContaining('What moves: teams 1.'),
    });
    const { seen } = body;
    expect((await agree(goes, stays, { seen, why: ' ' })).body.errors).toHaveProperty('why');
    expect((await agree(goes, stays, { seen, confirm: 'yes' })).body.errors).toHaveProperty(
      'confirm',
    );
    expect(await agree(goes, stays, { seen })).toMatchObject({ status: 200 });

    for (const { id } of [goes, stays]) {
      const history = await kit.get(`/staff/record/user/${id}`, { as: fixture.staff });
      expect(history.body.data).toMatchObject([
        {
          act: 'users.merge',
          why: 'Asked by phone',
          before: { [`user:${goes.id}`]: { erased: false } },
          after: { [`user:${goes.id}`]: { erased: true } },
        },
      ]);
    }
  });

  it('changes nothing before that', async () => {
    const [goes, stays] = await two();
    await fullAccount(kit, goes);
    const before = await countRows(kit, goes.id);
    await look(goes, stays);

    expect(await countRows(kit, goes.id)).toEqual(before);
    expect(await kit.get('/user', { as: goes })).toMatchObject({ status: 200 });
  });
});

describe('from the command line', () => {
  it('is the same act: refused without a reason', async () => {
    const [goes, stays] = await two();
    const argv = ['users', 'merge', '--user', goes.email, '--into', stays.email];
    await expect(perform(kit.deps, { argv })).rejects.toThrow('Please enter a reason');
    expect(await perform(kit.deps, { argv, why: 'Asked by phone' })).toMatchObject({
      id: stays.id,
      ended: goes.id,
    });
  });
});

describe('a merge is refused, with the reason and the next step,', () => {
  const refused = async (status: number, sentence: RegExp, { goes = {}, stays = {} }) => {
    const [first, second] = [await kit.person(goes), await kit.person(stays)];
    expect(await look(first, second)).toMatchObject({
      status,
      body: { message: expect.stringMatching(sentence) },
    });
  };
  const leaving = { deletionAskedAt: new Date('2025-03-10T09:00:00Z') };
  const disabled = { disabledAt: new Date('2025-03-10T09:00:00Z') };

  it('of one account with itself, and of an unknown account', async () => {
    const [ana] = await two();
    expect(await look(ana, ana)).toMatchObject({ status: 422 });
    expect(await look(ana, { email: 'nobody@b.example' })).toMatchObject({ status: 404 });
    expect(await look({ email: 'nobody@b.example' }, ana)).toMatchObject({ status: 404 });
  });

  it('when the remaining account is disabled or has no confirmed address', async () => {
    await refused(409, /is disabled/, { stays: disabled });
    await refused(409, /is not verified/, { stays: { emailVerifiedAt: null } });
  });

  it('when one of them requested deletion', async () => {
    await refused(409, /has requested deletion/, { goes: leaving });
    await refused(409, /has requested deletion/, { stays: leaving });
  });

  it('when the duplicate is staff, also by an owner; when the other one is staff, except by an owner', async () => {
    const owner = await kit.person({ isAdmin: true });
    const [ana] = await two();
    const letters = await staffMember(kit, 'letters');
    expect(await look(letters, ana, owner)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('does not move scopes') },
    });
    expect(await look(ana, letters)).toMatchObject({ status: 403 });
    expect(await merge(ana, letters, owner)).toMatchObject({ status: 200 });
    const { body } = await kit.get(`/staff/people/${letters.id}`, { as: owner });
    expect(body.scopes).toEqual(['letters']);
  });

  it('into the caller’s own account, except by an owner', async () => {
    const owner = await kit.person({ isAdmin: true });
    const [ana, bo] = await two();
    expect(await look(ana, fixture.staff)).toMatchObject({ status: 403 });
    expect(await merge(ana, fixture.staff)).toMatchObject({ status: 403 });
    expect(await merge(bo, owner, owner)).toMatchObject({ status: 200 });
  });

  it('to staff without the scope people', async () => {
    const [goes, stays] = await two();
    const programme = await staffMember(kit, 'programme');
    expect(await look(goes, stays, programme)).toMatchObject({ status: 404 });
  });
});

describe('data stored under an email address', () => {
  const confirmed = (email: string) =>
    kit.db
      .insert(newsletterSubscriptions)
      .values({ email, status: 'confirmed', createdAt: kit.clock.now() });
  const newsletterOf = async ({ email }: { email: string }) =>
    (
      await kit.db
        .select()
        .from(newsletterSubscriptions)
        .where(eq(newsletterSubscriptions.email, email))
    ).map(({ status }) => status);

  it('moves along if the address was confirmed: a disabled account may be the duplicate', async () => {
    const [goes, stays] = await two();
    await confirmed(goes.email);
    await kit.db.update(users).set({ disabledAt: kit.clock.now() }).where(eq(users.id, goes.id));
    expect(await merge(goes, stays)).toMatchObject({ status: 200 });

    expect(await newsletterOf(stays)).toEqual(['confirmed']);
    expect(await newsletterOf(goes)).toEqual([]);
  });

  it('does not move if the address was never confirmed, because it may belong to another person', async () => {
    const [goes, stays] = [await kit.person({ emailVerifiedAt: null }), await kit.person()];
    await confirmed(goes.email);
    await merge(goes, stays);

    expect(await newsletterOf(goes)).toEqual(['confirmed']);
    expect(await newsletterOf(stays)).toEqual([]);
  });

  it('stays with the current owner of an address that was given up long ago', async () => {
    const [goes, stays] = await two();
    const next = await kit.person({ email: `left-by-${goes.id}@people.example` });
    const times = {
      leftAt: new Date('2025-03-04T08:00:00Z'),
      expiresAt: new Date('2025-03-11T08:00:00Z'),
    };
    const left = { ...times, userId: goes.id, email: next.email };
    await kit.db.insert(formerEmails).values({ ...left, nonce: 'x', tokenHash: `left ${goes.id}` });
    await confirmed(next.email);
    await merge(goes, stays);

    expect(await newsletterOf(next)).toEqual(['confirmed']);
    expect(await newsletterOf(stays)).toEqual([]);
  });

  it('counts as a subscription also when the remaining address was asked and has not answered', async () => {
    const [goes, stays] = await two();
    await confirmed(goes.email);
    const asked = { email: stays.email, status: 'pending', createdAt: kit.clock.now() } as const;
    await kit.db.insert(newsletterSubscriptions).values(asked);
    await merge(goes, stays);

    expect(await newsletterOf(stays)).toEqual(['confirmed']);
  });

  it('yields to an unsubscription of the remaining address', async () => {
    const [goes, stays] = await two();
    await confirmed(goes.email);
    const left = {
      email: stays.email,
      status: 'unsubscribed',
      createdAt: kit.clock.now(),
    } as const;
    await kit.db.insert(newsletterSubscriptions).values(left);
    await merge(goes, stays);

    expect(await newsletterOf(stays)).toEqual(['unsubscribed']);
  });
});
