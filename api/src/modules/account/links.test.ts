import { eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import { type TestUser, testApp } from '../../testing';
import { untilWaiting } from '../../testing/untilWaiting';
import { lockAccountNow } from '../account-lock/accountLock';
import { eraseUser } from '../privacy/eraseUser';

const kit = testApp();

const save = (as: TestUser, body: object) => kit.post('/account/social-links', body, { as });
const show = async (as: TestUser) => (await kit.get('/account/social-links', { as })).body;

describe('/account/social-links', () => {
  it('needs a session, and refuses the id of another user', async () => {
    const [ana, ivo] = [await kit.person(), await kit.person()];

    expect(await kit.get('/account/social-links')).toMatchObject({ status: 401 });
    expect(await kit.post('/account/social-links', {})).toMatchObject({ status: 401 });
    expect(await save(ana, { user_id: ivo.id, x: '' })).toMatchObject({ status: 403 });
    expect(await save(ana, { user_id: ana.id, x: '' })).toMatchObject({ status: 200 });
  });

  it('stores what is sent, clears what is empty, leaves the rest unchanged', async () => {
    const ana = await kit.person();
    await save(ana, { linkedIn: ' https://www.linkedin.com/in/ana ', x: 'https://x.com/ana' });
    await save(ana, { x: '', website_links: 'http://ana.example/?q=č' });
    const links = {
      linkedIn: 'https://www.linkedin.com/in/ana',
      x: null,
      website_links: 'http://ana.example/?q=č',
    };

    expect(await show(ana)).toEqual(links);
    expect((await kit.get(`/users/${ana.id}`)).body.data.socialLinks).toEqual(links);
  });

  it('writes nothing into an account that is erased at the same time', async () => {
    const ana = await kit.person();
    let saving!: ReturnType<typeof save>;
    await kit.db.transaction(async (tx) => {
      await lockAccountNow(tx, ana.id);
      saving = save(ana, { x: 'https://x.com/ana' });
      await untilWaiting(tx);
      await eraseUser({ ...kit.deps, db: tx }, ana.id);
    });

    expect(await saving).toMatchObject({ status: 401 });
    const [row] = await kit.db.select().from(users).where(eq(users.id, ana.id));
    expect(row).toMatchObject({ name: 'Former', x: null });
  });

  it.each([
    ['linkedIn', 'https://linkedin.com.evil.example/in/ana'],
    ['linkedIn', 'https://evil.example/linkedin.com'],
    ['x', 'https://notx.com/ana'],
    ['website_links', 'javascript:alert(1)'],
    ['website_links', 'data:text/html,x'],
    ['website_links', 'https://user:secret@ana.example'],
    ['website_links', 'http://127.0.0.1/'],
    ['website_links', 'http://0x7f000001/'],
    ['website_links', 'http://[::1]/'],
    ['website_links', 'http://localhost/'],
    ['website_links', 'ana.example'],
    ['website_links', 'https://ana.example/a b'],
    ['website_links', `https://ana.example/${'a'.repeat(255)}`],
    ['website_links', 7],
  ])('refuses %s %j', async (field, link) => {
    const ana = await kit.person();
    const { status, body } = await save(ana, { [field]: link });

    expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 422, fields: [field] });
    expect(await show(ana)).toEqual({ linkedIn: null, x: null, website_links: null });
  });
});
