import { DAY } from '../../app/clock';
import { PASSWORD, type TestUser, testApp } from '../../testing';
import { linkIn, mailbox } from '../../testing/mailbox';
import { eraseDue } from './eraseDue';

const kit = testApp();
const mail = mailbox(kit);

const ask = (as: TestUser, password: string) => kit.post('/account/delete', { password }, { as });
const status = async (as: TestUser) => (await kit.get('/account/delete', { as })).body.deletes_at;

describe('the link in the mail about a deletion', () => {
  const keep = async (link: URL, as?: TestUser) => {
    const path = `${link.pathname.replace('/api', '')}${link.search}`;
    expect(await kit.get(path, { as })).toMatchObject({ status: 200 });
    return kit.post(path, {}, { as });
  };
  async function asked() {
    const ana = await kit.person();
    await ask(ana, PASSWORD);
    const [letter] = await mail.for(ana.email);
    return { ana, link: linkIn(letter).url };
  }

  it('keeps the account, without a login, and is idempotent', async () => {
    const { ana, link } = await asked();
    const path = `${link.pathname.replace('/api', '')}${link.search}`;
    await kit.get(path);
    expect(await status(ana)).not.toBeNull();

    const stored = {
      status: 200,
      body: { message: 'Your account will not be deleted. Everything in it is kept.' },
    };
    expect(await keep(link)).toMatchObject(stored);
    expect(await status(ana)).toBeNull();
    expect(await keep(link)).toMatchObject(stored);
    kit.clock.advance(20 * DAY);
    await eraseDue(kit.deps);
    expect(await kit.get(`/users/${ana.id}`)).toMatchObject({ status: 200 });
  });

  it('is mailed once to a user who requests deletion in two places at once, and keeps the account', async () => {
    const ana = await kit.person();
    await mail.collect();
    const answers = await Promise.all([ask(ana, PASSWORD), ask(ana, PASSWORD)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    const [letter, ...more] = await mail.for(ana.email);
    expect(more).toEqual([]);

    expect(await keep(linkIn(letter).url)).toMatchObject({ status: 200 });
    expect(await status(ana)).toBeNull();
  });

  it('affects its own account only, whoever opens it', async () => {
    const { ana, link } = await asked();
    const other = await kit.person();
    await ask(other, PASSWORD);
    expect(await keep(link, other)).toMatchObject({ status: 200 });
    expect(await status(ana)).toBeNull();
    expect(await status(other)).not.toBeNull();
  });

  it('works until the last day, and does not cancel a later request', async () => {
    const { ana, link } = await asked();
    kit.clock.advance(14 * DAY - 1_000);
    expect(await keep(link)).toMatchObject({ status: 200 });

    await ask(ana, PASSWORD);
    expect(await keep(link)).toMatchObject({ status: 422 });
    expect(await status(ana)).not.toBeNull();
  });

  it('is refused once the account is erased, and when it is forged', async () => {
    const { link } = await asked();
    kit.clock.advance(15 * DAY);
    await eraseDue(kit.deps);
    expect(await keep(link)).toMatchObject({ status: 422 });
    for (const token of ['none', 'MSAx.mac', `${link.searchParams.get('token')}x`]) {
      const made = new URL(link);
      made.searchParams.set('token', token);
      expect(await keep(made)).toMatchObject({ status: 422 });
    }
  });
});
