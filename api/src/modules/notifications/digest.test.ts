import { eq } from 'drizzle-orm';

import { perform } from '../../admin/perform';
import { HOUR } from '../../app/clock';
import { users } from '../../db/schema';
import { type TestStartup, type TestUser, testApp } from '../../testing';
import { mailbox } from '../../testing/mailbox';
import { sendDigests } from './digest';

const kit = testApp();
const mail = mailbox(kit);

let startup: TestStartup;
let founder: TestUser;
let fan: TestUser;
beforeEach(async () => {
  kit.clock.set('2025-03-11T09:00:00Z');
  startup = await kit.startup({ name: 'Zrno' });
  founder = await kit.joins(startup);
  fan = await kit.person();
  const preferences = [{ type: 'startup-update', on_site: true, by_mail: true }];
  for (const as of [fan, founder]) {
    await kit.post('/notifications/preferences', { preferences }, { as });
    await kit.post(`/startups/${startup.id}/follow`, {}, { as });
  }
  kit.clock.advance(HOUR);
});

const post = async (update: string) => {
  const { body } = await kit.post(`/startups/${startup.id}/updates`, { update }, { as: founder });
  return body.data.id as number;
};

/** The digest mailed to a user on a morning in March, at an hour. */
async function mailed({ email }: TestUser, at: string) {
  kit.clock.set(`2025-03-${at}:00:00Z`);
  await sendDigests(kit.deps);
  const texts = (await mail.for(email)).map(({ body }) => body.text);
  return ['Bees', 'Hives', 'Honey'].filter((word) => texts.some((text) => text.includes(word)));
}

describe('the digest of followed startups', () => {
  it('is sent at seven, with updates until then; later ones follow a day later', async () => {
    await post('Bees');
    kit.clock.set('2025-03-12T07:30:00Z');
    await post('Hives');

    expect(await mailed(fan, '12T06')).toEqual([]);
    expect(await mailed(fan, '12T08')).toEqual(['Bees']);
    expect(await mailed(fan, '13T07')).toEqual(['Hives']);
  });

  it('leaves out the reader’s own updates', async () => {
    await post('Bees');
    expect(await mailed(founder, '12T07')).toEqual([]);
  });

  it('leaves out updates deleted since', async () => {
    const id = await post('Bees');
    await post('Honey');
    await kit.del(`/startups/${startup.id}/updates/${id}`, { as: founder });

    expect(await mailed(fan, '12T07')).toEqual(['Honey']);
    expect((await kit.get('/notifications', { as: fan })).body.data).toHaveLength(1);
  });

  it('leaves out a startup that was withdrawn since, as the site does', async () => {
    await post('Bees');
    await perform(kit.deps, { argv: ['startups', 'withdraw', '--startup', startup.slug] });

    expect(await mailed(fan, '12T07')).toEqual([]);
    expect((await kit.get('/notifications', { as: fan })).body.data).toEqual([]);
  });

  it('is not sent to deactivated users', async () => {
    await post('Bees');
    await kit.db.update(users).set({ disabledAt: kit.clock.now() }).where(eq(users.id, fan.id));

    expect(await mailed(fan, '12T07')).toEqual([]);
  });
});
