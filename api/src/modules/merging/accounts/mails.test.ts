import { newsletterSubscriptions } from '../../../db/schema';
import { type TestUser, testApp } from '../../../testing';
import { letterFixture } from '../../../testing/letterFixture';
import { linkIn } from '../../../testing/mailbox';
import { staffMember } from '../../../testing/staffMember';
import { BATCH_MS, postLetters } from '../../letters/postLetters';
import { mergeFixture } from './testing/mergeFixture';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
const { merge } = mergeFixture(kit);
let writer: TestUser;
const { mail, subscribe, draft, agreed, batch, get } = letterFixture(kit, () => writer);
const two = async () => [await kit.person(), await kit.person()] as const;
const addresses = (mails: Awaited<ReturnType<typeof batch>>) =>
  mails.filter(({ body }) => body.subject.startsWith('News')).map(({ to }) => to.email);

beforeAll(async () => {
  writer = await staffMember(kit, 'letters');
});
beforeEach(async () => {
  await kit.db.delete(newsletterSubscriptions);
});

describe('a letter stored for the duplicate', () => {
  it('is sent to the remaining account, also when its mail was waiting already, with a working unsubscribe link', async () => {
    const [goes, stays] = await two();
    await subscribe(goes.email);
    const id = await draft();
    await agreed('send', id);
    await postLetters(kit.deps);
    expect(await get(id)).toMatchObject({ state: 'sent' });
    kit.clock.advance(BATCH_MS);
    await merge(goes, stays);

    const mails = await batch();
    expect(addresses(mails)).toEqual([stays.email]);
    expect(await get(id)).toMatchObject({ state: 'sent', recipients: 1 });
    const letter = mails.find(({ body }) => body.headers?.['List-Unsubscribe']);
    const address = letter!.body.headers!['List-Unsubscribe']!.slice(1, -1);
    await kit.post(address.slice(address.indexOf('/mailed-links')), {});
    expect(await agreed('send', await draft())).toMatchObject({ status: 422 });
  });

  it('is sent once, when it was stored for both', async () => {
    const [goes, stays] = await two();
    await subscribe(goes.email, stays.email);
    await agreed('send', await draft());
    await merge(goes, stays);

    expect(addresses(await batch())).toEqual([stays.email]);
  });
});

it('an invitation whose mail waited is sent to the remaining account, which can accept it', async () => {
  const [goes, stays] = await two();
  const startup = await kit.startup();
  const founder = await kit.joins(startup);
  const members = [{ email: goes.email, position: 'Sales' }];
  await kit.post(`/my/startups/${startup.id}/invite-members`, { members }, { as: founder });
  await merge(goes, stays);

  const invited = (await mail.for(stays.email)).find(({ body }) => body.text.includes('token='));
  const { token } = linkIn(invited);
  const accepting = kit.post('/startups/invitations/accept-invite', { token }, { as: stays });
  expect(await accepting).toMatchObject({ status: 200 });
});
