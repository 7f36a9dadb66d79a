import { DAY, HOUR } from '../app/clock';
import {
  contactMessages,
  newsletterSubscriptions,
  profileViewers,
  sessions,
  startupUpdates,
  viewSalts,
} from '../db/schema';
import { testApp } from '../testing';
import { mailbox } from '../testing/mailbox';
import { purge } from './purge';

const kit = testApp();
const mail = mailbox(kit);

const counts = async () => {
  const tables = {
    contactMessages,
    newsletterSubscriptions,
    profileViewers,
    sessions,
    startupUpdates,
    viewSalts,
  };
  const pairs = Object.entries(tables).map(async ([name, table]) => [
    name,
    await kit.db.$count(table),
  ]);
  return Object.fromEntries(await Promise.all(pairs));
};

it('deletes everything in its time, and not before', async () => {
  const startup = await kit.startup();
  const founder = await kit.joins(startup);
  const text = { name: 'Ana', email: 'ana@b.example', message: 'Hello, hello, hello.' };
  await kit.post('/contact', text);
  await kit.post('/email-subscribe', { email: 'ana@b.example' });
  await mail.collect();
  await kit.post('/profile-view', { profile_type: 'startup', startup_id: startup.id });
  for (const update of ['One', 'Two']) {
    await kit.post(`/startups/${startup.id}/updates`, { update }, { as: founder });
  }
  const [{ id }] = (await kit.get(`/startups/${startup.id}/updates`)).body.data;
  await kit.del(`/startups/${startup.id}/updates/${id}`, { as: founder });
  const full = await counts();
  expect(full).toEqual({
    contactMessages: 1,
    newsletterSubscriptions: 1,
    profileViewers: 1,
    sessions: 1,
    startupUpdates: 2,
    viewSalts: 1,
  });

  kit.clock.advance(23 * HOUR);
  await purge(kit.deps);
  expect(await counts()).toEqual(full);

  kit.clock.advance(2 * DAY);
  await purge(kit.deps);
  expect(await counts()).toMatchObject({
    profileViewers: 0,
    viewSalts: 0,
    newsletterSubscriptions: 1,
  });

  kit.clock.advance(5 * DAY);
  await purge(kit.deps);
  expect(await counts()).toMatchObject({
    newsletterSubscriptions: 0,
    sessions: 1,
    startupUpdates: 2,
  });

  kit.clock.advance(23 * DAY);
  await purge(kit.deps);
  expect(await counts()).toMatchObject({ sessions: 0, startupUpdates: 1, contactMessages: 1 });

  kit.clock.advance(340 * DAY);
  await purge(kit.deps);
  expect(await counts()).toMatchObject({ contactMessages: 0, startupUpdates: 1 });
});
