import { keyring, oneKey } from 'server-kit/keyring';

import { deliverMail } from '../jobs/deliverMail';
import type { OutgoingMail } from '../mail/mailTransport';
import { muteToken } from '../modules/notifications/muteByLink';
import { buildApp } from '../server/app';
import { PASSWORD, testApp } from '../testing';
import { caller } from '../testing/caller';
import { linkIn, mailbox } from '../testing/mailbox';
import { keysFrom } from './keys';

const OLD = { id: '0', secret: 'the key that all is made with at first' };
const NEW = { id: '1', secret: 'the key that comes after it' };
const kit = testApp({ keys: keysFrom(oneKey(OLD.secret)) });
const mail = mailbox(kit);

/** The api, restarted over the same data with other keys. */
async function restarted(...keys: (typeof OLD)[]) {
  const deps = { ...kit.deps, keys: keysFrom(keyring(keys)) };
  const app = await buildApp(deps);
  async function collect() {
    const arrived: OutgoingMail[] = [];
    const send = async (sent: OutgoingMail) => void arrived.push(sent);
    await deliverMail(deps, { send, close: () => undefined });
    return arrived;
  }
  return { deps, collect, ...caller(app), close: () => app.close() };
}
const pathOf = (sent: OutgoingMail | undefined) => {
  const { url } = linkIn(sent);
  return url.pathname.replace('/api', '') + url.search;
};
const form = (email: string) => ({
  name: 'Ana',
  surname: '/',
  email,
  password: PASSWORD,
  password_confirmation: PASSWORD,
});

it('sessions and links survive a new key that writes, while the old one reads', async () => {
  const member = await kit.person();
  const { body: calendar } = await kit.post('/account/calendar-feed', undefined, { as: member });
  await kit.post('/register', form('mailed@people.example'));
  const [mailed] = await mail.for('mailed@people.example');
  await kit.post('/register', form('waiting@people.example'));
  const mute = muteToken(kit.deps, member.id, 'new-follower');
  const proof = kit.deps.keys.clients.prove('203.0.113.99');

  const api = await restarted(NEW, OLD);
  expect(await api.get('/user', { as: member })).toMatchObject({ status: 200 });
  expect(await api.get(new URL(calendar.url).pathname.replace('/api', ''))).toMatchObject({
    status: 200,
  });
  expect(await api.post(pathOf(mailed), {})).toMatchObject({ status: 200 });
  const waiting = (await api.collect()).find(({ to }) => to.email === 'waiting@people.example');
  expect(await api.post(pathOf(waiting), {})).toMatchObject({ status: 200 });
  expect(await api.post(`/mailed-links/mute?token=${mute}`, {})).toMatchObject({ status: 200 });
  expect(api.deps.keys.clients.proven(proof)).toBe('203.0.113.99');

  // New secrets stay valid without the old key.
  await api.post('/register', form('later@people.example'));
  const [later] = await api.collect();
  const sealed = muteToken(api.deps, member.id, 'new-follower');
  await api.close();
  const alone = await restarted(NEW);
  expect(await alone.get('/user', { as: member })).toMatchObject({ status: 200 });
  expect(await alone.post(pathOf(later), {})).toMatchObject({ status: 200 });
  expect(await alone.post(`/mailed-links/mute?token=${sealed}`, {})).toMatchObject({ status: 200 });
  expect(await alone.post(`/mailed-links/mute?token=${mute}`, {})).toMatchObject({ status: 422 });
  await alone.close();
});
