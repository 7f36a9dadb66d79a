import { type TestUser, testApp } from '../../testing';
import { letterFixture } from '../../testing/letterFixture';
import { staffMember } from '../../testing/staffMember';
import { newsletterQueries } from '../newsletter/newsletter.queries';

const kit = testApp();
let mira: TestUser;
const { subscribe, draft, agreed, batch } = letterFixture(kit, () => mira);

it('a member who unsubscribes from the newsletter still gets letters to members', async () => {
  mira = await staffMember(kit, 'letters');
  const ana = await kit.person();
  await subscribe(ana.email);
  await agreed('send', await draft());
  const sent = (await batch()).find(({ to }) => to.email === ana.email);
  const [, link = ''] = /<(.+)>/.exec(sent!.body.headers!['List-Unsubscribe']!) ?? [];
  const { pathname, search } = new URL(link);
  expect(await kit.post(pathname.replace('/api', '') + search, {})).toMatchObject({ status: 200 });

  expect(await newsletterQueries(kit.db).isConfirmed(ana.email)).toBe(false);
  const { body } = await kit.get('/notifications/preferences', { as: ana });
  expect(body.data).toContainEqual(expect.objectContaining({ type: 'letter', by_mail: true }));
});
